import Film
import Motion
import Raster
import Styles
import Testing
import TransitionKit

/// What moves in a transition, as curves.
@MainActor
struct MotionPlotTests {
  private func film(_ name: String) throws -> Film {
    try Film(#require(Style.all.named(name)), size: CGSize(width: 100, height: 200))
  }

  private func tracks(_ name: String, others: Int = 2) throws -> [MotionTrack] {
    var film = try film(name)
    film.motion = try LayerTrace(film).duration
    return try LayerTrace(film).tracks(on: film.size, others: others)
  }

  private func motion(_ name: String) throws -> MotionPlot.Motion {
    try MotionPlot.Motion(name, of: film(name), rate: 50)
  }

  /// Document 004: the incoming screen rises from one screen below, by a spring of damping 0.6 in a second.
  @Test func aSpringGoesTooFarAsItsDampingSays() throws {
    let track = try #require(try tracks("custom-push").first)
    #expect(track.role == .incoming && track.others == 0)
    #expect(track.samples.first?.y == 200 && track.samples.last?.y == 0)
    #expect(track.samples.allSatisfy { $0.x == 0 && abs($0.scale - 1) < 1e-9 && $0.alpha == 1 })
    let lowest = try #require(track.samples.map(\.y).min())
    #expect(abs(-lowest / 200 - 0.0948) < 0.001)
    #expect(try motion("custom-push").facts == "1 s · damping 0.6 · overshoot 9.5 %")
  }

  @Test func bothScreensOfAPushAreThere() throws {
    let tracks = try tracks("kugou-push")
    #expect(tracks.map(\.role) == [.incoming, .outgoing])
    #expect(tracks[0].samples.first?.x == 100 && tracks[0].samples.last?.x == 0)
    #expect(tracks[1].samples.first?.x == 0 && abs((tracks[1].samples.last?.x ?? 0) + 30) < 0.1)
    #expect(tracks[1].type == "SnapshotView")
  }

  @Test func aSheetIsTheScreenThatComesAndItsShadeIsNot() throws {
    let tracks = try tracks("system-present")
    #expect(tracks.map(\.type) == ["SheetCard", "SheetBackdrop", "UIView"])
    #expect(tracks[2].role == .other && tracks[2].samples.first?.alpha == 0)
    #expect(abs((tracks[1].samples.last?.scale ?? 0) - 0.9165) < 0.01)
  }

  /// A side of a cube that is turned away has no size, and half a turn of the cube shows both sides.
  @Test func sidesThatAreTurnedAwayAreNotSeen() throws {
    let tracks = try tracks("cube-push")
    #expect(tracks.map(\.role) == [.incoming, .outgoing])
    #expect(tracks[0].samples.first?.scale == 0 && abs((tracks[0].samples.last?.scale ?? 0) - 1) < 0.05)
    #expect(tracks[1].samples.first?.scale == 1)
  }

  @Test func aFrameThatGrowsIsAScaleWithoutAWay() throws {
    let track = try #require(try tracks("mg-center-to-full").first)
    #expect(track.samples.first?.scale == 0 && track.samples.last?.scale == 1)
    #expect(track.samples.allSatisfy { abs($0.x) < 1e-6 && abs($0.y) < 1e-6 && $0.speed < 1e-3 })
  }

  @Test func aMaskMovesNoLayer() throws {
    let motion = try motion("circle-reveal-push")
    #expect(motion.facts == "0.5 s · no layer moves or fades: masks, paths or contents change")
    #expect(MotionPlot([motion]).drawing.svg.contains("masks, paths or contents"))
  }

  @Test func pacesAreNamedAndMeasured() {
    let spring = MotionPace.spring(.fitted(duration: 0.5, dampingRatio: 0.7))
    #expect(spring.words == "damping 0.7" && abs((spring.overshoot ?? 0) - 0.046) < 0.0005)
    #expect(MotionPace.spring(.fitted(duration: 0.5, dampingRatio: 1)).overshoot == 0)
    #expect(MotionPace.curve([0, 0, 1, 1]).words == "linear" && MotionPace.curve([0, 0, 1, 1]).overshoot == 0)
    #expect(MotionPace.curve([0.42, 0, 0.58, 1]).words == "ease-in-out")
    let back = MotionPace.curve([0.34, 1.56, 0.64, 1])
    #expect(back.words == "curve 0.34 1.56 0.64 1" && (back.overshoot ?? 0) > 0.05)
    #expect(MotionPace.keyframes.overshoot == nil)
  }

  @Test func speedIsTheWayPerSecond() throws {
    let film = Film.running(0.5)
    let track = try #require(try LayerTrace(film).tracks(on: film.size, others: 1).first)
    #expect(track.samples.count == 26 && track.samples.allSatisfy { abs($0.speed - 200) < 1e-6 })
  }

  @Test func oneDrawingIsBothFilesAndTheSameEachTime() throws {
    let motions = [try motion("custom-push"), try motion("system-push")]
    let drawing = MotionPlot(motions).drawing
    #expect(drawing == MotionPlot([try motion("custom-push"), try motion("system-push")]).drawing)
    #expect(drawing.width == 800 && drawing.height == 500)
    let lines = drawing.svg.split(separator: "\n")
    #expect(lines.count == drawing.marks.count + 2 && lines.last == "</svg>")
    let picture = try drawing.picture().rasterized()
    #expect(picture.width == 800 && picture.height == 500)
    for (mark, line) in zip(drawing.marks, lines.dropFirst()) {
      guard case .dot(let point, _, _) = mark else { continue }
      let pixel = picture[Int(point.x), Int(point.y)]
      #expect(line.hasPrefix("<circle ") && pixel != picture[0, 0])
    }
    #expect(picture[0, 0] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func moreStylesTakeMoreRoomAndNamesAreWords() throws {
    let tracks = try tracks("custom-push")
    let motions = (0..<MotionPlot.most).map { MotionPlot.Motion("<\($0)> & co", duration: 1, tracks: tracks) }
    let drawing = MotionPlot(motions).drawing
    #expect(drawing.height == 500 + 7 * 22)
    #expect(drawing.svg.contains(">&lt;8&gt; &amp; co</text>") && !drawing.svg.contains("& co"))
  }

  /// The words at the axes are numbers with few digits, and the last time has its unit.
  @Test func axesHaveRoundNumbers() throws {
    let svg = MotionPlot([try motion("custom-push")]).drawing.svg
    for word in ["0.2", "1 s", "−100", "200", "points"] { #expect(svg.contains(">\(word)</text>"), "\(word)") }
  }
}
