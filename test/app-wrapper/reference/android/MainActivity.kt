// A reference of the contract in app/shared/app-wrapper/README.md. It was not built here; see ../README.md.
package dk.voffpark.app

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.util.Base64
import android.view.Gravity
import android.view.View
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.Button
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.addCallback
import androidx.browser.customtabs.CustomTabsIntent
import androidx.webkit.WebViewCompat
import java.security.MessageDigest
import java.security.SecureRandom
import org.json.JSONException
import org.json.JSONObject

private const val PARK = "https://voffpark.example"
private const val APP = "app=1&appswitchUrl=voffpark"
private val CODE = Regex("[\\w-]{43}")

/** In the manifest: launchMode "singleTask", and an intent filter VIEW, BROWSABLE for the scheme "voffpark", host "in". */
class MainActivity : ComponentActivity() {
    private lateinit var web: WebView
    private lateinit var signIn: Button

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        web = WebView(this)
        web.settings.javaScriptEnabled = true
        web.settings.domStorageEnabled = true
        web.webViewClient = OwnPagesOnly()
        // The only bridge of Android that is bound to an origin. It must be there before the first page.
        WebViewCompat.addWebMessageListener(web, "voffpark", setOf(PARK)) { _, message, _, isMainFrame, _ ->
            if (isMainFrame) hear(message.data ?: "")
        }
        signIn = Button(this).apply { text = "Sign in"; visibility = View.GONE; setOnClickListener { openBrowser() } }
        val below = FrameLayout.LayoutParams(-1, -2, Gravity.BOTTOM)
        setContentView(FrameLayout(this).apply { addView(web); addView(signIn, below) })
        onBackPressedDispatcher.addCallback(this) { if (web.canGoBack()) web.goBack() else finish() }
        if (!comesBack(intent)) web.loadUrl("$PARK/h5/choose?$APP")
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        comesBack(intent)
    }

    /** Step 2 of the way in. The verifier is stored, since Android may end the app while the browser is in front. */
    private fun openBrowser() {
        val verifier = ByteArray(32).also(SecureRandom()::nextBytes).base64url()
        getPreferences(MODE_PRIVATE).edit().putString("verifier", verifier).apply()
        val challenge = MessageDigest.getInstance("SHA-256").digest(verifier.toByteArray()).base64url()
        val address = Uri.parse("$PARK/?$APP&appswitchPathname=in&appChallenge=$challenge")
        CustomTabsIntent.Builder().build().launchUrl(this, address)
    }

    /** Step 3: the browser has opened voffpark://in with a code. Anybody may call this, so a code without a verifier is nothing. */
    private fun comesBack(intent: Intent): Boolean {
        val code = intent.data?.takeIf { it.scheme == "voffpark" && it.host == "in" }?.getQueryParameter("token") ?: ""
        val verifier = getPreferences(MODE_PRIVATE).getString("verifier", null) ?: return false
        if (!CODE.matches(code)) return false
        getPreferences(MODE_PRIVATE).edit().remove("verifier").apply()
        signIn.visibility = View.GONE
        web.loadUrl("$PARK/stage/auth?token=$code&$APP#v=$verifier")
        return true
    }

    private fun hear(text: String) {
        val message = try { JSONObject(text) } catch (_: JSONException) { return }
        when (message.optString("type")) {
            "choose" -> web.loadUrl("$PARK/h5/mobile-client?id=${message.optInt("id")}&app=1")
            "sign-out" -> signIn.visibility = View.VISIBLE
        }
    }

    /** "loading", "loaded" or "kicked". */
    private fun tell(word: String) = web.evaluateJavascript("window.postMessage('$word', location.origin)", null)

    override fun onPause() { super.onPause(); tell("loading") }

    override fun onResume() { super.onResume(); tell("loaded") }

    /** Whatever leaves the park goes to the system's browser. */
    private inner class OwnPagesOnly : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val to = request.url
            if ("${to.scheme}://${to.authority}" == PARK) return false
            if (to.scheme == "https" || to.scheme == "mailto") startActivity(Intent(Intent.ACTION_VIEW, to))
            return true
        }
    }
}

private fun ByteArray.base64url() = Base64.encodeToString(this, Base64.URL_SAFE or Base64.NO_PADDING or Base64.NO_WRAP)
