import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { enteredPark } from '#test/app/game/entered-park.tsx'
import { NOON } from '#test/support/park.ts'

const COMMITTEE = { from: NOON - 60_000, until: NOON + 60_000, terms: 2 }

it('[PC8] says by form and word in the list and in the log who sits on the committee, until the term ends', async () => {
  const { meets, find, isGone, log, texts, passes, says } = await enteredPark()
  const other = meets(2, 'Fest', { committee: COMMITTEE })
  await find('img', texts.game.streamer.again)
  act(() => void other.send({ type: 'say', text: 'woof' }))
  await says('me too')
  expect(log().querySelector('[data-pennons]')?.getAttribute('aria-label')).toBe(texts.game.streamer.again)
  await passes(60_000)
  await isGone('img', texts.game.streamer.again)
  expect(log().querySelector('[data-pennons]')).toBeNull()
})

it('[PC8] shows a staff badge in place of that of the committee', async () => {
  const { meets, find, isGone, texts } = await enteredPark()
  meets(2, 'Fest', { committee: COMMITTEE, badge: 'moderator' })
  await find('img', texts.game.roster.moderator)
  await isGone('img', texts.game.streamer.again)
})
