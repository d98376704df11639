import { expect, it } from 'vitest'
import { lore } from '#app/locales/texts/lore.ts'
import { TILE_PX } from '#durable/rules/tiles.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'

const LONG_WALK_MS = 15_000
const SOUTH = 4

it('says what a thing is that cannot be used, with a line about it in the reader’s language', async () => {
  const { texts, press, findByText } = await enteredPark({ language: 'dk' })
  const { does, thing } = texts.game.around
  await press(`${does.look}: ${thing.signpost}`)
  await findByText(`${thing.signpost}. ${lore.signpost.dk}`)
})

it('walks before a thing and opens what it opens, by its row', async () => {
  const { texts, press, passes, find } = await enteredPark({ fields: { announcements: [] } })
  const { does, thing } = texts.game.around
  await press(`${does.open}: ${thing.noticeBoard}`)
  await passes(LONG_WALK_MS)
  await find('dialog', texts.game.menu.news)
})

it('does the same by a command with its name, and keeps a name that nothing here has', async () => {
  const { texts, says, field, passes, find } = await enteredPark({ language: 'no', fields: { announcements: [] } })
  await says('/use slottet')
  expect(field().value).toBe('/use slottet')
  await says('/use oppslagstavla')
  await passes(LONG_WALK_MS)
  await find('dialog', texts.game.menu.news)
  expect(field().value).toBe('')
})

it('goes after a ball that another dog rolls away before it has come to it', async () => {
  const { texts, press, passes, meets } = await enteredPark()
  const other = meets(2, 'Max')
  const ball = ROOMS.plaza.things.find(({ id }) => id === 'ball')!
  other.send({ type: 'walk', seq: 1, x: Math.floor(ball.x / TILE_PX), y: Math.floor(ball.y / TILE_PX) - 1 })
  await passes(LONG_WALK_MS)
  const { does, thing } = texts.game.around
  await press(`${does.roll}: ${thing.ball}`)
  other.send({ type: 'use', op: 'away', thing: 'ball', how: SOUTH })
  expect(other.last).toMatchObject({ type: 'done', op: 'away' })
  await passes(3 * LONG_WALK_MS)
  expect(other.of('used').map(({ dog }) => dog)).toContain(ME)
})
