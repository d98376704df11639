import { expect, it } from 'vitest'
import { lore } from '#app/locales/texts/lore.ts'
import { enteredPark } from '#test/app/game/entered-park.tsx'

const LONG_WALK_MS = 15_000

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
