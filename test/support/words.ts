import { filterWith } from '#durable/rules/filter/filter.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'

const OURS = filterWith([])

/** Words for a line of a test, passed through the filter as all words are. */
export function words(text: string): PublicText {
  const filtered = OURS.line(text)
  if (filtered.outcome === 'hold') throw new Error(`Not fit for a line: ${text}`)
  return filtered.text
}
