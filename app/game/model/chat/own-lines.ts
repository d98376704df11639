/**
 * The history of own lines, oldest first. `at` is the index of the one in the field; `draft` is what stood there
 * before.
 */
export type OwnLines = { lines: readonly string[]; at: number | null; draft: string }

export const NO_LINES: OwnLines = { lines: [], at: null, draft: '' }

/** The most lines in the history. */
const LINES_MAX = 50

/** The history after a line was said. The same line twice in a row is stored once. */
export function remembered({ lines }: OwnLines, line: string): OwnLines {
  const kept = lines.at(-1) === line ? lines : [...lines, line].slice(-LINES_MAX)
  return { lines: kept, at: null, draft: '' }
}

/** Goes one line back, if there is one. A recalled line that was changed becomes the new draft. */
export function older(own: OwnLines, inField: string): OwnLines {
  const from = isRecalled(own, inField) ? own.at : null
  const at = (from ?? own.lines.length) - 1
  if (at < 0) return own
  return { ...own, at, draft: from === null ? inField : own.draft }
}

/** Goes one line forward, and after the last line back to the draft. Does nothing if no line was recalled. */
export function newer(own: OwnLines, inField: string): OwnLines {
  if (own.at === null || !isRecalled(own, inField)) return own
  return { ...own, at: own.at + 1 < own.lines.length ? own.at + 1 : null }
}

/** The text for the field. */
export function recalled({ lines, at, draft }: OwnLines): string {
  return at === null ? draft : (lines[at] ?? draft)
}

/** Whether the field holds a recalled line, unchanged. */
export function isRecalled(own: OwnLines, inField: string): boolean {
  return own.at !== null && recalled(own) === inField
}
