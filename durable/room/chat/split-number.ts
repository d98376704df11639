import type { DogId } from '#durable/protocol/messages.ts'
import type { Park } from '#durable/room/state/park.ts'
import { hasPersonalData, numberPart } from '#durable/rules/filter/personal.ts'
import { isSaid } from './log.ts'

/** Lines that are read together, and for how long, ms: whoever counts slowly says no telephone number. */
const PARTS_MAX = 4
const PARTS_MS = 30_000

/**
 * [Y6] Whether a line of nothing but numbers, after those that the dog said right before it, makes a telephone number:
 * "2233" and then "4455".
 */
export function endsNumber(park: Park, dog: DogId, text: string, now: number): boolean {
  const part = numberPart(text)
  if (part === null) return false
  const before = park.lines.filter((line) => line.dog === dog && isSaid(line)).slice(1 - PARTS_MAX)
  const parts = before.map((line) => (now - line.at < PARTS_MS ? numberPart(line.text) : null))
  return hasPersonalData([...parts.slice(parts.lastIndexOf(null) + 1), part].join(', '))
}
