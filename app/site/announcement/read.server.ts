import { parseMarkdown } from '#app/shared/markdown/parse-markdown.ts'
import type { ReadAnnouncement } from './announcement-page.tsx'
import type { FoundAnnouncement } from './queries.ts'
import { summaryOf } from './summary.ts'

/** Parses an announcement for its page. */
export function readAnnouncement(announcement: FoundAnnouncement): ReadAnnouncement {
  const message = parseMarkdown(announcement.message)
  return { ...announcement, message, summary: summaryOf(message) }
}
