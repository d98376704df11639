/** Own lines of this visit, oldest first; `at` is the one that is in the field, and `draft` what stood there before. */
export type OwnLines = { lines: readonly string[]; at: number | null; draft: string }

export const NO_LINES: OwnLines = { lines: [], at: null, draft: '' }

/** So many are kept. */
const LINES_MAX = 50

/** After a line was said; the same twice in a row is one. */
export function remembered({ lines }: OwnLines, line: string): OwnLines {
  const kept = lines.at(-1) === line ? lines : [...lines, line].slice(-LINES_MAX)
  return { lines: kept, at: null, draft: '' }
}

/** One line back from what stands in the field; the same where there is none. A recalled line that was changed is the new draft. */
export function older(own: OwnLines, inField: string): OwnLines {
  const from = isRecalled(own, inField) ? own.at : null
  const at = (from ?? own.lines.length) - 1
  if (at < 0) return own
  return { ...own, at, draft: from === null ? inField : own.draft }
}

/** One line on from what stands in the field, and in the end what was being written; the same where no line was recalled. */
export function newer(own: OwnLines, inField: string): OwnLines {
  if (own.at === null || !isRecalled(own, inField)) return own
  return { ...own, at: own.at + 1 < own.lines.length ? own.at + 1 : null }
}

/** What is to stand in the field. */
export function recalled({ lines, at, draft }: OwnLines): string {
  return at === null ? draft : (lines[at] ?? draft)
}

/** Whether a line of the history stands in the field as it was said. */
export function isRecalled(own: OwnLines, inField: string): boolean {
  return own.at !== null && recalled(own) === inField
}
