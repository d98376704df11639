import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const FADES = ['padding-block: var(--fade)', 'scroll-padding-block: var(--fade)', 'mask: var(--faded)']

/** Lists with a frame of their own, which a mask would fade as well: they end between two rows. */
const WHOLE_ROWS = ['app/game/hud/chat/suggestion-list.module.css', 'app/game/hud/menu/park-menu.module.css']

/** What scrolls and is no list: whole pages, the slip on the curtain of the cinema, and the map. */
const NO_LISTS = [
  'app/arcade/play/end-card.module.css',
  'app/game/gate/gate.module.css',
  'app/game/hud/cinema/cinema.module.css',
  'app/game/hud/map/park-map.module.css',
]

/** The rules of a style sheet whose element scrolls up and down. */
function scrolling(css: string): string[] {
  const bodies = [...css.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => body)
  return bodies.filter((body) => /overflow(-y)?:(\s*\w+)?\s+(auto|scroll);/.test(body))
}

const SHEETS = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file: `app/${file.replaceAll('\\', '/')}`, css: readFileSync(`app/${file}`, 'utf8') }))
  .filter(({ css }) => scrolling(css).length > 0)

it('fades the edges of whatever scrolls, so that a row that is cut tells that there is more', () => {
  const others = [...WHOLE_ROWS, ...NO_LISTS]
  const cut = SHEETS.filter(({ file }) => !others.includes(file)).flatMap(({ file, css }) =>
    scrolling(css).flatMap((body) =>
      FADES.filter((part) => !body.includes(`  ${part};`)).map((part) => `${file}: ${part}`),
    ),
  )
  expect(cut).toEqual([])
})

it('cuts no row of a list that has a frame of its own', () => {
  const lists = SHEETS.filter(({ file }) => WHOLE_ROWS.includes(file))
  expect(lists.map(({ file }) => file).toSorted()).toEqual(WHOLE_ROWS.toSorted())
  expect(lists.filter(({ css }) => !/max-height: [^;]*round\(down/.test(css)).map(({ file }) => file)).toEqual([])
})
