import Foundation
import UIKit

// Reads the PNG at one path and writes it anew to another, in a program that links UIKit alone: UIKitImages FROM TO

guard let image = UIImage(contentsOfFile: CommandLine.arguments[1]), let data = image.pngData(),
  UIImage(data: data)?.size == image.size
else { fatalError("\(CommandLine.arguments[1]) is not read and written") }
try data.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
