import { expect, it } from 'vitest'
import { addLines, withNote, withoutDog } from '#app/game/model/chat/chat-log.ts'
import type { HeardLine, LogEntry } from '#app/game/model/chat/chat-log.ts'
import { linesIn, seenAll, linesSeen, unseenIn } from '#app/game/model/chat/log-tabs.ts'
import { words } from '#test/support/words.ts'

const ME = { id: 1, name: 'Rex' }
const FRIENDS = new Set([2])

/** Dog 1 is the own dog, 2 a friend, 3 a stranger; `to` makes it a whisper. */
function said(log: readonly LogEntry[], ...spoken: { dog: number; text: string; to?: number }[]) {
  const lines = spoken.map(({ dog, text, to }): HeardLine => ({
    ...{ seq: 1, dog, name: 'Bella', color: '#aabbcc', text: words(text), at: 0 },
    ...(to !== undefined && { to, toName: 'Rex' }),
  }))
  return addLines(log, lines, ME)
}

const TALK = said(
  withNote([], { note: 'entered', dog: 2, name: 'Bella', at: 0 }),
  { dog: 1, text: 'mine' },
  { dog: 2, text: 'of a friend' },
  { dog: 3, text: 'of a stranger' },
  { dog: 3, text: 'psst', to: 1 },
  { dog: 1, text: 'what?', to: 3 },
  { dog: 1, text: 'friend!', to: 2 },
)

const textsOf = (lines: readonly LogEntry[]) => lines.flatMap((entry) => (entry.kind === 'said' ? entry.line.text : []))

it('shows the log itself under "all", with its notes', () => {
  expect(linesIn('all', TALK, FRIENDS)).toBe(TALK)
})

it('shows friends\' lines and own ones under "friends", without whispers with strangers', () => {
  expect(textsOf(linesIn('friends', TALK, FRIENDS))).toEqual(['mine', 'of a friend', 'friend!'])
})

it('shows both sides of whispers under "whispers", with anybody', () => {
  expect(textsOf(linesIn('whispers', TALK, FRIENDS))).toEqual(['psst', 'what?', 'friend!'])
})

it('counts what others said in a tab since it was last looked at, never own lines', () => {
  const seen = seenAll(TALK)
  const log = said(TALK, { dog: 2, text: 'a' }, { dog: 1, text: 'b' }, { dog: 3, text: 'c', to: 1 })
  const count = (tab: 'all' | 'friends' | 'whispers', since = seen) => unseenIn(tab, linesIn(tab, log, FRIENDS), since)
  expect([count('all'), count('friends'), count('whispers')]).toEqual([2, 1, 1])

  const whispersRead = linesSeen('whispers', seen, log)
  expect([count('all', whispersRead), count('friends', whispersRead), count('whispers', whispersRead)]).toEqual([
    2, 1, 0,
  ])
  const allRead = linesSeen('all', seen, log)
  expect([count('all', allRead), count('friends', allRead), count('whispers', allRead)]).toEqual([0, 0, 0])
  expect(linesSeen(null, seen, log)).toBe(seen)
})

it('counts lines as new after the log was emptied', () => {
  const seen = linesSeen(null, seenAll(TALK), [])
  const log = said([], { dog: 2, text: 'hello' })
  expect(unseenIn('friends', linesIn('friends', log, FRIENDS), seen)).toBe(1)
  expect(linesSeen('all', seen, withoutDog(log, 2)).all).toBe(0)
})
