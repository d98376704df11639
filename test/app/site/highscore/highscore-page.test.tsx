import { describe, expect, it } from 'vitest'
import { GAMES } from '#durable/rules/games/games.ts'
import { HighscorePage } from '#app/site/highscore/highscore-page.tsx'
import { LeadersPage } from '#app/site/highscore/leaders-page.tsx'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'

const row = (position: number, isMe = false) => ({ position, dogname: `Dog ${position}`, score: 5000 - position, isMe })
const DAY = [row(1), row(2), row(3), row(4, true), row(4)]
const EMPTY = { daily: [], weekly: [], yearly: [] }

describe.each(LANGUAGES)('the boards in %s', (language) => {
  const { highscore } = TEXTS[language].pages
  const html = renderedPage(<HighscorePage game="KnogleKnas" boards={{ ...EMPTY, daily: DAY }} />, language)

  it('show positions, names and scores, with grouped digits', () => {
    const separator = { dk: '.', en: ',', no: ' ', se: ' ' }[language]
    expect(readable(html)).toContain(`1 Dog 1 4${separator}999`)
    expect(readable(html)).toContain(`4 Dog 4 4${separator}996`)
  })

  it("mark the user's own row by a word, and only that row", () => {
    const rows = html.match(/<tr.*?<\/tr>/g) ?? []
    const mine = rows.filter((text) => readable(text).includes(`Dog 4 ${highscore.you} `))
    expect(mine).toHaveLength(1)
    expect(mine[0]).toContain('aria-current="true"')
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  })

  it('show an invitation if nobody has played', () => {
    expect(html.split(written(highscore.empty)).length - 1).toBe(2)
  })

  it('link to each game, and mark the chosen one', () => {
    for (const game of GAMES) expect(html).toContain(`href="/highscore/${game}"`)
    expect(html.match(/aria-current="page"[^>]*href="[^"]*"|href="[^"]*"[^>]*aria-current="page"/)?.[0]).toContain(
      '/highscore/KnogleKnas',
    )
  })

  it('have one heading of the first level, and a title and description of their own', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain(`<title>${written(TEXTS[language].site.scores.games.KnogleKnas)}`)
    expect(html).toContain('<meta name="description"')
  })
})

it('shows the best three of each game as its leaders', () => {
  const leaders = { CatsFree: DAY, JumpingDog: DAY, KnogleKnas: [] }
  const html = renderedPage(<LeadersPage leaders={leaders} />, 'en')
  expect(html.match(/Dog 3</g)).toHaveLength(2)
  expect(html).not.toContain('Dog 4')
  expect(readable(html)).toContain(TEXTS.en.pages.highscore.empty)
})

/** Text as React writes it. */
function written(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/'/g, '&#x27;')
}
