import { ANNOUNCEMENT_TYPES } from '#durable/rules/site/announcements.ts'
import { badInput } from '#worker/refusals.ts'
import { linesOf, momentOf, textOf } from '#worker/texts.ts'
import type { StoredNews } from './announcements-db.ts'
import { isNewsImage } from './news-image.ts'

/** An announcement as a form sends it; `publishedAt` in epoch ms, null where none was chosen. */
export type WrittenNews = Omit<StoredNews, 'id' | 'publishedAt'> & { publishedAt: number | null }

/** An announcement as it may be stored. @throws 'bad-input' */
export function checkedNews({ type, image, texts, publishedAt }: WrittenNews): Omit<StoredNews, 'id'> {
  if (!ANNOUNCEMENT_TYPES.some((known) => known === type)) throw badInput('type: there is none')
  if (image !== null && !isNewsImage(image))
    throw badInput('image: a path below /news/, or of a small picture that was uploaded')
  const cleaned = texts.map(({ language, title, message, imageAlt }) => ({
    language,
    title: textOf('newsTitle', title),
    message: linesOf('newsMessage', message),
    imageAlt: textOf('imageAlt', imageAlt ?? '') || null,
  }))
  if (new Set(cleaned.map(({ language }) => language)).size !== cleaned.length || cleaned.length === 0)
    throw badInput('texts: one for each language, and one at least')
  return { type, image, texts: cleaned, publishedAt: momentOf('publishedAt', publishedAt) }
}
