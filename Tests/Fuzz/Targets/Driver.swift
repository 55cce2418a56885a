import Foundation

/// The function that libFuzzer calls with each input; FUZZ_TARGET names the target that takes it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    do {
      try Driver.target.run(bytes)
    } catch {
      fatalError("\(error)")
    }
  }
  return 0
}

private enum Driver {
  static let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.named(name) else {
      fatalError("FUZZ_TARGET is one of \(FuzzTarget.all.map(\.name).joined(separator: ", ")), not “\(name)”")
    }
    return target
  }()
}
