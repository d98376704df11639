import { act, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { trailWayOn } from '#durable/rules/smells/trail-day.ts'
import { trailLegIn } from '#durable/rules/smells/trail-drawing.ts'
import { tilesOfLeg } from '#durable/rules/smells/trail-leg.ts'
import { DIRECTIONS, neighbour } from '#durable/rules/steps.ts'
import type { Direction } from '#durable/rules/steps.ts'
import { TILE_PX } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import { compileRoom, wireDoor } from '#durable/world/compile-room.ts'
import type { RoomKey } from '#durable/world/room-keys.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'
import { NOON } from '#test/support/park.ts'
import type { TestPark } from '#test/support/park.ts'

const SEED = numberedSeed(7)
const DAY = osloDay(NOON)
const LAST = trailWayOn(SEED, DAY).at(-1) as RoomKey

/** How many steps before its end the trail is followed, and by how many looks at most. */
const STEPS = 8
const LOOKS_MAX = 30
/** How long one waits for what the nose tells, for two tiles, and for the walk to where the trail is followed, ms. */
const TELLS_MS = 500
const GOES_MS = 320
const WALKS_MS = 15_000

/** The trail of the room in which it ends, and where it is followed from. */
function theLastSteps() {
  const doc = ROOMS[LAST]
  const { grid, entries, doors } = compileRoom(doc)
  const leg = trailLegIn({ grid, entries, doors: doors.map(wireDoor), things: doc.things }, LAST, {
    seed: SEED,
    day: DAY,
  })
  const from = leg && tilesOfLeg(leg).at(-1 - STEPS)
  if (!from) throw new Error('no trail')
  return { trail: { seed: SEED, foundDay: null }, from }
}

/** The arrows that are held to walk in a direction. */
const ARROWS: Record<Direction, readonly string[]> = {
  0: ['Up'],
  1: ['Up', 'Right'],
  2: ['Right'],
  3: ['Down', 'Right'],
  4: ['Down'],
  5: ['Down', 'Left'],
  6: ['Left'],
  7: ['Up', 'Left'],
}

/** How a player puts the nose down, goes two tiles in a direction, and does what is best. */
type Hands = {
  nose: () => Promise<void>
  goes: (direction: Direction) => Promise<void>
  does: () => Promise<void>
}

async function holdsArrows({ user, find, passes, texts }: EnteredPark, direction: Direction) {
  ;(await find('application', texts.game.park.label)).focus()
  await user.keyboard(ARROWS[direction].map((arrow) => `{Arrow${arrow}>}`).join(''))
  await passes(GOES_MS)
  await user.keyboard(ARROWS[direction].map((arrow) => `{/Arrow${arrow}}`).join(''))
}

function byKeys(entered: EnteredPark): Hands {
  const { user, find, texts } = entered
  const presses = async (key: string) => {
    ;(await find('application', texts.game.park.label)).focus()
    await user.keyboard(key)
  }
  return {
    nose: () => presses('n'),
    goes: (direction) => holdsArrows(entered, direction),
    does: () => presses('e'),
  }
}

function byNames(entered: EnteredPark): Hands {
  const { user, find, texts } = entered
  const presses = async (name: string) => {
    const keys = within(await find('group', texts.game.hand.label))
    await user.click(keys.getByRole('button', { name }))
  }
  return {
    nose: () => presses(texts.game.hand.nose),
    goes: (direction) => holdsArrows(entered, direction),
    does: () => presses(texts.game.hand.find),
  }
}

function byTouch(entered: EnteredPark): Hands {
  const { find, passes, texts, park } = entered
  const goes = async (direction: Direction) => {
    const { x, y } = neighbour(neighbour(placeOf(park), direction), direction)
    const at = { clientX: (x + 0.5) * TILE_PX, clientY: (y + 0.5) * TILE_PX }
    const picture = await find('application', texts.game.park.label)
    for (const type of ['pointerdown', 'pointerup'])
      act(() => void picture.dispatchEvent(new PointerEvent(type, { ...TOUCH, ...at })))
    await passes(2 * GOES_MS)
  }
  return { ...byNames(entered), goes }
}

const TOUCH = { bubbles: true, button: 0, pointerId: 1, pointerType: 'touch' } as const

/** Where the dog stands, or walks to, by what the room has told its page. */
function placeOf({ own }: TestPark): Tile {
  const socket = own.get(ME)
  const walked = socket?.of('walked').findLast(({ dog }) => dog === ME)
  const [welcome] = socket?.of('welcome') ?? []
  const walk = walked ?? welcome?.dogs.find(({ id }) => id === ME)?.walk
  if (!walk) throw new Error('the dog is not here')
  return endOf(walk)
}

/** What the nose has told last. */
function told({ queryAllByText }: EnteredPark): string {
  const lines = queryAllByText(/^(The trail|Trail) of the day/).filter((line) => line.closest('[aria-hidden]'))
  const line = lines.at(-1)?.textContent ?? ''
  if (line === '') throw new Error('nothing was told yet')
  return line
}

it.each([
  ['keys', byKeys],
  ['touch', byTouch],
  ['roles and names', byNames],
] as const)('[SC1] is followed to its end, and what is hidden there is taken, by %s', async (_, handsOf) => {
  const { trail, from } = theLastSteps()
  const entered = await enteredPark({ room: LAST, visitor: { trail } })
  const { texts, park, passes, findAllByText } = entered
  act(() => void park.own.get(ME)?.walk(from.x, from.y))
  await passes(WALKS_MS)
  const hands = handsOf(entered)
  let stood = ''
  for (let looks = 0; ; looks += 1) {
    expect(looks).toBeLessThan(LOOKS_MAX)
    await hands.nose()
    await passes(TELLS_MS)
    const line = await waitFor(() => told(entered))
    if (line.startsWith(texts.game.life.trail.here)) break
    const direction = DIRECTIONS.find((one) => line.includes(` ${texts.game.roster.direction[`d${one}`]}`))
    if (direction === undefined) throw new Error(line)
    const here = JSON.stringify(placeOf(park))
    // Where something is in the way one goes round it.
    const aside = here === stood ? 1 + 6 * (looks % 2) : 0
    await hands.goes(DIRECTIONS[(direction + aside) % DIRECTIONS.length] ?? direction)
    stood = here
  }
  await hands.does()
  await waitFor(() => expect(park.asked).toMatchObject([{ type: 'use', trail: DAY, no: null }]))
  act(() => park.answer({ type: 'trail', bones: 6, karma: 10 }))
  expect(await findAllByText(/You found the day's trail: \+6 bones/)).not.toEqual([])
})
