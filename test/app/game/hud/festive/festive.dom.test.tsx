import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FESTIVE_KINDS, FESTIVE_LIMITS } from '#durable/rules/committee/festive.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'
import { asking, seenBy } from '#test/durable/room/ground/feast-room.ts'
import { NOON } from '#test/support/park.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const committee = { from: NOON - 1000, until: NOON + 10 * DAY_MS, terms: 1 }
const WALK_MS = 5000

/** Opens the window by the key of the room. */
async function opens({ press, find, texts }: EnteredPark) {
  await press(texts.game.hand.decorate)
  await find('dialog', texts.late.festive.title)
}

const toldOf = (text: string, name: string, things: string) =>
  text.replace('{{name}}', name).replace('{{things}}', things)

it.each(['dk', 'en', 'no', 'se'] as const)(
  'a member sets up a piece where the own dog stands, and is told so (%s)',
  async (language) => {
    const page = await enteredPark({ room: 'party-lawn', language, visitor: { committee } })
    const { festive } = page.texts.late
    const max = page.meets(3, 'Max')
    await opens(page)
    await page.press(festive.kind.maypole)
    await page.findByText(toldOf(festive.stood, 'Luna', festive.kind.maypole))
    const { x, y } = page.sockets[0]!.of('welcome')[0]!.dogs[0]!.walk
    expect(seenBy(max)).toEqual([{ id: 1, kind: 'maypole', x, y }])
  },
)

it('says in the window why the room refused a piece, until the window is closed', async () => {
  const page = await enteredPark({ room: 'party-lawn', visitor: { committee } })
  const { festive } = page.texts.late
  await opens(page)
  await page.press(festive.kind.lamp)
  await page.passes(100)
  await page.press(festive.kind.bench)
  const window = await page.find('dialog', festive.title)
  await within(window).findByText(page.texts.refusals['piece-there'])
})

it('a member takes the nearest of a kind down, or everything once asked twice', async () => {
  const page = await enteredPark({ room: 'party-lawn', visitor: { committee } })
  const { festive } = page.texts.late
  const bella = page.meets(2, 'Bella', { committee })
  bella.send(asking('lamp'))
  bella.walk(22, 18)
  await page.passes(WALK_MS)
  bella.send(asking('lamp'))
  bella.walk(20, 12)
  await page.passes(WALK_MS)
  bella.send(asking('bench'))
  await opens(page)
  await page.press(festive.key.takeThat.replace('{{thing}}', festive.kind.lamp))
  await page.passes(100)
  expect(seenBy(bella).map(({ id }) => id)).toEqual([2, 3])
  await page.press(festive.key.takeAll)
  expect(seenBy(bella)).toHaveLength(2)
  await page.press(festive.key.sure)
  await page.passes(100)
  expect(seenBy(bella)).toEqual([])
})

it('tells everybody what a dog does at a time, and what the reader of the park as text has around', async () => {
  const page = await enteredPark({ room: 'party-lawn' })
  const { festive } = page.texts.late
  const bella = page.meets(2, 'Bella', { committee })
  bella.send(asking('lamp'))
  bella.walk(22, 20)
  await page.passes(WALK_MS)
  bella.send(asking('lamp'))
  await page.findByText(toldOf(festive.stood, 'Bella', `${festive.kind.lamp} × 2`))
  const around = await page.find('region', festive.here)
  within(around).getByText(
    page.texts.game.around.nearest.replace('{{name}}', festive.kind.lamp).replace('{{count}}', '2'),
  )
  bella.send(asking('all'))
  await page.findByText(toldOf(festive.cleared, 'Bella', `${festive.kind.lamp} × 2`))
  await page.isGone('region', festive.here)
})

it('somebody who plays by text walks to a piece', async () => {
  const page = await enteredPark({ room: 'party-lawn' })
  const bella = page.meets(2, 'Bella', { committee })
  bella.walk(22, 18)
  await page.passes(WALK_MS)
  bella.send(asking('maypole'))
  await page.find('region', page.texts.late.festive.here)
  bella.walk(22, 10, 2)
  const { walkTo } = page.texts.game.around
  await page.press(walkTo.replace('{{name}}', page.texts.late.festive.kind.maypole))
  await page.passes(WALK_MS)
  expect(bella.of('walked').at(-1)).toMatchObject({ dog: 7 })
})

it('who does not sit on the committee is offered nothing', async () => {
  const page = await enteredPark({ room: 'party-lawn' })
  page.meets(2, 'Bella', { committee }).send(asking('lamp'))
  await page.find('region', page.texts.late.festive.here)
  expect(page.queryByRole('button', { name: page.texts.game.hand.decorate })).toBeNull()
})

it('a member is offered nothing where no festive ground is', async () => {
  const page = await enteredPark({ room: 'plaza', visitor: { committee } })
  expect(page.queryByRole('button', { name: page.texts.game.hand.decorate })).toBeNull()
})

it('[PC15] staff are offered to take down what stands', async () => {
  const page = await enteredPark({ room: 'party-lawn', visitor: { badge: 'moderator' } })
  const { festive } = page.texts.late
  const bella = page.meets(2, 'Bella', { committee })
  expect(page.queryByRole('button', { name: page.texts.game.hand.decorate })).toBeNull()
  bella.send(asking('lamp'))
  await page.passes(100)
  await opens(page)
  expect(page.queryByRole('button', { name: festive.kind.bench })).toBeNull()
  await page.press(festive.key.takeThat.replace('{{thing}}', festive.kind.lamp))
  await page.passes(100)
  expect(seenBy(bella)).toEqual([])
})

it('[PC14] offers nothing more once forty stand', async () => {
  const page = await enteredPark({ room: 'party-lawn', visitor: { committee } })
  const { festive } = page.texts.late
  const pieces = Array.from({ length: FESTIVE_LIMITS.piecesMax }, (_, number) => ({
    ...{ id: number + 1, kind: FESTIVE_KINDS[number % FESTIVE_KINDS.length]!, x: number, y: 9 },
  }))
  page.park.own.get(ME)!.take(JSON.stringify(pieces.map((piece) => ({ type: 'stood', piece, by: ME }))))
  await opens(page)
  const kinds = await Promise.all(FESTIVE_KINDS.map((kind) => page.find('button', festive.kind[kind])))
  for (const kind of kinds) expect(kind).toHaveProperty('disabled', true)
})

it('[PC2] says so in the moment in which the term is over', async () => {
  const until = NOON + 60_000
  const page = await enteredPark({ room: 'party-lawn', visitor: { committee: { ...committee, until } } })
  await opens(page)
  const key = await page.find('button', page.texts.late.festive.kind.lamp)
  // The room knows it before the page does.
  page.park.now = until
  await page.user.click(key)
  await page.findByText(page.texts.refusals['term-over'])
})
