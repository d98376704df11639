import { expect, it } from 'vitest'
import { WayRow } from '#app/game/hud/text/ways-out.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

const WAY = {
  door: { id: 'north', x: 4, y: 0, to: { room: 'lake', entry: 'south' } },
  tile: { x: 4, y: 0 },
  distance: 5,
  direction: 0,
} as const
const LAKE = { name: 'Tjern', dogs: 0, refusal: null }

function rowIn(language: Language, room: typeof LAKE | undefined): string {
  return renderedPage(<WayRow way={WAY} room={room} onGo={() => {}} />, language)
}

it.each(LANGUAGES)('names a way out by the room behind it, in %s', (language) => {
  const { around } = TEXTS[language].game
  const html = rowIn(language, LAKE)
  expect(html).toContain(`aria-label="${around.goThrough.replace('{{room}}', 'Tjern')}"`)
  expect(readable(html)).toMatch(/^Tjern /)
})

it.each(LANGUAGES)('calls a way out a door until its room is known, in %s', (language) => {
  const { around } = TEXTS[language].game
  const html = rowIn(language, undefined)
  expect(html).toContain(`aria-label="${around.walkTo.replace('{{name}}', around.door)}"`)
  expect(readable(html).startsWith(around.door)).toBe(true)
})

it('says why a way out is closed to the dog', () => {
  const room = { ...LAKE, refusal: { code: 'only-pack', text: 'Only for the Clan' } }
  expect(readable(renderedPage(<WayRow way={WAY} room={room} onGo={() => {}} />, 'en'))).toContain('Only for the Clan')
})
