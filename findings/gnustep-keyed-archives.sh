#!/usr/bin/env bash
# GNUstep and Foundation exchange keyed archives of dates and sets, but not of rectangles, identifiers and locales.
#
# Expected: GNUstep's NSKeyedUnarchiver reads a value from an archive with Foundation's keys, or raises an exception,
# and its NSKeyedArchiver writes the same keys.
# Found: It can neither write an NSValue with a rectangle or a range ("cannote encode structs") nor read Foundation's.
# It reads Foundation's NSUUID and NSTimeZone as nil and a locale of de_DE as en_US_POSIX, without an exception. What it
# writes for them has keys of its own (uuid instead of NS.uuidbytes) or values without names ($0), which only it reads
# again; so has a counted set. Dates, URLs, index sets and mutable strings are the same for both.
# Tested with GNUstep Base 1.28.0 of Debian 12.
set -euo pipefail
export LC_ALL=C
version=1.28.1+really1.28.0-5
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
installed=$(dpkg-query --show --showformat='${Version}' libgnustep-base-dev 2>/dev/null || true)
if [ "$installed" != "$version" ] || ! command -v gcc >/dev/null; then
  apt-get install -y -qq --no-install-recommends gcc gobjc gnustep-make "libgnustep-base-dev=$version" tzdata >/dev/null 2>&1
fi
cat >"$folder/probe.m" <<'OBJC'
#import <Foundation/Foundation.h>

static NSString *text(id value) {
  if ([value isKindOfClass: [NSUUID class]]) return [value UUIDString];
  if ([value isKindOfClass: [NSLocale class]]) return [value localeIdentifier];
  if ([value isKindOfClass: [NSTimeZone class]]) return [value name];
  if ([value isKindOfClass: [NSIndexSet class]]) return [NSString stringWithFormat: @"%d indexes", (int)[value count]];
  if ([value isKindOfClass: [NSCountedSet class]])
    return [NSString stringWithFormat: @"counted %d times", (int)[value countForObject: @"a"]];
  return value ? [[value description] stringByReplacingOccurrencesOfString: @"\n" withString: @""] : @"nil";
}

static void readFile(NSString *path) {
  NSString *name = [[path lastPathComponent] stringByDeletingPathExtension];
  NS_DURING
    printf("read %s: %s\n", [name UTF8String], [text([NSKeyedUnarchiver unarchiveObjectWithFile: path]) UTF8String]);
  NS_HANDLER
    printf("read %s: raises %s\n", [name UTF8String], [[localException name] UTF8String]);
  NS_ENDHANDLER
}

static void writeValue(const char *name, id value) {
  NS_DURING
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[NSKeyedArchiver alloc] initForWritingWithMutableData: data];
    [archiver encodeObject: value forKey: @"root"];
    [archiver finishEncoding];
    NSDictionary *list = [NSPropertyListSerialization propertyListFromData: data mutabilityOption: 0 format: NULL errorDescription: NULL];
    NSMutableArray *keys = [[[[[list objectForKey: @"$objects"] objectAtIndex: 1] allKeys] mutableCopy] autorelease];
    [keys removeObject: @"$class"];
    [keys sortUsingSelector: @selector(compare:)];
    NSKeyedUnarchiver *reader = [[NSKeyedUnarchiver alloc] initForReadingWithData: data];
    printf("write %s: %s, read as %s\n", name, [[keys componentsJoinedByString: @" "] UTF8String],
           [text([reader decodeObjectForKey: @"root"]) UTF8String]);
  NS_HANDLER
    printf("write %s: raises %s\n", name, [[localException reason] UTF8String]);
  NS_ENDHANDLER
}

