import TransitionKit

/// A music library: a search field, playlists with their covers, and a tab bar.
final class ListScreen: SampleScreen, UITableViewDataSource {
  private lazy var playlists = Playlist.all(look)
  private let table = UITableView()
  private let header = UIView()
  private let search = UISearchBar()
  private let tabs = UITabBarController()

  override var tint: UIColor { .systemPink }

  override var source: UIView? { table.cellForRow(at: IndexPath(row: 0, section: 0)) }
  override var sharedPicture: UIView? { (source as? PlaylistCell)?.cover }
  override var headerElement: UIView? { header }

  override func viewDidLoad() {
    super.viewDidLoad()
    showPlainBar()
    let heading = makeHeading(say("Library", "资料库"))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    search.searchBarStyle = .minimal
    search.placeholder = say("Playlists, songs", "歌单、歌曲")
    header.frame.size.width = view.bounds.width
    heading.frame = CGRect(x: 16, y: 3, width: view.bounds.width - 32, height: 41)
    header.add(heading, .flexibleWidth)
    search.frame = CGRect(x: 8, y: 0, width: view.bounds.width - 16, height: 52)
    header.add(search, .flexibleWidth)
    placeHeader()
    table.separatorInset = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 0)
    table.dataSource = self
    table.register(PlaylistCell.self, forCellReuseIdentifier: "playlist")
    addTabs()
    setContentScrollView(table, for: .top)
  }

  /// Gives the header the room that the large title takes, if that is not in the bar, and the rows their height.
  private func placeHeader() {
    let (height, row) = (headingHeight + 48, CGFloat(64).scaled)
    if table.rowHeight != row { table.rowHeight = row }
    guard header.frame.height != height || table.tableHeaderView == nil else { return }
    header.frame.size.height = height
    heading?.frame.size.height = max(headingHeight - 11, 0)
    search.frame.origin.y = headingHeight - 6
    table.tableHeaderView = header
  }

  private func addTabs() {
    let items = [
      (say("Home", "首页"), "house"), (say("Library", "资料库"), "square.stack"), (say("Discover", "发现"), "sparkles"),
      (say("Me", "我的"), "person.crop.circle"),
    ]
    tabs.viewControllers = items.map { title, symbol in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
      return controller
    }
    tabs.selectedIndex = 1
    tabs.tabBar.tintColor = tint
    let ground = UITabBarAppearance()
    ground.configureWithOpaqueBackground()
    ground.backgroundColor = UIColor(hex: look.isDark ? 0x161618 : 0xF9F9F9)
    tabs.tabBar.standardAppearance = ground
    tabs.tabBar.scrollEdgeAppearance = ground
    addChild(tabs)
    tabs.view.map(view.addSubview)
    tabs.didMove(toParent: self)
    let content = tabs.viewControllers?[1].view
    table.frame = content?.bounds ?? .zero
    content?.add(table, [.flexibleWidth, .flexibleHeight])
  }

  override func place(_ room: CGRect) {
    // Among tabs the screen has a bar below it already.
    tabs.tabBar.isHidden = tabBarController != nil
    tabs.view.frame = view.bounds
    placeHeader()
    // On a device that lies on its side, the rows keep clear of the camera by themselves; what stands above them does not.
    guard room.width < view.bounds.width else { return }
    heading?.frame = CGRect(x: room.minX + 16, y: 3, width: room.width - 32, height: 41)
    search.frame = CGRect(x: room.minX + 8, y: headingHeight - 6, width: room.width - 16, height: 52)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "playlist", for: indexPath)
    (cell as? PlaylistCell)?.show(playlists[indexPath.row % playlists.count])
    return cell
  }
}

/// A playlist's cover, its name and how many songs it has.
private final class PlaylistCell: UITableViewCell {
  let cover = Cover(frame: .zero)
  private let name = UILabel("", size: 17)
  private let detail = UILabel("", size: 13, .regular, .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    cover.clipsToBounds = true
    cover.layer.cornerRadius = 6
    cover.layer.cornerCurve = .continuous
    for part in [cover, name, detail] as [UIView] { contentView.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ playlist: Playlist) {
    cover.show(playlist.art)
    (name.text, detail.text) = (playlist.name, playlist.detail)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    cover.frame = CGRect(x: 16, y: ((contentView.bounds.height - 48) / 2).rounded(), width: 48, height: 48)
    name.place(x: 80, middle: CGFloat(22).scaled, width: width - 88)
    detail.place(x: 80, middle: CGFloat(43).scaled, width: width - 88)
  }
}
