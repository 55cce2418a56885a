private import Foundation

/// The shared object that a person's sources were compiled to.
@MainActor
public enum SourceLibrary {
  /// The function by which generated code hands its style over.
  public nonisolated static let entry = "renderTransitionStyle"

  private typealias Entry = @convention(c) () -> UnsafeMutableRawPointer

  /// Loads the library, for as long as the process lives, and returns its style.
  public static func style(at path: String) throws(UnfitSource) -> SourceStyle {
    guard let handle = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL), let symbol = unsafe dlsym(handle, entry) else {
      throw UnfitSource(description: "\(path) cannot be loaded: \(unsafe dlerror().map { unsafe String(cString: $0) } ?? "")")
    }
    let pointer = unsafe unsafeBitCast(symbol, to: Entry.self)()
    return unsafe Unmanaged<SourceStyle>.fromOpaque(pointer).takeRetainedValue()
  }

  /// A style's pointer on its way to `style(at:)`, which takes it over.
  @safe private struct Parcel: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
  }

  /// Makes a style, and returns the pointer that `style(at:)` takes over.
  ///
  /// - Precondition: this is the main thread.
  public nonisolated static func handOver(_ make: @MainActor () -> SourceStyle) -> UnsafeMutableRawPointer {
    let parcel = MainActor.assumeIsolated { unsafe Parcel(pointer: Unmanaged.passRetained(make()).toOpaque()) }
    return unsafe parcel.pointer
  }
}
