import { expect, it } from 'vitest'
import { enteredPark } from '#test/app/game/entered-park.tsx'

const MARKET = { id: 3, title: 'Marked', message: '', date: '2027-03-01T12:00:00.000Z', image: null, imageAlt: null }

/** A page in the park before there is any news; `putOut` publishes an announcement, of which the room tells. */
async function inThePark(language: 'dk' | 'en', type = 0) {
  const fields = { trailFinders: 0, latestAnnouncements: [] as object[], getAnnouncement: { reactions: [] } }
  const page = await enteredPark({ language, fields })
  const putOut = (title = MARKET.title) => {
    page.server.fields.latestAnnouncements = [{ ...MARKET, title, type }]
    page.park.learn([{ type: 'nudge-all', about: 'news' }])
  }
  const { freshNews } = page.texts.late
  return { ...page, putOut, told: freshNews.told.replace('{{title}}', 'Marked'), freshNews }
}

it.each(['dk', 'en'] as const)(
  '[NW1] an open page tells of an announcement at its hour, and opens the window in which it is (%s)',
  async (language) => {
    const { putOut, told, freshNews, press, find, findByText, queryByText } = await inThePark(language)
    putOut()
    await findByText(told)
    await press(freshNews.read)
    await find('button', /Marked/)
    expect(queryByText(told)).toBeNull()
  },
)

it('[NW1] what is dangerous stays until it was answered; other news goes by itself', async () => {
  const other = await inThePark('en')
  other.putOut()
  await other.findByText(other.told)
  await other.passes(60_000)
  expect(other.queryByText(other.told)).toBeNull()
  other.unmount()
  const danger = await inThePark('en', 1)
  danger.putOut()
  await danger.findByText(danger.told)
  await danger.passes(60_000)
  await danger.press(danger.freshNews.later)
  expect(danger.queryByText(danger.told)).toBeNull()
})

it('[NW1] the open window of news shows it at once, without a notice', async () => {
  const page = await inThePark('en')
  page.putOut('Fair')
  await page.press(page.freshNews.read)
  await page.find('button', /Fair/)
  page.putOut('Marked')
  await page.find('button', /Marked/)
  expect(page.queryByText(page.told)).toBeNull()
})
