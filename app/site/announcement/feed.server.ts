import { PRODUCT_NAME } from '#app/product.ts'
import { inLanguage } from '#app/shared/head/addresses.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { feedOf } from './feed-link.tsx'
import type { ArchivedAnnouncement } from './read-archive.server.ts'

type Feed = {
  origin: string
  language: Language
  /** The name of the feed, and a sentence about it. */
  title: string
  description: string
  announcements: readonly ArchivedAnnouncement[]
}

/** The announcements as RSS 2.0, with absolute addresses. */
export function feed({ origin, language, title, description, announcements }: Feed): string {
  const self = escaped(origin + feedOf(language))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escaped(title)}</title>`,
    `<link>${escaped(inLanguage(`${origin}/announcements`, language))}</link>`,
    `<description>${escaped(description)}</description>`,
    `<language>${LANGUAGE_TAGS[language]}</language>`,
    `<generator>${escaped(PRODUCT_NAME)}</generator>`,
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...announcements.map((announcement) => item(origin, language, announcement)),
    '</channel>',
    '</rss>',
  ].join('\n')
}

function item(origin: string, language: Language, { id, title, summary, date }: ArchivedAnnouncement): string {
  const address = escaped(inLanguage(`${origin}/announcement/${id}`, language))
  return [
    '<item>',
    `<title>${escaped(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
    `<description>${escaped(escaped(summary))}</description>`,
    '</item>',
  ].join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for XML, which has no place for some signs at all. A reader takes a description for HTML: it is escaped twice. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
