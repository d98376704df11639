import { expect, it } from 'vitest'
import { ParkNowLine } from '#app/site/start/park-now-line.tsx'
import { parkNowOf } from '#app/site/start/start-query.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

it('adds up the dogs of all rooms', () => {
  const rooms = [{ dogs: 3 }, { dogs: 0 }, { dogs: 9 }]
  expect(parkNowOf({ parkRooms: rooms, getSetting: { value: '0' } })).toEqual({ dogs: 12, isClosed: false })
  expect(parkNowOf({ parkRooms: [], getSetting: null })).toEqual({ dogs: 0, isClosed: false })
})

it.each(LANGUAGES)('says how many dogs are in the park now, in %s', (language) => {
  const { now } = TEXTS[language].site
  const said = (dogs: number) => readable(renderedPage(<ParkNowLine now={{ dogs, isClosed: false }} />, language))
  expect(said(0)).toBe(now.dogs_zero)
  expect(said(1)).toBe(now.dogs_one.replace('{{dogs}}', '1'))
  expect(said(12)).toBe(now.dogs_other.replace('{{dogs}}', '12'))
  expect(said(1234)).toMatch(/1.?234/)
})

it.each(LANGUAGES)('says of a closed park that it is, and no number, in %s', (language) => {
  const html = renderedPage(<ParkNowLine now={{ dogs: 3, isClosed: true }} />, language)
  expect(readable(html)).toBe(TEXTS[language].site.now.closed)
})
