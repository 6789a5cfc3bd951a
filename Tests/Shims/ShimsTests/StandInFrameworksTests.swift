import Foundation
import FoundationNetworking
import Gimbal
import GimbalDevices
import Testing
import UIKit

/// Names of other frameworks, as an app's source uses them: each behaves as on a device without accounts and network,
/// whose user denies every permission.
@MainActor @Suite struct StandInFrameworksTests {
  private final class Screen: UIViewController, @preconcurrency CLLocationManagerDelegate,
    WKNavigationDelegate,
    MKMapViewDelegate, UNUserNotificationCenterDelegate
  {
    var errors: [String] = []
    var regions = 0

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      errors.append("place \((error as NSError).code == CLError.denied.rawValue)")
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      errors.append("status \(manager.authorizationStatus == .denied)")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { errors.append("page \((error as? URLError)?.code == .notConnectedToInternet)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { regions += 1 }
  }

  /// Waits until all work that is now on the main queue is done.
  private func settle() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func `tests create subclasses of placemarks`() {
    final class Known: CLPlacemark, @unchecked Sendable {
      override var location: CLLocation? { CLLocation(latitude: 1, longitude: 2) }
    }
    #expect(Known().location?.coordinate.latitude == 1)
    #expect(CLPlacemark().location == nil)
  }

  @Test func `location access is denied on the main queue`() async {
    let (screen, manager) = (Screen(), CLLocationManager())
    manager.delegate = screen
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(screen.errors.isEmpty && manager.location == nil)
    await settle()
    #expect(screen.errors == ["status true", "place true"])
    let (london, paris) = (
      CLLocation(latitude: 51.5074, longitude: -0.1278),
      CLLocation(latitude: 48.8566, longitude: 2.3522)
    )
    #expect(abs(london.distance(from: paris) - 343_900) < 2_000)
    #expect(
      CLCircularRegion(center: london.coordinate, radius: 350_000, identifier: "a")
        .contains(paris.coordinate))
  }

  @Test func `a view of a scene stores it, and a scene is called when it is presented`() {
    final class Game: SKScene {
      var calls: [String] = []
      override func didMove(to view: SKView) { calls.append("to \(view === self.view)") }
      override func willMove(from view: SKView) { calls.append("from \(view === self.view)") }
    }
    let (model, scene) = (SCNView(), SCNScene())
    model.scene = scene
    #expect(model.scene === scene)
    let (view, game) = (SKView(), Game(size: CGSize(width: 100, height: 50)))
    view.presentScene(game)
    #expect(view.scene === game && game.size == CGSize(width: 100, height: 50))
    view.presentScene(nil)
    #expect(view.scene == nil && game.view == nil && game.calls == ["to true", "from true"])
  }

  @Test func `a map stores its region and annotations`() {
    let (map, screen, point) = (MKMapView(), Screen(), MKPointAnnotation())
    map.delegate = screen
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 111_195,
        longitudinalMeters: 111_195), animated: true)
    #expect(screen.regions == 1 && map.centerCoordinate.latitude == 60)
    #expect(abs(map.region.span.latitudeDelta - 1) < 0.01)
    #expect(abs(map.region.span.longitudeDelta - 2) < 0.01)
    map.addAnnotations([point, MKPointAnnotation()])
    map.removeAnnotation(point)
    #expect(map.annotations.count == 1)
    map.register(MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
    let view = map.dequeueReusableAnnotationView(withIdentifier: "pin", for: point)
    #expect(view is MKPinAnnotationView && view.annotation === point)
  }

  @Test func `a web view fills its view, and its load fails`() async {
    let (web, screen) = (WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Screen())
    web.navigationDelegate = screen
    web.frame.size.width = 300
    web.layoutIfNeeded()
    #expect(web.scrollView.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    web.load(URLRequest(url: URL(string: "https://example.org")!))
    await settle()
    #expect(screen.errors == ["page true"] && web.url?.host == "example.org")
  }

