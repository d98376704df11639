import icon192 from '#app/art/built/site/icon-192.png'
import icon512 from '#app/art/built/site/icon-512.png'
import maskable from '#app/art/built/site/icon-maskable-512.png'
import icon96 from '#app/art/built/site/icon-monochrome-96.png'
import picnic from '#app/art/built/site/screen-picnic.png'
import playground from '#app/art/built/site/screen-playground.png'
import pond from '#app/art/built/site/screen-pond.png'
import summer from '#app/art/built/site/screen-summer.png'
import { PALETTE } from '#app/art/palette.ts'
import { i18nServer } from '#app/i18n.server.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'

const WIDE = { sizes: '1280x800', type: 'image/png', form_factor: 'wide' }
const SHORTCUT_ICONS = [{ src: icon192, sizes: '192x192', type: 'image/png' }]
const NARROW = { sizes: '560x1000', type: 'image/png', form_factor: 'narrow' }

/**
 * The web app's manifest: what a home screen shows and opens. `id` never changes, or an installed app would become
 * another one.
 */
export async function appManifest(language: Language) {
  const tag = LANGUAGE_TAGS[language]
  const t = await i18nServer.getFixedT(tag, 'site')
  const words = await i18nServer.getFixedT(tag, ['kennel', 'pages'])
  return {
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: t('home.description', { product: PRODUCT_NAME }),
    lang: tag,
    dir: 'ltr',
    start_url: '/h5/choose?from=home',
    scope: '/',
    display: 'standalone',
    launch_handler: { client_mode: 'navigate-existing' },
    background_color: PALETTE.grass4,
    theme_color: PALETTE.water2,
    categories: ['games', 'social'],
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: icon96, sizes: '96x96', type: 'image/png', purpose: 'monochrome' },
    ],
    screenshots: [
      { src: summer, ...WIDE, label: t('slides.summer.shows') },
      { src: picnic, ...WIDE, label: t('slides.picnic.shows') },
      { src: pond, ...NARROW, label: t('slides.pond.shows') },
      { src: playground, ...NARROW, label: t('slides.playground.shows') },
    ],
    shortcuts: [
      { name: words('kennel:choose.title'), url: '/h5/choose?from=home', icons: SHORTCUT_ICONS },
      { name: words('pages:highscore.title'), url: '/highscore', icons: SHORTCUT_ICONS },
    ],
  }
}
