import TransitionKit

/// A conversation: bubbles, and a field for the next message.
final class ChatScreen: SampleScreen {
  private let bar = UIView()
  private let line = UIView()
  private let field = UITextField()
  private let plus = UIImageView(symbol: "plus", size: 20, .regular, .systemGray)
  private let mic = UIImageView(symbol: "mic.fill", size: 16, .regular, .systemGray)
  private let content = UIScrollView()
  private lazy var day = UILabel(say("Today 9:32", "今天 9:32"), size: 11, .medium, .secondaryLabel)
  private lazy var receipt = UILabel(say("Read", "已读"), size: 11, .medium, .secondaryLabel)
  private lazy var bubbles = messages.enumerated().map { number, message in
    let next = number + 1 < messages.count ? messages[number + 1].1 : nil
    return Bubble(message.0, isOwn: message.1, hasTail: next != message.1)
  }

  private var messages: [(String, Bool)] {
    [
      (say("Hello from the train!", "我在火车上啦！"), false),
      (say("Where are you off to?", "这是去哪儿？"), true),
      (say("To my parents. They want the attic cleared.", "回爸妈家，帮他们收拾阁楼。"), false),
      (say("Good luck with that", "祝你好运"), true),
      (say("Guess what I found in the attic!", "猜猜我在阁楼翻到了什么！"), false),
      (say("The old tent?", "那顶旧帐篷？"), true),
      (say("And the stove. It still works.", "还有炉子，居然还能用。"), false),
      (say("Let’s take them out soon.", "那得赶紧带出去用用。"), true),
      (say("Forecast says sun all weekend.", "预报说周末都是晴天。"), false),
      (say("Are we still on for Saturday?", "周六还去爬山吗？"), false),
      (say("Yes! The trail is clear again.", "去！上山的路已经通了。"), true),
      (say("Great. Is the nine o’clock train early enough?", "太好了，九点的火车来得及吗？"), false),
      (say("Nine is fine. I’ll bring soup.", "九点没问题，我带热汤。"), true),
      (say("Then I’ll bake some bread.", "那我早起烤点面包。"), false),
      (say("Perfect", "完美"), true),
      (say("Take a warm coat, it gets cold up there once the sun is gone.", "记得带件厚外套，山上太阳一落就冷得很快，别感冒了。"), false),
      (say("Will do. See you at the station!", "好的，车站见！"), true),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = say("Saturday Hike", "周六爬山群")
    navigationItem.rightBarButtonItem = UIBarButtonItem(symbol: "video")
    let prompt = say("Message", "发消息")
    field.attributedPlaceholder = NSAttributedString(string: prompt, attributes: [.foregroundColor: UIColor.placeholderText])
    field.layer.cornerRadius = 17
    field.layer.borderWidth = 1
    field.layer.borderColor = UIColor(hex: look.isDark ? 0x38383A : 0xD1D1D6).cgColor
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 34))
    field.leftViewMode = .always
    line.backgroundColor = .separator
    bar.backgroundColor = .systemBackground
    for part in [line, field, plus, mic] { bar.addSubview(part) }
    day.textAlignment = .center
    receipt.textAlignment = .right
    for part in [day, receipt] + bubbles { content.addSubview(part) }
    for part in [content, bar] { view.addSubview(part) }
  }

  override func place(_ room: CGRect) {
    let line = CGFloat(34).scaled
    let barTop = room.maxY - line - 16
    bar.frame = CGRect(x: 0, y: barTop, width: view.bounds.width, height: view.bounds.height - barTop)
    self.line.frame = CGRect(x: 0, y: 0, width: bar.bounds.width, height: 0.5)
    field.font = .scaled(17)
    plus.frame = CGRect(x: room.minX + 10, y: 8, width: 34, height: line)
    field.frame = CGRect(x: room.minX + 52, y: 8, width: max(room.width - 68, 0), height: line)
    mic.frame = CGRect(x: field.frame.maxX - 34, y: 8, width: 34, height: line)
    content.frame = CGRect(x: room.minX, y: 0, width: room.width, height: max(barTop, 0))
    content.contentInsetAdjustmentBehavior = .never
    content.contentInset.top = room.minY
    placeBubbles(width: room.width)
  }

  /// Lays the bubbles out, the last at the end of what is seen.
  private func placeBubbles(width: CGFloat) {
    day.place(x: 16, middle: CGFloat(20).scaled, width: width - 32)
    var y = CGFloat(36).scaled
    for bubble in bubbles {
      let size = bubble.size(in: min(width * 0.74, 460))
      bubble.frame = CGRect(x: bubble.isOwn ? width - 16 - size.width : 16, y: y, width: size.width, height: size.height)
      y += size.height + (bubble.hasTail ? 9 : 3)
    }
    receipt.place(x: 16, middle: y - 9 + CGFloat(11).scaled, width: width - 36)
    let height = max(y - 9 + CGFloat(27).scaled, content.bounds.height - content.contentInset.top)
    content.contentSize = CGSize(width: width, height: height)
    content.contentOffset.y = height - content.bounds.height
  }
}

/// A message, at the side of who wrote it, with a tail where that person says nothing more.
private final class Bubble: UIView {
  private(set) var isOwn = false
  private(set) var hasTail = false
  private let words = UILabel()

  override class var layerClass: AnyClass { CAShapeLayer.self }

  convenience init(_ text: String, isOwn: Bool, hasTail: Bool) {
    self.init(frame: .zero)
    (self.isOwn, self.hasTail) = (isOwn, hasTail)
    words.text = text
    words.font = .scaled(17)
    words.adjustsFontForContentSizeCategory = true
    words.numberOfLines = 0
    words.textColor = isOwn ? .white : .label
    addSubview(words)
  }

  func size(in width: CGFloat) -> CGSize {
    let size = words.sizeThatFits(CGSize(width: max(width - 28, 1), height: .greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up) + 28, height: size.height.rounded(.up) + 15)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    words.frame = CGRect(x: 14, y: 7, width: max(bounds.width - 28, 0), height: max(bounds.height - 15, 0))
    let shape = layer as? CAShapeLayer
    shape?.fillColor = (isOwn ? UIColor.systemBlue : .systemGray5).resolvedColor(with: traitCollection).cgColor
    shape?.path = outline.cgPath
  }

  /// How round the corners are where there is room.
  private static let radius: CGFloat = 18

  private var outline: UIBezierPath {
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: min(Self.radius, bounds.height / 2))
    guard hasTail, bounds.height >= 20, bounds.width >= 20 else { return path }
    // The tail is drawn on the right, and turned over for the other side.
    let (end, foot) = (bounds.width, bounds.height)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: isOwn ? end + x : -x, y: foot + y) }
    let tail = UIBezierPath()
    tail.move(to: point(0, -18))
    tail.addCurve(to: point(6, 0), controlPoint1: point(0, -8), controlPoint2: point(2, -2))
    tail.addCurve(to: point(-9, -4), controlPoint1: point(1, 1), controlPoint2: point(-5, -1))
    tail.addLine(to: point(-18, -14))
    tail.close()
    // Bubble and tail wind the same way, so that nothing is cut out where they lie over one another.
    path.append(isOwn ? tail : tail.reversing())
    return path
  }
}
