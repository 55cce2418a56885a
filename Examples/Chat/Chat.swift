// A chat: the keyboard comes and lifts the words, a message is sent, the keyboard goes.
// render-transition --style Examples/Chat/Chat.swift chat.gif
import UIKit

@MainActor public func scene(_ stage: Stage) -> () -> Void {
  let chat = ChatViewController()
  stage.window.rootViewController = chat
  stage.advance(to: 0)
  return {
    chat.beginWriting()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { chat.type("Bring a coat, the hut is cold") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.1) { chat.send() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { chat.endWriting() }
  }
}

struct Message {
  let text: String
  let isOwn: Bool
}

final class ChatViewController: UIViewController, UITableViewDataSource {
  private var messages = [
    Message(text: "Are we still on for Saturday?", isOwn: false),
    Message(text: "Yes! The path is clear up to the hut, I asked yesterday.", isOwn: true),
    Message(text: "Great. Shall I take the early train or is the one at nine soon enough?", isOwn: false),
    Message(text: "Nine is fine", isOwn: true),
    Message(text: "Then I will have time for bread", isOwn: false),
    Message(text: "And I make soup.", isOwn: true),
    Message(text: "What else do we need?", isOwn: false),
  ]
  private let table = UITableView()
  private let bar = UIView()
  private let field = UITextField()
  private var height: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.separatorStyle = .none
    table.dataSource = self
    table.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    table.contentInset.top = 8
    bar.backgroundColor = .secondarySystemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Message"
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    for part in [field, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(part)
    }
    for part in [table, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    button.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor), table.bottomAnchor.constraint(equalTo: bar.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor), table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -12),
      button.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -12),
      button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
    ])
  }

  /// The last message stays above the bar, in the keyboard's own time.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard height != table.bounds.height else { return }
    height = table.bounds.height
    scrollToEnd(animated: false)
  }

  private func scrollToEnd(animated: Bool) {
    table.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }

  func beginWriting() {
    field.becomeFirstResponder()
  }

  func endWriting() {
    field.resignFirstResponder()
  }

  func type(_ text: String) {
    field.text = text
  }

  func send() {
    messages.append(Message(text: field.text ?? "", isOwn: true))
    field.text = nil
    table.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .fade)
    scrollToEnd(animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    (cell as? BubbleCell)?.show(messages[indexPath.row])
    return cell
  }
}

/// A message, at most three quarters of the width, at the side of who wrote it.
final class BubbleCell: UITableViewCell {
  private let bubble = UIView()
  private let words = UILabel()
  private var left: NSLayoutConstraint!
  private var right: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubble.layer.cornerRadius = 17
    words.numberOfLines = 0
    for part in [bubble, words] { part.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(words)
    left = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    right = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      words.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      words.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      words.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      words.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message) {
    words.text = message.text
    words.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .systemBlue : .systemGray5
    (left.isActive, right.isActive) = (false, false)
    (message.isOwn ? right : left)?.isActive = true
  }
}
