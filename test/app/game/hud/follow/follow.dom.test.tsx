import { act, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'
import type { Socket } from '#test/support/park.ts'

const OTHER = 2
const NAME = 'Forud'
/** Longer than any walk of these tests takes. */
const WALKED_MS = 12_000

type Following = EnteredPark & { other: Socket; words: Record<'on' | 'gone' | 'alone' | 'closed', string> }

/** A page whose dog follows another one. */
async function follows(options: Parameters<typeof enteredPark>[0] = {}): Promise<Following> {
  const entered = await enteredPark(options)
  const { texts, meets, press, find, user, findByText } = entered
  const other = meets(OTHER, NAME)
  const of = (text: string) => text.replace('{{name}}', NAME)
  const { on, gone, alone, closed } = texts.late.follow
  const words = { on: of(on), gone: of(gone), alone: of(alone), closed: of(closed) }
  await press(new RegExp(`^${NAME} `))
  const choices = within(await find('group', of(texts.game.dogMenu.label)))
  await user.click(choices.getByRole('button', { name: texts.game.dogMenu.follow }))
  await findByText(words.on)
  return { ...entered, other, words }
}

/** Where the walk of a dog leads by what a page was told; null where it was told of none. */
function goalOf(dog: DogId, { other }: Pick<Following, 'other'>): Tile | null {
  const told = other.of('walked').findLast((walk) => walk.dog === dog)
  return told ? endOf(told) : null
}

function tilesApart(one: Tile | null, other: Tile | null): number {
  return one && other ? Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) : Infinity
}

async function goes({ other, passes }: Following, x: number, y: number, seq = 1) {
  act(() => void other.walk(x, y, seq))
  await passes(WALKED_MS)
}

it('[FO1] walks after a dog whenever that one walks on', async () => {
  const following = await follows({ language: 'dk' })
  for (const [seq, [x, y]] of [
    [16, 20],
    [30, 20],
  ].entries()) {
    await goes(following, x!, y!, seq + 1)
    expect(goalOf(OTHER, following)).toEqual({ x, y })
    expect(tilesApart(goalOf(ME, following), { x: x!, y: y! })).toBe(1)
  }
})

it('[FO1] goes through the door that the other dog takes, and walks after it there', async () => {
  const following = await follows()
  const { room, find, passes, queryByText, words } = following
  await goes(following, 21, 28)
  act(() => void room('plaza').own.get(OTHER)?.send({ type: 'leave' }))
  const there = room('meadow').enter(OTHER, { name: NAME, entry: 'plaza' })
  await find('heading', /^The Meadow/)
  await goes({ ...following, other: there }, 20, 20)
  await passes(WALKED_MS)
  expect(tilesApart(goalOf(ME, { other: there }), goalOf(OTHER, { other: there }))).toBe(1)
  expect(queryByText(words.on)).not.toBeNull()
})

it('[FO1] stops at a step of its own, and at the key', async () => {
  const following = await follows()
  const { user, texts, press, queryByText, words } = following
  await user.keyboard('{ArrowLeft}')
  expect(queryByText(words.on)).toBeNull()
  const rests = goalOf(ME, following)
  await goes(following, 16, 20)
  expect(goalOf(ME, following)).toEqual(rests)
  await press(new RegExp(`^${NAME} `))
  await press(texts.game.dogMenu.follow)
  await press(texts.late.follow.stop)
  expect(queryByText(words.on)).toBeNull()
})

it('[FO1] says that the other dog is out of sight', async () => {
  const { other, findByText, words } = await follows()
  act(() => void other.send({ type: 'leave' }))
  await findByText(words.gone)
})

it('[FO2] stops when the other dog lets nobody follow, and offers no more than to walk there', async () => {
  const following = await follows()
  const { park, texts, press, find, findByText, queryByRole, words } = following
  act(() => park.learn([{ type: 'followed', dog: OTHER, followers: false }]))
  await findByText(words.alone)
  const rests = goalOf(ME, following)
  await goes(following, 16, 20)
  expect(goalOf(ME, following)).toEqual(rests)
  await press(new RegExp(`^${NAME} `))
  await find('button', texts.game.dogMenu.walk)
  expect(queryByRole('button', { name: texts.game.dogMenu.follow })).toBeNull()
})

it('[FO1] stops before a door that the own dog may not pass', async () => {
  const following = await follows({ room: 'pack-lane' })
  const { other, findByText, words } = following
  const door = ROOMS['pack-lane'].doors.find(({ to }) => to.room === 'house-klanen')
  act(() => void other.walk(door!.x, door!.y))
  await findByText(words.closed)
})
