// Names of file types as MobileCoreServices declares them, up to iOS 14.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Text without formats.
public let kUTTypePlainText = "public.plain-text"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Text in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Text of any kind.
public let kUTTypeText = "public.text"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A URL.
public let kUTTypeURL = "public.url"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The URL of a file.
public let kUTTypeFileURL = "public.file-url"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An image.
public let kUTTypeImage = "public.image"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A PNG image.
public let kUTTypePNG = "public.png"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A JPEG image.
public let kUTTypeJPEG = "public.jpeg"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A GIF image.
public let kUTTypeGIF = "com.compuserve.gif"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A movie.
public let kUTTypeMovie = "public.movie"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A video, with or without sound.
public let kUTTypeVideo = "public.video"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A PDF document.
public let kUTTypePDF = "com.adobe.pdf"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Data of any kind.
public let kUTTypeData = "public.data"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A property list.
public let kUTTypePropertyList = "com.apple.property-list"
