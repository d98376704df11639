import { expect, it } from 'vitest'
import { beginning, did, isInTheWay, looked, seenIn, stepOf } from '#app/game/hud/first-walk/steps.ts'
import type { Seen } from '#app/game/hud/first-walk/steps.ts'
import { addLines } from '#app/game/model/chat/chat-log.ts'
import type { HeardLine } from '#app/game/model/chat/chat-log.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { SeenDog, World } from '#app/game/model/world/world.ts'
import { words } from '#test/support/words.ts'

const NOTHING_DONE = { isSniffing: false, hasSpoken: false, isDressed: false }
const AT_THE_GATE: Seen = { room: 'plaza', goal: { x: 5, y: 5 }, ...NOTHING_DONE, hasCompany: true }

function aDog(id: number, looks: Partial<SeenDog> = {}): SeenDog {
  const walk = { x: id, y: 5, dirs: '', startedAt: 0 }
  const wear = { hat: null, mouth: null, back: null, ass: null }
  const coat = { name: `Dog ${id}`, color: '#aa8844', shadowColor: '#775522', wear }
  return { id, ...coat, walk, pose: 'stand', facing: 4, away: false, glide: null, ...looks } as SeenDog
}

function aWorld(...dogs: SeenDog[]): World {
  return { ...EMPTY_WORLD, me: 1, room: 'plaza', dogs: new Map(dogs.map((dog) => [dog.id, dog])) }
}

it('goes through its steps: walk, say hello, dig, dress, meet a dog, see another place', () => {
  let walk = beginning(AT_THE_GATE, [])
  expect(stepOf(walk, true)).toBe('walk')
  walk = looked(walk, { ...AT_THE_GATE, goal: { x: 5, y: 3 } })
  expect(stepOf(walk, true)).toBe('say')
  walk = did(walk, 'say')
  expect(stepOf(walk, true)).toBe('dig')
  walk = did(walk, 'dig')
  expect(stepOf(walk, true)).toBe('wear')
  walk = looked(walk, { ...AT_THE_GATE, isDressed: true })
  expect(stepOf(walk, true)).toBe('meet')
  walk = looked(walk, { ...AT_THE_GATE, isSniffing: true })
  expect(stepOf(walk, true)).toBe('door')
  walk = looked(walk, { ...AT_THE_GATE, room: 'meadow' })
  expect(stepOf(walk, true)).toBe(null)
})

it('continues at the step where it was left, wherever the dog is', () => {
  const walk = beginning({ ...AT_THE_GATE, room: 'meadow' }, ['walk', 'say'])
  expect([walk.done, stepOf(walk, true)]).toEqual([['walk', 'say'], 'dig'])
  expect(looked(walk, { ...AT_THE_GATE, room: 'meadow' })).toBe(walk)
})

it('shows no step that the player does unasked, and counts none twice', () => {
  const said = did(did(beginning(AT_THE_GATE, []), 'say'), 'say')
  expect(said.done).toEqual(['say'])
  expect(stepOf(said, true)).toBe('walk')
  const gone = looked(said, { ...AT_THE_GATE, room: 'meadow' })
  expect(gone.done).toEqual(['say', 'walk', 'door'])
  expect(looked(gone, { ...AT_THE_GATE, room: 'meadow' })).toBe(gone)
})

it('does not count a step to the side as a walk', () => {
  const walk = beginning(AT_THE_GATE, [])
  expect(looked(walk, AT_THE_GATE)).toBe(walk)
  expect(looked(walk, { ...AT_THE_GATE, goal: { x: 6, y: 4 } })).toBe(walk)
})

it('leaves out the step of meeting a dog while there is none', () => {
  const walked = did(beginning(AT_THE_GATE, []), 'walk', 'say', 'dig', 'wear')
  expect(stepOf(walked, false)).toBe('door')
  expect(stepOf(did(walked, 'door'), false)).toBe(null)
  expect(stepOf(did(walked, 'door'), true)).toBe('meet')
})

it('counts only dogs as company that are awake, connected and not the own one', () => {
  const me = aDog(1)
  expect(seenIn(EMPTY_WORLD)).toBe(null)
  expect(seenIn(aWorld(me))?.hasCompany).toBe(false)
  expect(seenIn(aWorld(me, aDog(2, { away: true }), aDog(3, { pose: 'curl' })))?.hasCompany).toBe(false)
  expect(seenIn(aWorld(me, aDog(4)))?.hasCompany).toBe(true)
  expect(seenIn(aWorld(aDog(1, { doing: { pose: 'sniff', until: 1 } })))?.isSniffing).toBe(true)
})

it('keeps the hint away from a dog at the top of a room: everywhere on a phone, on the right on a desktop', () => {
  const desktop = { width: 50, isWide: false }
  expect(isInTheWay({ x: 48, y: 2 }, desktop)).toBe(true)
  expect(isInTheWay({ x: 20, y: 2 }, desktop)).toBe(false)
  expect(isInTheWay({ x: 20, y: 2 }, { ...desktop, isWide: true })).toBe(true)
  expect(isInTheWay({ x: 48, y: 9 }, { ...desktop, isWide: true })).toBe(false)
})

it('counts a line that the own dog said before the lessons were loaded', () => {
  const line: HeardLine = { seq: 1, dog: 1, name: 'Dog 1', color: '#aa8844', text: words('hi'), at: 1 }
  const heard = addLines([], [{ ...line, dog: 2 }], { id: 1, name: 'Dog 1' })
  expect(seenIn({ ...aWorld(aDog(1)), log: heard })?.hasSpoken).toBe(false)
  const seen = seenIn({ ...aWorld(aDog(1)), log: addLines(heard, [line], { id: 1, name: 'Dog 1' }) })
  if (!seen) throw new Error('no own dog')
  expect(looked(beginning(seen, []), seen).done).toEqual(['say'])
})

it.each([
  ['a hat on the head', { hat: 'party-hat' }, true],
  ['a hat on the back', { back: 'party-hat' }, false],
  ['a hat in the mouth', { mouth: 'party-hat' }, false],
  ['a cape on the back', { back: 'cape' }, true],
  ['a ball in the mouth', { mouth: 'tennis-ball' }, true],
  ['a ribbon on the tail', { ass: 'ribbon' }, true],
  ['a ribbon on the back', { back: 'ribbon' }, false],
  ['nothing', {}, false],
])('counts %s as worn only where it belongs', (_what, wear, isDressed) => {
  const nothing = { hat: null, mouth: null, back: null, ass: null }
  expect(seenIn(aWorld(aDog(1, { wear: { ...nothing, ...wear } })))?.isDressed).toBe(isDressed)
})
