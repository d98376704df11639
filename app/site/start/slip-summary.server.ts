import { parseMarkdown } from '#app/shared/markdown/parse-markdown.ts'
import { summaryOf } from '#app/site/announcement/summary.ts'

/** How many summaries are kept: the newest announcements in four languages, and some that have just changed. */
const KEPT = 100
/** Summaries by their Markdown, the oldest first. To parse one takes longer than to render its slip. */
const summaries = new Map<string, string>()

/** The summary of an announcement. The same text is parsed once. */
export function slipSummary(source: string): string {
  const known = summaries.get(source)
  if (known !== undefined) return known
  const summary = summaryOf(parseMarkdown(source))
  summaries.set(source, summary)
  for (const oldest of summaries.keys()) {
    if (summaries.size <= KEPT) break
    summaries.delete(oldest)
  }
  return summary
}
