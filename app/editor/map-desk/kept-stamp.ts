import { browserStorage } from '#app/storage.ts'
import { stampOfText, textOfStamp } from '#durable/world/drafts/stamp-text.ts'
import type { Stamp } from '#durable/world/drafts/stamps.ts'

const KEPT_AS = 'voffpark.stamp'

/** The stamp that was copied last in this browser, in whichever room; null if there is none that can be read. */
export function keptStamp(prefabs: readonly string[]): Stamp | null {
  const text = browserStorage.getItem(KEPT_AS)
  const known = new Set(prefabs)
  return text === null ? null : stampOfText(text, (name) => known.has(name))
}

/** Keeps a stamp for other rooms and tabs. Returns whether it is kept: it may be too long, or the browser may keep nothing. */
export function keepStamp(stamp: Stamp): boolean {
  const text = textOfStamp(stamp)
  return text !== null && browserStorage.setItem(KEPT_AS, text)
}
