import { inLanguage, languageAddresses } from '#app/shared/head/addresses.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { archivePath } from './announcement/archive-path.ts'

const PAGES = [
  '/',
  '/rules',
  '/privacy',
  '/team',
  '/credits',
  '/highscore',
  '/highscore/KnogleKnas',
  '/highscore/JumpingDog',
  '/highscore/CatsFree',
  '/help',
  '/announcements',
  '/dressing-room',
  '/fk-wanted',
  '/report',
  '/transparency',
  '/whatis/alder',
  '/whatis/rang',
  '/whatis/kobbel',
]

type Listed = { news: readonly { id: number; date: string }[]; archivePages: number }

/** The sitemap: each public page in each language, with links to its other languages. */
export function sitemap(origin: string, { news, archivePages }: Listed): string {
  const archive = Array.from({ length: archivePages - 1 }, (_, index) => archivePath(index + 2))
  const pages = [
    ...[...PAGES, ...archive].map((pathname) => ({ pathname, changed: null })),
    ...news.map(({ id, date }) => ({ pathname: `/announcement/${id}`, changed: date })),
  ]
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
