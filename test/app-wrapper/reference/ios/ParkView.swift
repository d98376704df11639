// A reference of the contract in app/shared/app-wrapper/README.md. It was not built here; see ../README.md.
import AuthenticationServices
import CryptoKit
import SwiftUI
import WebKit

private let park = "https://voffpark.example"
private let app = "app=1&appswitchUrl=voffpark"

struct ParkView: View {
    @StateObject private var model = Park()

    var body: some View {
        ZStack(alignment: .bottom) {
            ParkWeb(view: model.web).ignoresSafeArea()
            if model.isSignedOut { Button("Sign in", action: model.openBrowser).buttonStyle(.borderedProminent).padding() }
        }
    }
}

private struct ParkWeb: UIViewRepresentable {
    let view: WKWebView
    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ view: WKWebView, context: Context) {}
}

final class Park: NSObject, ObservableObject, WKScriptMessageHandler, WKNavigationDelegate,
    ASWebAuthenticationPresentationContextProviding
{
    @Published var isSignedOut = false
    let web = WKWebView()
    private var signIn: ASWebAuthenticationSession?

    override init() {
        super.init()
        // The page finds it as webkit.messageHandlers.voffpark.
        web.configuration.userContentController.add(self, name: "voffpark")
        web.navigationDelegate = self
        web.allowsBackForwardNavigationGestures = true
        load("/h5/choose?\(app)")
    }

    /// Steps 2 and 3 of the way in. The code comes back to this session alone; the verifier never leaves the app before.
    func openBrowser() {
        var bytes = [UInt8](repeating: 0, count: 32)
        guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess else { return }
        let verifier = base64url(Data(bytes))
        let challenge = base64url(Data(SHA256.hash(data: Data(verifier.utf8))))
        let address = URL(string: "\(park)/?\(app)&appswitchPathname=in&appChallenge=\(challenge)")!
        signIn = ASWebAuthenticationSession(url: address, callbackURLScheme: "voffpark") { [weak self] back, _ in
            let items = back.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false)?.queryItems } ?? []
            guard let code = items.first(where: { $0.name == "token" })?.value,
                code.range(of: "^[A-Za-z0-9_-]{43}$", options: .regularExpression) != nil
            else { return }
            self?.isSignedOut = false
            self?.load("/stage/auth?token=\(code)&\(app)#v=\(verifier)")
        }
        signIn?.presentationContextProvider = self
        signIn?.start()
    }

    func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage) {
        let from = message.frameInfo.securityOrigin
        guard message.frameInfo.isMainFrame, "\(from.protocol)://\(from.host)" == park,
            let text = message.body as? String,
            let said = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        else { return }
        switch said["type"] as? String {
        case "choose": if let id = said["id"] as? Int { load("/h5/mobile-client?id=\(id)&app=1") }
        case "sign-out": isSignedOut = true
        default: break
        }
    }

    /// "loading", "loaded" or "kicked".
    func tell(_ word: String) { web.evaluateJavaScript("window.postMessage('\(word)', location.origin)") }

    /// Whatever leaves the park goes to the system's browser.
    func webView(_: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let to = action.request.url, action.targetFrame?.isMainFrame ?? true else { return .allow }
        if "\(to.scheme ?? "")://\(to.host ?? "")" == park && to.port == nil { return .allow }
        if to.scheme == "https" || to.scheme == "mailto" { await UIApplication.shared.open(to) }
        return .cancel
    }

    func presentationAnchor(for _: ASWebAuthenticationSession) -> ASPresentationAnchor { web.window ?? ASPresentationAnchor() }

    private func load(_ path: String) { web.load(URLRequest(url: URL(string: park + path)!)) }
}

private func base64url(_ data: Data) -> String {
    data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
        .replacingOccurrences(of: "=", with: "")
}
