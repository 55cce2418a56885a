/// The attributes that need Objective-C or an app around the code, and go away.
enum Attributes {
  static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "NSManaged",
    "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main",
  ]
}
