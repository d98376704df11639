import { expect, it } from 'vitest'
import { isHeardBy, latest, wireLine } from '#durable/room/chat/log.ts'
import type { KeptLine } from '#durable/room/state/kept.ts'
import { words } from '#test/support/words.ts'

function aLine(seq: number, changes: Partial<KeptLine> = {}): KeptLine {
  const line = { seq, dog: 1, name: 'Bella', color: '#c08040', text: words('hej'), at: seq }
  return { ...line, user: 10, isStaff: false, isFlagged: false, typed: null, ...changes }
}

it('[C11] gives a whisper to its two dogs only, and no line to who ignores the speaker, except of staff', () => {
  const heard = (line: KeptLine, dog: number, unheard: number[] = []) => isHeardBy(line, { dog, unheard })
  const whisper = aLine(1, { to: 2, toName: 'Max' })
  expect([1, 2, 3].map((dog) => heard(whisper, dog))).toEqual([true, true, false])
  expect([heard(aLine(1), 2, [10]), heard(whisper, 2, [10]), heard(aLine(1, { isStaff: true }), 2, [10])]).toEqual([
    false,
    false,
    true,
  ])
})

it('sends neither the user behind a dog nor the unmasked text', () => {
  const line = { seq: 1, dog: 1, name: 'Bella', color: '#c08040', text: 'hej', at: 1 }
  expect(wireLine(aLine(1, { typed: 'hej!', isFlagged: true }))).toEqual(line)
  expect(wireLine(aLine(1, { as: 'me' }))).toEqual({ ...line, as: 'me' })
  expect(wireLine(aLine(1, { to: 2, toName: 'Max' }))).toEqual({ ...line, to: 2, toName: 'Max' })
})

it('[C5] keeps 200 lines and 200 whispers in memory, in their order', () => {
  const lines = Array.from({ length: 500 }, (_, seq) => aLine(seq, seq < 190 ? { to: 2, toName: 'Max' } : {}))
  const kept = latest([...lines, ...Array.from({ length: 20 }, (_, n) => aLine(500 + n, { to: 2, toName: 'Max' }))])
  expect(kept.filter(({ to }) => to === undefined).map(({ seq }) => seq)).toEqual(
    Array.from({ length: 200 }, (_, n) => 300 + n),
  )
  expect(kept.filter(({ to }) => to !== undefined)).toHaveLength(200)
  expect(kept.map(({ seq }) => seq)).toEqual(kept.map(({ seq }) => seq).toSorted((a, b) => a - b))
})
