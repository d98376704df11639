import { describe, expect, it } from 'vitest'
import { AlderPage } from '#app/site/whatis/alder/alder-page.tsx'
import { KobbelPage } from '#app/site/whatis/kobbel/kobbel-page.tsx'
import { PACK_ORDER } from '#app/site/whatis/kobbel/packs.ts'
import { RangPage } from '#app/site/whatis/rang/rang-page.tsx'
import { DAYS_PER_DOG_YEAR } from '#durable/rules/age.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { answersTo } from '#durable/rules/questions/worth.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import { readable, renderedPage, TEXTS } from '../rendered-page.tsx'

const HIDDEN_FROM = RANKS.at(-1)?.from ?? 0

describe.each(LANGUAGES)('in %s', (language) => {
  const { whatis, kennel } = TEXTS[language]

  it('lists the ranks in their order, with the right answers that each takes [R1]', () => {
    const ladder = /<ol.*?<\/ol>/s.exec(renderedPage(<RangPage />, language))?.[0] ?? ''
    const rungs = [...ladder.matchAll(/<li.*?<\/li>/gs)].map(([rung]) => readable(rung))
    expect(rungs).toHaveLength(RANKS.length)
    expect(rungs.slice(0, 7).map((rung) => numberIn(rung))).toEqual(
      RANKS.slice(0, 7).map(({ from }) => answersTo(from)),
    )
    for (const [place, { key }] of RANKS.slice(0, 7).entries()) {
      expect(rungs[place]).toContain(whatis.rang.rank[key].name)
    }
  })

  it('names the ranks as in the chooser', () => {
    const names = Object.entries(whatis.rang.rank).map(([key, { name }]) => [key, name])
    expect(Object.fromEntries(names)).toEqual(kennel.rank)
  })

  it('shows neither the name nor the threshold of the hidden rank', () => {
    const text = readable(renderedPage(<RangPage />, language))
    expect(text).not.toMatch(/morph/i)
    expect(text.replace(GROUPS, '')).not.toContain(String(HIDDEN_FROM))
    expect(renderedPage(<RangPage />, language)).toContain(`aria-label="${whatis.rang.hiddenName}"`)
  })

  it('lists the staff roles: administrators, moderators, developer, client developer, designer, committee', () => {
    const text = readable(renderedPage(<RangPage />, language))
    const places = Object.values(whatis.rang.staff).map(({ name }) => text.lastIndexOf(`${name} `))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('has every pack on its lane, in the order of the list [P1]', () => {
    const text = renderedPage(<KobbelPage />, language)
    const headings = [...text.matchAll(/<h2>.*?<\/h2>/gs)].map(([heading]) => readable(heading)).slice(0, PACKS.length)
    expect(headings).toEqual(PACK_ORDER.map((pack) => whatis.kobbel.pack[pack].name))
    expect([...PACK_ORDER].sort()).toEqual([...PACKS].sort())
  })

  it('calculates the table of ages by the rules, and ends it with a full backpack [A1]', () => {
    const body = /<tbody.*<\/tbody>/s.exec(renderedPage(<AlderPage />, language))?.[0] ?? ''
    const rows = [...body.matchAll(/<th.*?>(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td>/gs)].map(([, ...cells]) =>
      cells.map((cell) => numberIn(readable(cell))),
    )
    for (const [years = 0, days, slots] of rows) {
      expect([days, slots]).toEqual([years * DAYS_PER_DOG_YEAR, Math.min(18, 5 + years)])
    }
    expect(rows).toHaveLength(11)
  })

  it('has one h1, a title and a description of its own on each page', () => {
    const pages = [<AlderPage key="a" />, <RangPage key="r" />, <KobbelPage key="k" />]
    const heads = pages.map((page) => {
      const html = renderedPage(page, language)
      expect(html.match(/<h1/g)).toHaveLength(1)
      return /<title>([^<]*)<\/title>.*?name="description" content="([^"]*)"/s.exec(html)?.slice(1) ?? []
    })
    expect(new Set(heads.flat()).size).toBe(2 * pages.length)
  })
})

/** Separators of thousands in our languages. */
const GROUPS = /(?<=\d)[., ](?=\d{3}(?!\d))/g

/** The first number in a text, 0 if there is none. */
function numberIn(text: string): number {
  return Number(/\d+/.exec(text.replace(GROUPS, ''))?.[0] ?? 0)
}
