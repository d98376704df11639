import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { HuntNotice } from '#app/game/hud/calendar/hunt-notice.tsx'
import { HUNT, HUNT_TIMES } from '#durable/rules/calendar/hunt.ts'
import { nextTime } from '#durable/rules/calendar/when.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { enteredPark } from '#test/app/game/entered-park.tsx'
import { openedInPark } from '#test/app/game/opened-window.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { NOON } from '#test/support/park.ts'

const { from, until } = nextTime(HUNT_TIMES['friday-hunt'], NOON)
const DAY = osloDay(from)
const visitor = { soil: { seed: numberedSeed(7), day: DAY, found: 0 } }
const MINUTE_MS = 60_000

/** What the notice begins with while the hunt is on. */
const begin = (words: string) => new RegExp(words.slice(0, words.indexOf('{{')))

it.each(['dk', 'se'] as const)(
  '[CA2] tells that a hunt has begun, and that it is over, with nobody doing anything: %s',
  async (language) => {
    const page = await enteredPark({ language, visitor, now: from - MINUTE_MS })
    const { hunt } = page.texts.late.calendar
    await page.passes(MINUTE_MS - 1000)
    expect(page.queryByText(begin(hunt.on))).toBeNull()
    await page.passes(5000)
    await page.findByText(begin(hunt.on))
    await page.passes(MINUTE_MS)
    expect(page.queryByText(begin(hunt.on))).toBeNull()
    // The page asks within three seconds, and the notice is soon read.
    await page.passes(until - Date.now() + 3100)
    await page.findByText(hunt.over)
  },
)

it('[CA3] tells who comes with all finds of the week that more give nothing', async () => {
  const hunt = { week: DAY - 4, finds: HUNT.finds, day: DAY, spots: 1 }
  const page = await enteredPark({ visitor: { ...visitor, hunt }, now: from + MINUTE_MS })
  await page.findByText(page.texts.late.calendar.hunt.full.replaceAll('{{of}}', '10'))
})

it('[CA3] tells after each find how many there are', async () => {
  vi.useFakeTimers({ now: from + MINUTE_MS, shouldAdvanceTime: true })
  const { game } = openedInPark((park) => <HuntNotice game={park} />)
  const finds = (hunt: number) => act(() => game.state.setState(({ world }) => ({ world: { ...world, hunt } })))
  const { found } = TEXTS.en.late.calendar.hunt
  const count = (number: number) => found.replace('{{finds}}', `${number}`).replace('{{of}}', '10')
  finds(2)
  await screen.findByText(new RegExp(count(2)))
  finds(3)
  await screen.findByText(count(3))
  vi.useRealTimers()
})
