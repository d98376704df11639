import { isSoundReason } from '#app/editor/kit/reason-field.tsx'
import { epochOfOslo, osloLocal } from '#app/shared/oslo-time.ts'
import { cleanLines, cleanText } from '#durable/rules/chat.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { RowFault } from '#durable/rules/sheets/faults.ts'
import { DESK_TEXTS } from '#durable/rules/staff/desk-texts.ts'
import type { EditedAnnouncement } from './news-queries.ts'

/** What an announcement has in each language, and how many letters that may be. */
export const NEWS_LIMITS = {
  title: DESK_TEXTS.newsTitle,
  message: DESK_TEXTS.newsMessage,
  imageAlt: DESK_TEXTS.imageAlt,
} as const
export type NewsPart = keyof typeof NEWS_LIMITS
const NEWS_PARTS = ['title', 'message', 'imageAlt'] as const

/** An announcement as it stands in the form. */
export type TypedNews = {
  /** One of ANNOUNCEMENT_TYPES, as a text. */
  type: string
  /** In the time of Oslo, such as "2026-11-20T16:00"; '' for none. */
  publishedAt: string
  /** A path; '' for no picture. */
  image: string
  texts: Record<Language, Record<NewsPart, string>>
}

/** What was typed and is not saved. `base` is the announcement from which it began, and `reason` that of the form. */
export type KeptNews = { base: TypedNews; typed: TypedNews; reason: string }

/** Where what was typed is kept in the tab of the browser; a null `id` is that of a new announcement. */
export function keptNewsKey(id: number | null): string {
  return `editor-news-${id ?? 'new'}`
}

export function isKeptNews(value: unknown): value is KeptNews {
  return isRecord(value) && isTypedNews(value.base) && isTypedNews(value.typed) && typeof value.reason === 'string'
}

function isTypedNews(value: unknown): value is TypedNews {
  if (!isRecord(value) || !isRecord(value.texts)) return false
  const { type, publishedAt, image, texts } = value
  return (
    [type, publishedAt, image].every((one) => typeof one === 'string') &&
    LANGUAGES.every((language) => {
      const text = texts[language]
      return isRecord(text) && NEWS_PARTS.every((part) => typeof text[part] === 'string')
    })
  )
}

/** The form of an announcement, or of a new one that would be out at `now` (epoch ms). */
export function typedNewsOf(news: EditedAnnouncement | null, now: number): TypedNews {
  const textIn = (language: Language) => {
    const text = news?.texts.find((one) => one.language === language)
    return { title: text?.title ?? '', message: text?.message ?? '', imageAlt: text?.imageAlt ?? '' }
  }
  return {
    type: String(news?.type ?? 0),
    publishedAt: osloLocal(news ? Date.parse(news.publishedAt) : now),
    image: news?.image ?? '',
    texts: { dk: textIn('dk'), en: textIn('en'), no: textIn('no'), se: textIn('se') },
  }
}

/** Whether anything is written in a language. */
export function isBegun(typed: TypedNews, language: Language): boolean {
  return NEWS_PARTS.some((part) => cleaned(part, typed.texts[language][part]) !== '')
}

/**
 * What keeps it from being saved, by "publishedAt" and by parts such as "dk.title". A language in which nothing is written is
 * left out; where there is none, that is "texts".
 */
export function newsFaults(typed: TypedNews): RowFault[] {
  const begun = LANGUAGES.filter((language) => isBegun(typed, language))
  const moment: RowFault[] = epochOfOslo(typed.publishedAt) === null ? [{ at: 'publishedAt', what: 'missing' }] : []
  const none: RowFault[] = begun.length === 0 ? [{ at: 'texts', what: 'missing' }] : []
  const parts = begun.flatMap((language) =>
    NEWS_PARTS.flatMap((part): RowFault[] => {
      const { min, max } = NEWS_LIMITS[part]
      const { length } = [...cleaned(part, typed.texts[language][part])]
      if (length < min) return [{ at: `${language}.${part}`, what: 'missing' }]
      return length > max ? [{ at: `${language}.${part}`, what: 'too-long', limit: max }] : []
    }),
  )
  return [...moment, ...none, ...parts]
}

/** What the server is asked to store; null as long as something is wrong with it. */
export function sentAnnouncement(id: number | null, { typed, reason }: Pick<KeptNews, 'typed' | 'reason'>) {
  const publishedAt = epochOfOslo(typed.publishedAt)
  if (publishedAt === null || newsFaults(typed).length > 0 || !isSoundReason(reason)) return null
  return {
    id,
    reason,
    type: Number(typed.type),
    publishedAt: new Date(publishedAt).toISOString(),
    image: typed.image || null,
    texts: LANGUAGES.filter((language) => isBegun(typed, language)).map((language) => ({
      language,
      ...typed.texts[language],
    })),
  }
}

function cleaned(part: NewsPart, text: string): string {
  return part === 'message' ? cleanLines(text) : cleanText(text)
}
