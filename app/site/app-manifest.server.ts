import icon192 from '#app/art/built/site/icon-192.png'
import icon512 from '#app/art/built/site/icon-512.png'
import maskable from '#app/art/built/site/icon-maskable-512.png'
import { PALETTE } from '#app/art/palette.ts'
import { i18nServer } from '#app/i18n.server.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { type Language, LANGUAGE_TAGS } from '#durable/rules/languages.ts'

/** The web app's manifest: names, icons and colours for a home screen. */
export async function appManifest(language: Language) {
  const t = await i18nServer.getFixedT(LANGUAGE_TAGS[language], 'site')
  return {
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: t('home.description', { product: PRODUCT_NAME }),
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PALETTE.grass4,
    theme_color: PALETTE.water2,
    categories: ['games', 'social'],
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
