import type { Announcement } from '#app/queries.ts'
import { inLanguage, languageAddresses } from '#app/shared/head/addresses.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'

const PAGES = [
  '/',
  '/rules',
  '/team',
  '/credits',
  '/highscore',
  '/highscore/KnogleKnas',
  '/highscore/JumpingDog',
  '/highscore/CatsFree',
  '/help',
  '/dressing-room',
  '/fk-wanted',
  '/whatis/alder',
  '/whatis/rang',
  '/whatis/kobbel',
]

/** The sitemap: each public page in each language, with links to its other languages. */
export function sitemap(origin: string, announcements: readonly Pick<Announcement, 'id' | 'date'>[]): string {
  const news = announcements.map(({ id, date }) => ({ pathname: `/announcement/${id}`, changed: date }))
  const pages = [...PAGES.map((pathname) => ({ pathname, changed: null })), ...news]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(({ pathname, changed }) => entries(origin + pathname, alternates(origin, pathname), changed)),
    '</urlset>',
  ].join('\n')
}

function entries(address: string, links: string, changed: string | null): string[] {
  const stamp = changed ? `<lastmod>${changed}</lastmod>` : ''
  const addresses = [address, ...LANGUAGES.map((language) => inLanguage(address, language))]
  return addresses.map((loc) => `<url><loc>${loc}</loc>${stamp}${links}</url>`)
}

function alternates(origin: string, pathname: string): string {
  return languageAddresses(origin, pathname)
    .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
    .join('')
}
