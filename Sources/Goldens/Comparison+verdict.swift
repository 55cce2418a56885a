extension Comparison {
  private var count: Int { footage.frames.count }

  /// The result of the comparison, and the limit that decided it.
  func verdict(_ name: String) -> Finding {
    var finding: Finding
    if isSame {
      finding = Finding(name, .same, ["\(name) is the same: \(count.of("frame"))"], limits: limits, footage, hashes)
      if limits != .exact { finding.warnings.append("\(name) needs no limit: every pixel is the same, \(limits) is asked for") }
    } else if passes {
      finding = Finding(name, .within, ["\(name) is within its limits: \(allowance)"], limits: limits, footage, hashes)
      finding.warnings = looseLimits.map { "\(name): \($0)" }
    } else {
      finding = Finding(name, .differs, ["\(name) differs from its golden"] + reasons, limits: limits, footage, hashes)
      finding.badFrames = (bad.map(badFrame) + unseen.map(unseenFrame)).sorted { $0.frame < $1.frame }
    }
    let golden = facts.shape
    if golden != finding.shape { finding.goldenShape = golden }
    return finding
  }

  private func badFrame(_ frame: Int, _ found: FrameComparison) -> Finding.BadFrame {
    Finding.BadFrame(
      frame: frame, time: footage.frames[frame].time, over: found.over, different: found.different,
      levels: found.levels, distance: found.distance, x: found.worst.x, y: found.worst.y)
  }

  private func unseenFrame(_ frame: Int) -> Finding.BadFrame {
    Finding.BadFrame(
      frame: frame, time: footage.frames[frame].time, over: 0, different: 0, levels: 0, distance: 0, x: 0, y: 0, isUnseen: true)
  }

  // MARK: Why it fails

  /// The differences between golden and footage, and what decided that they count, as lines of text.
  var reasons: [String] {
    var lines = otherShape
    if let first = (bad.map(\.frame) + unseen).min() {
      lines.append("first bad frame: " + words(first))
      if let worst, worst.frame != first { lines.append("worst frame: " + words(worst.frame)) }
      let all = bad.count + unseen.count
      lines.append("\(all) of \(count.of("frame")) differ\(all.verbEnding)")
      if !unseen.isEmpty { lines.append(wayBack) }
    } else if hasOneSize {
      lines.append("the pixels of the frames that both have are the same")
    }
    let changes = parameterChanges
    if !changes.isEmpty { lines.append("made with other parameters: " + changes.joined(separator: ", ")) }
    lines.append("decided by " + decision)
    return lines
  }

  private func words(_ frame: Int) -> String {
    let place = "number \(frame), counted from 0 to \(count - 1), at \(footage.frames[frame].time.short) s: "
    guard let found = bad.first(where: { $0.frame == frame })?.comparison else {
      return place + "its hash differs, and the golden does not keep its picture"
    }
    return place + "\(found.different) of \(found.total.of("pixel")) differ\(found.different.verbEnding), the worst at "
      + "(\(found.worst.x), \(found.worst.y)) by \(found.levels.of("level")), ΔE \(found.distance.rounded(to: 2))"
  }

  /// How frames can be seen that the golden does not keep.
  private var wayBack: String {
    guard let commit = facts.commit else { return "what was expected is not kept: the commit that recorded the golden films it" }
    return "what was expected is not kept: commit \(commit), or the one that followed it with the golden, films it"
  }

  private var decision: String {
    if !otherShape.isEmpty { return "the shape of the film, which no limit covers" }
    guard limits != .exact else { return "exact comparison: no limit is in force" }
    let most = bad.map(\.comparison.over).max() ?? 0
    let total = bad.first?.comparison.total ?? 1
    let share = (Double(most) / Double(total) * 100).short
    return "the limits in force, \(limits): up to \(most.of("pixel")), \(share) % of a frame, \(most == 1 ? "is" : "are") over"
  }

  private var parameterChanges: [String] {
    let (old, new) = (facts.parameters, footage.parameters)
    return Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map { key in
      "\(key) \(old[key] ?? "none"), now \(new[key] ?? "none")"
    }
  }

  // MARK: Why it passes

  private var all: [FrameComparison] { different.map(\.comparison) }
  private var mostLevels: Int { all.map(\.levels).max() ?? 0 }
  private var mostDistance: Double { all.map(\.distance).max() ?? 0 }
  private var mostShare: Double { all.map(\.share).max() ?? 0 }

  private var allowance: String {
    "\(different.count) of \(count.of("frame")) differ\(different.count.verbEnding), by up to \(mostLevels.of("level")) and ΔE "
      + "\(mostDistance.rounded(to: 2)) in up to \((all.map(\.different).max() ?? 0).of("pixel")); allowed by \(limits)"
  }

  /// Lines on limits that could be tighter and would still let the footage pass.
  private var looseLimits: [String] {
    var lines: [String] = []
    if let channel = limits.channel, mostLevels < channel {
      lines.append("a limit of \(channel.of("level")) is looser than needed: \(mostLevels) would do")
    }
    if let perceptual = limits.perceptual, mostDistance < perceptual / 2 {
      lines.append("a limit of ΔE \(perceptual.short) is looser than needed: \(mostDistance.rounded(to: 2, .up)) would do")
    }
    if limits.share > 0, mostShare < limits.share / 2 {
      let needed = mostShare == 0 ? "none" : "\((mostShare * 100).rounded(to: 4, .up)) %"
      lines.append("a limit of \((limits.share * 100).short) % of the pixels is looser than needed: \(needed) would do")
    }
    return lines
  }

  // MARK: The worst frame

  /// The frame with the most pixels over the limits; among equals, the frame that differs most.
  var worst: (frame: Int, comparison: FrameComparison)? {
    bad.max { ($0.comparison.over, $0.comparison.distance) < ($1.comparison.over, $1.comparison.distance) }
  }
}

extension Footage {
  func shape(_ hashes: [PixelHash]) -> Finding.Shape {
    Finding.Shape(
      layout: layout, width: width, height: height, scale: scale, rate: rate, times: frames.map(\.time),
      pictures: numbersOfRuns(hashes))
  }
}

extension GoldenFacts {
  var shape: Finding.Shape {
    Finding.Shape(
      layout: layout, width: width, height: height, scale: scale, rate: rate, times: frames.map(\.time),
      pictures: pictureNumbers)
  }
}

extension Double {
  fileprivate func rounded(to places: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> String {
    let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
    return ((self * power).rounded(rule) / power).short
  }
}
