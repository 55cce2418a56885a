/// The first stored property of classes whose objects are values of attributed strings.
///
/// When Foundation joins two runs of an attributed string, CoreFoundation takes bits 8 to 19 of the word behind an object's head for the
/// type of one of its own objects, and ends the program where they are 0. With any other number it asks the object's `isEqual`.
package struct CoreFoundationHead: Sendable {
  private let type: UInt = 0x100

  package init() {}
}
