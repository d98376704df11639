import { describe, expect, it } from 'vitest'
import { HighscorePage } from '#app/site/highscore/highscore-page.tsx'
import { LeadersPage } from '#app/site/highscore/leaders-page.tsx'
import { GAMES } from '#durable/rules/games/games.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

const row = (position: number, isMe = false) => ({ position, dogname: `Dog ${position}`, score: 5000 - position, isMe })
const DAY = [row(1), row(2), row(3), row(4, true), row(4)]
const EMPTY = { daily: [], weekly: [], yearly: [], allTime: [] }
const NOWHERE = { dailyOwn: null, weeklyOwn: null, yearlyOwn: null, allTimeOwn: null, removed: [] }
const BELOW = { position: 1204, dogname: 'Fie', score: 12 }

describe.each(LANGUAGES)('the boards in %s', (language) => {
  const { highscore } = TEXTS[language].pages
  const html = renderedPage(<HighscorePage game="KnogleKnas" boards={{ ...EMPTY, ...NOWHERE, daily: DAY }} />, language)

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

  it('show the own dog below the rows where it is not among them', () => {
    const weekly = [row(1), row(2)]
    const boards = { ...EMPTY, ...NOWHERE, weekly, weeklyOwn: BELOW }
    const page = renderedPage(<HighscorePage game="KnogleKnas" boards={boards} />, language)
    const separator = { dk: '.', en: ',', no: ' ', se: ' ' }[language]
    expect(readable(page)).toContain(`1${separator}204 Fie ${highscore.you} 12`)
  })

  it('show the own dog once where it is among the rows', () => {
    const boards = { ...EMPTY, ...NOWHERE, daily: DAY, dailyOwn: { ...BELOW, dogname: 'Dog 4' } }
    const page = renderedPage(<HighscorePage game="KnogleKnas" boards={boards} />, language)
    expect(page.match(/aria-current="true"/g)).toHaveLength(1)
  })

  it('say that a dog is below the thousandth where nobody has counted how far', () => {
    const boards = { ...EMPTY, ...NOWHERE, allTime: [row(1)], allTimeOwn: { ...BELOW, position: null } }
    const page = renderedPage(<HighscorePage game="KnogleKnas" boards={boards} />, language)
    const separator = { dk: '.', en: ',', no: ' ', se: ' ' }[language]
    expect(readable(page)).toContain(`1${separator}000+ Fie`)
  })

  it('say which own scores were removed, and why', () => {
    const removed = [
      {
        at: '2026-11-20T12:00:00Z',
        dogname: 'Fie',
        reason: 'Played by a program',
        origin: 'It was reported.',
        score: 4820,
      },
    ]
    const boards = { ...EMPTY, ...NOWHERE, removed }
    const page = readable(renderedPage(<HighscorePage game="KnogleKnas" boards={boards} />, language))
    expect(page).toMatch(/Fie, 4.820 .*Played by a program/)
    expect(page).toContain('It was reported.')
    expect(page).toContain(highscore.removedWrong.slice(0, 10))
  })

  it('show an invitation if nobody has played', () => {
    expect(html.split(written(highscore.empty)).length - 1).toBe(3)
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
