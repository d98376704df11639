import type { ListEntry } from './entries.ts'
import { guiltyIn, wordsToLookUp } from './filter.ts'
import type { WordFilter } from './filter.ts'
import { hasLink } from './links.ts'
import { hasPersonalData } from './personal.ts'

/**
 * Why the filter holds, masks or flags a line: an entry of a list with the letters that it matched, or personal data,
 * or a link.
 */
export type Cause = { found: string; by: ListEntry } | { found: null; by: 'personal-data' | 'link' }

/** [Y8] All causes that the filter finds in a cleaned line, for staff who try a change of the lists. */
export function causesIn(filter: WordFilter, line: string): Cause[] {
  const causes: Cause[] = []
  if (hasPersonalData(line)) causes.push({ found: null, by: 'personal-data' })
  if (hasLink(line)) causes.push({ found: null, by: 'link' })
  const outcome = filter.line(line)
  if (outcome.outcome === 'say' && !outcome.isMasked && !outcome.isFlagged) return causes
  const read = filter.read(line)
  for (const by of filter.entries) {
    if (by.list === 'allow') continue
    const [hit] = guiltyIn(read, wordsToLookUp([by], by.list))
    if (hit) causes.push({ found: line.slice(hit.start, hit.end), by })
  }
  return causes
}
