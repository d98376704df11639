import readingFont from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2'
import touchIcon from '#app/art/built/site/apple-touch-icon.png'
import cardDk from '#app/art/built/site/og-dk.png'
import cardEn from '#app/art/built/site/og-en.png'
import cardNo from '#app/art/built/site/og-no.png'
import cardSe from '#app/art/built/site/og-se.png'
import pixelFont from '#app/art/built/voffpark-pixel-400.woff2'
import titleFont from '#app/art/built/voffpark-pixel-700.woff2'
import { PALETTE } from '#app/art/palette.ts'
import type { Language } from '#durable/rules/languages.ts'

const CARDS: Record<Language, string> = { dk: cardDk, en: cardEn, no: cardNo, se: cardSe }

/** Facts for the head of a page that only the server can look up. */
export type HeadFacts = {
  /** "https://…", for the absolute addresses that crawlers need. */
  origin: string
  /** The preview picture of a link to the site, 1200 × 630, as an absolute address. */
  card: string
  touchIcon: string
  /** The fonts of the first screen of every page, which are preloaded. */
  fonts: readonly string[]
  themeColor: string
}

export function headFacts(url: string, language: Language): HeadFacts {
  const { origin } = new URL(url)
  return {
    origin,
    card: origin + CARDS[language],
    touchIcon,
    fonts: [readingFont, titleFont, pixelFont],
    themeColor: PALETTE.water2,
  }
}
