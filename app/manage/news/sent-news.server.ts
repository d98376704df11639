import { parseMarkdown } from '#app/shared/markdown/parse-markdown.ts'
import type { NewsSlip } from '#app/shared/news-slips.tsx'
import { epochOfOslo } from '#app/shared/oslo-time.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { fieldOf } from '../form/outcome.ts'
import type { SentNews } from './news-desk.ts'

/** Reads the form of an announcement. A language without a title and a message is left out. */
export function sentNews(form: FormData): SentNews {
  return {
    type: Number(fieldOf(form, 'type')),
    publishedAt: epochOfOslo(fieldOf(form, 'publishedAt')),
    image: fieldOf(form, 'image') || null,
    texts: LANGUAGES.map((language) => ({
      language,
      title: fieldOf(form, `title-${language}`),
      message: fieldOf(form, `message-${language}`),
      imageAlt: fieldOf(form, `alt-${language}`),
    })).filter(({ title, message }) => title.trim() !== '' || message.trim() !== ''),
  }
}

/** An announcement as it will be published, in each language in which it is written. */
export type Preview = {
  type: number
  /** Epoch ms; null if no time was chosen. */
  publishedAt: number | null
  image: string | null
  texts: NewsSlip[]
}

export function previewOf({ type, publishedAt, image, texts }: SentNews): Preview {
  return {
    type,
    publishedAt,
    image,
    texts: texts.map(({ language, title, message, imageAlt }) => ({
      language,
      title,
      imageAlt: imageAlt || null,
      message: parseMarkdown(message),
    })),
  }
}
