import { startHeap } from '#durable/rules/games/knogleknas/heap.ts'
import type { Heap } from '#durable/rules/games/knogleknas/heap.ts'
import { levelFaults } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'

export const SEED = numberedSeed(1)

/** Rows in which no two pieces of a kind touch, so that only what a test sets into them can be crunched. */
const STILL_ROWS = Array.from({ length: 9 }, (_, row) => (row % 2 === 0 ? 'abcdabcd' : 'cdabcdab'))

/** A level with these rows set into it, by their number from the top. Its moves give their full points. */
export function aLevel(rows: Readonly<Record<number, string>> = {}, changes: Partial<HeapLevel> = {}): HeapLevel {
  return {
    key: 'test',
    version: 1,
    name: { dk: 'Prøve', en: 'Test', no: 'Prøve', se: 'Prov' },
    moves: 20,
    kinds: 4,
    rows: STILL_ROWS.map((row, number) => rows[number] ?? row),
    isDaily: false,
    worth: 100,
    medals: [100, 200, 300],
    ...changes,
  }
}

export function aHeap(rows: Readonly<Record<number, string>>, changes: Partial<HeapLevel> = {}): Heap {
  const level = aLevel(rows, changes)
  if (levelFaults(level).includes('rows')) throw new Error(`rows of a test cannot be read: ${level.rows.join(' ')}`)
  return startHeap(level, SEED)
}

export function withByte(bytes: Uint8Array, at: number, byte: number): Uint8Array {
  return bytes.map((before, index) => (index === at ? byte : before))
}