  @Test func `notification requests are stored, and permission is denied`() async throws {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    center.add(
      UNNotificationRequest(
        identifier: "a", content: content,
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    #expect(await center.pendingNotificationRequests().map(\.trigger?.repeats) == [true])
    #expect(try await center.requestAuthorization(options: [.alert, .badge]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
  }

  @Test func `authentication and messages are unavailable, and sounds do not play`() async throws {
    var error: NSError?
    let policy = LAPolicy.deviceOwnerAuthenticationWithBiometrics
    #expect(!LAContext().canEvaluatePolicy(policy, error: &error))
    #expect(error?.code == LAError.biometryNotAvailable.rawValue)
    do {
      _ = try await LAContext().evaluatePolicy(policy, localizedReason: "a")
      Issue.record("nobody is recognized")
    } catch LAError.biometryNotAvailable {}
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(throws: (any Error).self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nothing.mp3"))
    }
    let player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: #filePath))
    #expect(player.play() && player.isPlaying)
    player.pause()
    #expect(!player.isPlaying)
  }

  @Test func `points of a map convert to coordinates of its region`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(18))
    sim.launch(UIViewController())
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 50, longitude: 10),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
    let position = map.convert(CGPoint(x: 75, y: 50), toCoordinateFrom: map)
    #expect(position.latitude == 50.5 && position.longitude == 11)
    #expect(map.convert(position, toPointTo: map) == CGPoint(x: 75, y: 50))
  }

  @Test func `only plain text is read as a document`() throws {
    typealias Text = NSAttributedString
    #expect(try Text(data: Data("a".utf8), documentAttributes: nil).string == "a")
    #expect(throws: CocoaError.self) {
      try Text(
        data: Data("<b>a</b>".utf8), options: [.documentType: Text.DocumentType.html],
        documentAttributes: nil)
    }
  }

  @Test func `sounds of an app have identifiers`() {
    var (one, two): (SystemSoundID, SystemSoundID) = (0, 0)
    #expect(
      AudioServicesCreateSystemSoundID(URL(fileURLWithPath: #filePath) as CFURL, &one)
        == kAudioServicesNoError)
    #expect(
      AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/nothing") as CFURL, &two)
        != kAudioServicesNoError)
    #expect(one != 0 && two == 0 && AudioServicesDisposeSystemSoundID(one) == 0)
  }

  @Test func `tables and lists have values by key`() {
    let table = ["a": ["b": 1]] as NSDictionary
    #expect(table.value(forKeyPath: "a.b") as? Int == 1 && table.value(forKey: "c") == nil)
    #expect(NSArray(array: [["b": 1], ["b": 2]]).value(forKey: "b") as? [Int] == [1, 2])
  }

  @Test func `videos do not play`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(18))
    let controller = sim.perform { AVPlayerViewController() }
    sim.launch(controller)
    let player = AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))
    sim.perform { controller.player = player }
    player.play()
    player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
    #expect(player.timeControlStatus == .playing && player.currentTime().seconds == 1.5)
    player.pause()
    #expect(player.rate == 0 && player.currentItem?.duration == .zero)
    sim.perform {
      let layer = AVPlayerLayer(player: player)
      controller.view.layer.addSublayer(layer)
      #expect(layer.player === player && !layer.isReadyForDisplay)
    }
  }

  @Test func `an exception that is raised ends the process`() async {
    await #expect(processExitsWith: .failure) {
      NSException(name: .genericException, reason: "a", userInfo: nil).raise()
    }
  }

  private final class Chooser: NSObject, UIAlertViewDelegate {
    var chosen: Int?
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      chosen = buttonIndex
    }
  }

  @Test func `a UIAlertView is shown as an alert controller`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(18))
    let (root, chooser) = (UIViewController(), Chooser())
    sim.launch(root)
    sim.perform {
      UIAlertView(
        title: "Won", message: "2048", delegate: chooser, cancelButtonTitle: "Stop",
        otherButtonTitles: "Again"
      ).show()
    }
    let shown = try #require(root.presentedViewController as? UIAlertController)
    #expect(shown.actions.map(\.title) == ["Stop", "Again"])
    #expect(shown.actions.map(\.style) == [.cancel, .default])
  }
}
