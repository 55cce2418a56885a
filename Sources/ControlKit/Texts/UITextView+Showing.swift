@_spi(Rooms) internal import ScrollKit
@_spi(Rooms) internal import ViewKit

extension UITextView: TextShowing {
  package var shownText: (words: String, font: UIFont)? { hasText ? (manuscript.shown.string, manuscript.font) : nil }
}

extension UITextView {
  func textDidChange() {
    needsPage = true
    setNeedsLayout()
    if !isScrollEnabled {
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }

  func adjustFonts() {
    guard adjustsFontForContentSizeCategory, window != nil else { return }
    let category = traitCollection.preferredContentSizeCategory
    manuscript.changeFonts { $0.adjusted(to: category) }
  }

  // MARK: Layout

  /// The room between the view's left and right edges and the letters.
  private var sides: CGFloat { textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding }

  /// The text with its links as the view shows them.
  private var textWithLinks: NSAttributedString {
    let text = manuscript.shown
    let links = text.parts.filter { $0.attributes[.link] != nil }
    guard !links.isEmpty else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    let looks = linkTextAttributes ?? [.foregroundColor: tintColor as Any, .underlineStyle: 0]
    for link in links { shown.addAttributes(looks, range: link.range) }
    return shown
  }

  private func page(_ width: CGFloat) -> TextPage {
    TextPage(
      textWithLinks, (manuscript.font, manuscript.color, manuscript.alignment), width: width,
      lineLimit: max(textContainer.maximumNumberOfLines, 0), textContainer.lineBreakMode)
  }

  func textSize(atWidth width: CGFloat) -> CGSize {
    let (size, scale) = (page(width - sides).size, layer.stage?.layoutScale ?? 1)
    let full = CGSize(width: size.width + sides, height: size.height + textContainerInset.top + textContainerInset.bottom)
    return CGSize(width: min(full.width.upToPixel(at: scale), width), height: full.height.upToPixel(at: scale))
  }

  /// Lays the text out for the view's width, and makes the content as high as it is.
  func layOutText() {
    let width = max(bounds.width - adjustedContentInset.left - adjustedContentInset.right, 0)
    guard needsPage || canvas.bounds.width != width else { return }
    needsPage = false
    let page = page(width - sides)
    let padding = textContainer.lineFragmentPadding
    let tall = page.size.height + textContainerInset.top + textContainerInset.bottom
    let height = tall.upToPixel(at: layer.stage?.layoutScale ?? 1)
    textContainer.size = CGSize(
      width: width - textContainerInset.left - textContainerInset.right, height: isScrollEnabled ? .infinity : page.size.height)
    UIView.performWithoutAnimation {
      canvas.frame = CGRect(x: 0, y: 0, width: width, height: height)
      canvas.show(page, at: CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top))
    }
    contentSize = CGSize(width: width, height: height)
    showSelection()
  }

  // MARK: Selection

  private var caretFrame: CGRect {
    let selection = manuscript.selection
    return canvas.caretFrame(at: selection.location + selection.length, lineHeight: manuscript.font.lineHeight)
  }

  /// Brings caret and marks up to date.
  func showSelection() {
    let shows = isEditing && manuscript.selection.length == 0
    UIView.performWithoutAnimation {
      canvas.mark(isFirstResponder ? manuscript.selection : NSRange(location: 0, length: 0))
      canvas.caret.frame = caretFrame
    }
    if shows { canvas.caret.blink() } else { canvas.caret.stop() }
  }

  func showRange(_ range: NSRange) {
    layoutIfNeeded()
    let first = canvas.caretFrame(at: range.location, lineHeight: manuscript.font.lineHeight)
    let last = canvas.caretFrame(at: range.location + range.length, lineHeight: manuscript.font.lineHeight)
    scrollRectToVisible(canvas.convert(first.union(last), to: self), animated: false)
  }
}

extension CGFloat {
  /// The next multiple of a pixel that is not smaller; what rounding errors have added is no reason to go up.
  fileprivate func upToPixel(at scale: CGFloat) -> CGFloat {
    isFinite ? (self * scale - 1 / 1024).rounded(.up) / scale : self
  }
}
