import { expect, it } from 'vitest'
import { announce, announceIn, ANNOUNCE_EVERY_MS, listening } from '#app/game/model/chat/announcements.ts'
import { addLines, withoutDog } from '#app/game/model/chat/chat-log.ts'
import type { HeardLine, LogEntry } from '#app/game/model/chat/chat-log.ts'
import { words } from '#test/support/words.ts'

const ME = { id: 1, name: 'Rex' }

function said(log: readonly LogEntry[], dog: number, ...texts: string[]) {
  const lines = texts.map((text): HeardLine => ({
    seq: 1,
    dog,
    name: 'Bella',
    color: '#aabbcc',
    text: words(text),
    at: 0,
  }))
  return addLines(log, lines, ME)
}

const textsOf = ({ batch }: ReturnType<typeof listening>) => batch.map(({ line }) => line.text)

it('does not read aloud what was said before it listened', () => {
  const log = said([], 2, 'old')
  expect(announceIn(listening(log), log, 0)).toBeNull()
})

it('reads the lines of others at once, and never own lines', () => {
  const log = said(said([], 1, 'mine'), 2, 'hi')
  expect(announceIn(listening([]), log, 5000)).toBe(0)
  expect(textsOf(announce(listening([]), log, 5000))).toEqual(['hi'])
})

it('waits 1.5 seconds between two batches, and reads what was said meanwhile together', () => {
  const first = announce(listening([]), said([], 2, 'a'), 5000)
  const log = said([], 2, 'a', 'b', 'c')
  expect(announceIn(first, log, 5100)).toBe(ANNOUNCE_EVERY_MS - 100)
  expect(announce(first, log, 5100)).toBe(first)
  expect(textsOf(announce(first, log, 5000 + ANNOUNCE_EVERY_MS))).toEqual(['b', 'c'])
})

it('reads the newest five lines of many', () => {
  const log = said([], 2, 'a', 'b', 'c', 'd', 'e', 'f', 'g')
  expect(textsOf(announce(listening([]), log, 5000))).toEqual(['c', 'd', 'e', 'f', 'g'])
})

it('still reads the others after a dog was ignored', () => {
  const log = said(said([], 3, 'hello'), 2, 'spam', 'spam')
  const heard = announce(listening([]), log, 5000)
  const without = withoutDog(log, 2)
  const settled = announce(heard, without, 9000)
  expect(textsOf(announce(settled, said(without, 3, 'still here'), 9000))).toEqual(['still here'])
})
