import { expect, it } from 'vitest'
import { ParkNowLine } from '#app/site/start/park-now-line.tsx'
import { parkNowOf } from '#app/site/start/start-query.ts'
import { TrailTodayLine } from '#app/site/start/trail-today-line.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

it('adds up the dogs of all rooms', () => {
  const rooms = [{ dogs: 3 }, { dogs: 0 }, { dogs: 9 }]
  expect(parkNowOf({ parkRooms: rooms, trailFinders: 14, getSetting: { value: '0' } })).toEqual({
    dogs: 12,
    finders: 14,
    isClosed: false,
  })
  expect(parkNowOf({ parkRooms: [], trailFinders: 0, getSetting: null })).toEqual({
    dogs: 0,
    finders: 0,
    isClosed: false,
  })
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

it.each(LANGUAGES)('says how many have found the trail of the day, in %s', (language) => {
  const { trail } = TEXTS[language].site
  const said = (finders: number) => readable(renderedPage(<TrailTodayLine finders={finders} />, language))
  expect(said(0)).toBe(trail.finders_zero)
  expect(said(14)).toBe(trail.finders_other.replace('{{finders}}', '14'))
})