int main(int count, char **arguments) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  setvbuf(stdout, NULL, _IONBF, 0);
  for (int index = 1; index < count; index++) readFile([NSString stringWithUTF8String: arguments[index]]);
  writeValue("rectangle", [NSValue valueWithRect: NSMakeRect(1, 2, 3, 4)]);
  writeValue("range", [NSValue valueWithRange: NSMakeRange(1, 2)]);
  writeValue("UUID", [[NSUUID alloc] initWithUUIDString: @"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]);
  writeValue("locale", [[NSLocale alloc] initWithLocaleIdentifier: @"de_DE"]);
  writeValue("time zone", [NSTimeZone timeZoneWithName: @"Europe/Berlin"]);
  writeValue("counted set", [NSCountedSet setWithObjects: @"a", @"a", nil]);
  writeValue("index set", [NSIndexSet indexSetWithIndexesInRange: NSMakeRange(2, 3)]);
  [pool release];
  return 0;
}
OBJC
# shellcheck disable=SC2046 # the flags are words
gcc -std=gnu11 $(gnustep-config --objc-flags | sed 's/-MMD -MP//') "$folder/probe.m" -o "$folder/probe" \
  $(gnustep-config --base-libs) 2>/dev/null
cat >"$folder/write.py" <<'PYTHON'
import plistlib
import sys
from plistlib import UID


def write(name, type_name, **values):
    """Writes an archive of one object with the keys that Foundation uses. A value in a list is an object of its own."""
    objects = ["$null", {}]
    for key, value in values.items():
        if isinstance(value, list):
            objects.append(value[0])
            value = UID(len(objects) - 1)
        objects[1][key.replace("_", ".")] = value
    objects.append({"$classname": type_name, "$classes": [type_name, "NSObject"]})
    objects[1]["$class"] = UID(len(objects) - 1)
    archive = {"$version": 100000, "$archiver": "NSKeyedArchiver", "$top": {"root": UID(1)}, "$objects": objects}
    with open(f"{sys.argv[1]}/{name}.plist", "wb") as file:
        plistlib.dump(archive, file, fmt=plistlib.FMT_BINARY)


write("rectangle", "NSValue", NS_special=3, NS_rectval=["{{1, 2}, {3, 4}}"])
write("point", "NSValue", NS_special=1, NS_pointval=["{1, 2}"])
write("range", "NSValue", NS_special=4, NS_rangeval_location=1, NS_rangeval_length=2)
write("UUID", "NSUUID", NS_uuidbytes=bytes.fromhex("E621E1F8C36C495A93FC0C247A3E6E5F"))
write("locale", "NSLocale", NS_identifier=["de_DE"])
with open("/usr/share/zoneinfo/Europe/Berlin", "rb") as zone:
    write("time zone", "NSTimeZone", NS_name=["Europe/Berlin"], NS_data=[zone.read()])
write("date", "NSDate", NS_time=100.0)
write("index set", "NSIndexSet", NSRangeCount=1, NSLocation=2, NSLength=3)
write("URL", "NSURL", NS_base=UID(0), NS_relative=["https://example.com/a"])
write("mutable string", "NSMutableString", NS_string="text")
PYTHON
/usr/bin/python3 "$folder/write.py" "$folder"
echo "GNUstep Base $version" | tee "$folder/seen"
cd "$folder"
TZ=UTC ./probe ./*.plist 2>/dev/null | tee -a "$folder/seen"
diff - "$folder/seen" <<'SEEN'
GNUstep Base 1.28.1+really1.28.0-5
read URL: https://example.com/a
read UUID: nil
read date: 2001-01-01 00:01:40 +0000
read index set: 3 indexes
read locale: en_US_POSIX
read mutable string: text
read point: raises NSInvalidUnarchiveOperationException
read range: raises NSInvalidUnarchiveOperationException
read rectangle: raises NSInvalidUnarchiveOperationException
read time zone: nil
write rectangle: raises -[NSKeyedArchiver encodeValueOfObjCType:at:]: this archiver cannote encode structs
write range: raises -[NSKeyedArchiver encodeValueOfObjCType:at:]: this archiver cannote encode structs
write UUID: uuid, read as E621E1F8-C36C-495A-93FC-0C247A3E6E5F
write locale: $0, read as de_DE
write time zone: $0, read as Europe/Berlin
write counted set: $0 $1 $2, read as counted 2 times
write index set: NSLength NSLocation NSRangeCount, read as 3 indexes
SEEN
