#!/usr/bin/env bash
# Readers of property lists for Ruby and Java turn infinity into 0, 1.0 into an integer, and line breaks into letters.
#
# Expected: CFPropertyList and plist (Ruby) and dd-plist (Java) return the values that Python's plistlib and libplist
# agree about, in XML, in the binary format and in OpenStep's.
# Found: Both Ruby libraries read nan and +infinity as 0.0 and the integer 0x10 as 0. CFPropertyList cuts a string at a
# comment, and in the binary format it writes 2^64 - 1 as -1. dd-plist refuses a whole document that contains nan or an
# infinity, although it reads both in the binary format. It reads the real 1 as an integer, the integer 5 between spaces
# as a real, and 2^64 - 1 as the real 1.8e19. In OpenStep's format it reads \n as the letter n and \t as the letter t;
# a .strings file is no supported format.
# Tested with ruby-cfpropertylist 2.2.8, ruby-plist 3.6.0, libdd-plist-java 1.20, OpenJDK 17 and libplist 2.2.0 of
# Debian 12, and Python's plistlib. Needs root only for apt-get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(ruby-cfpropertylist ruby-plist libdd-plist-java libplist-utils)
dpkg-query --show "${packages[@]}" >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
command -v javac >/dev/null || apt-get install -y -qq --no-install-recommends openjdk-17-jdk-headless >/dev/null 2>&1
cd "$folder"
dpkg-query --show --showformat '${Package} ${Version}\n' "${packages[@]}" | tee seen
cat >Read.java <<'JAVA'
import com.dd.plist.*;
import java.nio.file.*;

public class Read {
    static String text(NSObject value) {
        if (value instanceof NSDictionary) {
            StringBuilder result = new StringBuilder();
            for (String key : ((NSDictionary) value).allKeys()) {
                result.append(key).append(": ").append(text(((NSDictionary) value).objectForKey(key)));
            }
            return "{" + result + "}";
        }
        if (value instanceof NSNumber) {
            NSNumber number = (NSNumber) value;
            return number.type() == NSNumber.INTEGER ? "" + number.longValue() : "" + number.doubleValue();
        }
        return value.toString();
    }

    public static void main(String[] names) throws Exception {
        for (String name : names) {
            String result;
            try {
                result = text(PropertyListParser.parse(Files.readAllBytes(Paths.get(name))));
            } catch (Exception error) {
                result = error.getClass().getSimpleName();
            }
            System.out.println(name + "\tdd-plist\t" + result);
        }
    }
}
JAVA
cat >read.rb <<'RUBY'
require 'cfpropertylist'
require 'plist'
ARGV.each do |name|
  data = File.binread(name)
  native = CFPropertyList.native_types(CFPropertyList::List.new(data: data).value)
  puts "#{name}\tCFPropertyList\t#{native}"
  puts "#{name}\tplist.rb\t#{Plist.parse_xml(data)}" if name.end_with?('.xml')
end
list = CFPropertyList::List.new
list.value = CFPropertyList.guess(2**64 - 1)
File.binwrite('ruby.bin', list.to_str(CFPropertyList::List::FORMAT_BINARY))
RUBY
cat >probe.py <<'PYTHON'
import collections
import glob
import plistlib
import subprocess

XML = {
    "nan": "<real>nan</real>", "infinity": "<real>+infinity</real>", "hexadecimal": "<integer>0x10</integer>",
    "comment": "<string>a<!-- b -->c</string>", "one": "<real>1</real>",
    "spaces": "<integer> 5 </integer>", "largest": "<integer>18446744073709551615</integer>",
}
for name, element in XML.items():
    with open(f"{name}.xml", "w", encoding="utf-8") as file:
        file.write(f'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">{element}</plist>\n')
for name, value in [("nan", float("nan")), ("infinity", float("inf"))]:
    with open(f"{name}.bin", "wb") as file:
        plistlib.dump(value, file, fmt=plistlib.FMT_BINARY)
for name, text in [("line", r'{ a = "x\ny"; }'), ("tab", r'{ a = "x\ty"; }'), ("strings", '"a" = "b";')]:
    with open(f"{name}.txt", "w", encoding="utf-8") as file:
        file.write(text)

results = collections.defaultdict(dict)
files = sorted(glob.glob("*.xml")) + sorted(glob.glob("*.bin"))
for name in files:
    with open(name, "rb") as file:
        results[name]["plistlib"] = plistlib.load(file)
    if name.endswith(".xml"):
        subprocess.run(["plistutil", "-i", name, "-f", "bin", "-o", "libplist.out"], check=True)
        with open("libplist.out", "rb") as file:
            results[name]["libplist"] = plistlib.load(file)
subprocess.run(["javac", "-cp", "/usr/share/java/dd-plist.jar", "Read.java"], check=True, stderr=subprocess.DEVNULL)
java = ["java", "-cp", "/usr/share/java/dd-plist.jar:.", "Read", *files, *sorted(glob.glob("*.txt"))]
for command in (["ruby", "read.rb", *files], java):
    output = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout
    for line in output.splitlines():
        name, reader, value = line.split("\t")
        results[name][reader] = value
for name, values in results.items():
    print(f"{name}:", ", ".join(f"{reader} {value}" for reader, value in values.items()))
with open("ruby.bin", "rb") as file:
    print("2^64 - 1 of CFPropertyList:", plistlib.load(file))
PYTHON
python3 probe.py | tee -a seen
diff - seen <<'SEEN'
libdd-plist-java 1.20-1.1
libplist-utils 2.2.0-6+b2
ruby-cfpropertylist 2.2.8-1.2
ruby-plist 3.6.0-1
comment.xml: plistlib ac, libplist ac, CFPropertyList a, plist.rb ac, dd-plist ac
hexadecimal.xml: plistlib 16, libplist 16, CFPropertyList 0, plist.rb 0, dd-plist 16
infinity.xml: plistlib inf, libplist inf, CFPropertyList 0.0, plist.rb 0.0, dd-plist IllegalArgumentException
largest.xml: plistlib 18446744073709551615, libplist 18446744073709551615, CFPropertyList 18446744073709551615, plist.rb 18446744073709551615, dd-plist 1.8446744073709552E19
nan.xml: plistlib nan, libplist nan, CFPropertyList 0.0, plist.rb 0.0, dd-plist IllegalArgumentException
one.xml: plistlib 1.0, libplist 1.0, CFPropertyList 1.0, plist.rb 1.0, dd-plist 1
spaces.xml: plistlib 5, libplist 5, CFPropertyList 5, plist.rb 5, dd-plist 5.0
infinity.bin: plistlib inf, CFPropertyList Infinity, dd-plist Infinity
nan.bin: plistlib nan, CFPropertyList NaN, dd-plist NaN
line.txt: dd-plist {a: xny}
strings.txt: dd-plist PropertyListFormatException
tab.txt: dd-plist {a: xty}
2^64 - 1 of CFPropertyList: -1
SEEN
