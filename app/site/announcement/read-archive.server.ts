import type { PageContext } from '#app/load-context.ts'
import { parseMarkdown } from '#app/shared/markdown/parse-markdown.ts'
import type { Language } from '#durable/rules/languages.ts'
import { ANNOUNCEMENT_ARCHIVE } from './queries.ts'
import type { ListedAnnouncement } from './queries.ts'
import { summaryOf } from './summary.ts'

/** An announcement with the beginning of its message, as a list shows it. */
export type ArchivedAnnouncement = Omit<ListedAnnouncement, 'message'> & { summary: string }
export type Archive = { announcements: ArchivedAnnouncement[]; page: number; pages: number }

/** A page of all announcements; null beyond the last one. */
export async function readArchive(
  query: PageContext['query'],
  page: number,
  language: Language | null = null,
): Promise<Archive | null> {
  const { announcementArchive: found } = await query(ANNOUNCEMENT_ARCHIVE, { page, language })
  if (page > found.pages) return null
  const announcements = found.announcements.map(({ message, ...rest }) => ({
    ...rest,
    summary: summaryOf(parseMarkdown(message)),
  }))
  return { announcements, page, pages: found.pages }
}
