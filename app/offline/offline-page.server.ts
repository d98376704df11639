import dog from '#app/art/built/site/offline.png?inline'
import font from '#app/art/built/voffpark-pixel-700.woff2?inline'
import { PALETTE } from '#app/art/palette.ts'
import { i18nServer } from '#app/i18n.server.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'

/** Two art pixels of 3 CSS pixels each are the line of a frame elsewhere on the site. */
const STYLE = `@font-face{font-family:Pixel;font-weight:700;src:url(${font})}
html{min-height:100%;background:${PALETTE.grass4};color:${PALETTE.ink};font:1.0625rem/1.5 system-ui,sans-serif}
body{display:grid;min-height:100vh;margin:0;place-items:center}
main{box-sizing:border-box;width:min(100% - 32px,460px);margin:16px;border:6px solid ${PALETTE.soil1};outline:2px solid ${PALETTE.ink};background:${PALETTE.cream};text-align:center}
img{display:block;width:100%;border-bottom:4px solid ${PALETTE.soil1};image-rendering:pixelated}
h1{margin:24px 16px 8px;font:700 30px/1.1 Pixel,monospace}
p{margin:8px 24px 24px}
a{display:inline-block;box-sizing:border-box;min-height:48px;padding:10px 24px;outline-offset:3px;border:2px solid ${PALETTE.ink};background:${PALETTE.grass1};color:${PALETTE.cream};font:700 20px/24px Pixel,monospace;text-decoration:none;box-shadow:0 4px ${PALETTE.ink}}
a:focus-visible{outline:4px solid ${PALETTE.ink}}`

/** The page is at the address that failed, so loading that again is all there is to do. */
const SCRIPT = `addEventListener('online',()=>location.reload())`

/**
 * The page that a browser shows without a net, whole in one document, and its policy. A service worker keeps it for
 * weeks, so style and script are allowed by hash: a nonce would be the same each time.
 */
export async function offlinePage(language: Language): Promise<{ html: string; policy: string }> {
  const tag = LANGUAGE_TAGS[language]
  const t = await i18nServer.getFixedT(tag, 'pages')
  const [style, script] = await Promise.all([hashOf(STYLE), hashOf(SCRIPT)])
  const html = `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('offline.title')} · ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<img src="${dog}" alt="" width="460" height="207">
<h1>${t('offline.heading')}</h1>
<p>${t('offline.text')}</p>
<p><a href="">${t('offline.again')}</a></p>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`
  const policy = [
    `default-src 'none'`,
    `style-src ${style}`,
    `script-src ${script}`,
    `img-src data:`,
    `font-src data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
  return { html, policy }
}

/** A source expression that allows exactly this inline text. */
async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}
