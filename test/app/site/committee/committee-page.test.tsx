import { describe, expect, it } from 'vitest'
import { CommitteePage } from '#app/site/committee/committee-page.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '../rendered-page.tsx'

describe.each(LANGUAGES)('the page about the party committee in %s', (language) => {
  const { committee } = TEXTS[language].pages
  const text = readable(renderedPage(<CommitteePage />, language))

  it('names everything that a member gets, and each of the three abilities', () => {
    const { architect, wheel, roulette } = committee.gift
    expect(Object.values(committee.gift).filter((gift) => !text.includes(gift))).toEqual([])
    expect(new Set([architect, wheel, roulette]).size).toBe(3)
  })

  it('says when a month is paid, and when the star comes', () => {
    expect(text).toContain(committee.after)
  })
})
