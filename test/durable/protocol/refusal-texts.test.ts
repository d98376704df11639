import { describe, expect, it } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { REFUSALS } from '#durable/protocol/refusals.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { REASON_MAX, REASON_MIN } from '#durable/rules/bans.ts'
import { TRIES_PER_DAY } from '#durable/rules/games/round/course-of-day.ts'
import { NEW_GIVER } from '#durable/rules/items/trading.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { FRIENDS_MAX } from '#durable/rules/life/friends.ts'
import { KARMA_A_DAY } from '#durable/rules/life/karma.ts'
import { PAW_PRINTS } from '#durable/rules/life/paw-prints.ts'
import { NAME_MAX } from '#durable/rules/names.ts'
import { SOCKETS_PER_DOG, SOCKETS_PER_USER } from '#durable/rules/places/sockets.ts'
import { QUESTION_KARMA } from '#durable/rules/questions/question.ts'
import { REPORTS_AN_HOUR } from '#durable/rules/staff/reports.ts'
import { textsIn } from '#durable/rules/text.ts'
import { UNHEARD_MAX } from '#durable/rules/users/unheard.ts'

/** The longest text that fits into one line over the chat field, and into two on a phone. */
const LETTERS_MAX = 110

/** The numbers in the texts of refusals, from the rules. No other text has one. */
const NUMBERS: Partial<Record<Refusal, readonly number[]>> = {
  'karma-full': [KARMA_A_DAY],
  'karma-missing': [QUESTION_KARMA],
  'name-invalid': [1, NAME_MAX],
  'no-tries-left': [TRIES_PER_DAY],
  'prints-full': [PAW_PRINTS.waitingMax],
  'reason-length': [REASON_MIN, REASON_MAX],
  'reports-used-up': [REPORTS_AN_HOUR],
  'too-many-connections': [SOCKETS_PER_DOG, SOCKETS_PER_USER],
  'too-many-friends': [FRIENDS_MAX],
  'too-many-unheard': [UNHEARD_MAX],
  'too-new-to-give': [NEW_GIVER.bones],
}

/** The word for what is missing or does not fit, in each language. */
const NAMED: Partial<Record<Refusal, Record<Language, RegExp>>> = {
  'bag-full': { dk: /rygsæk/i, en: /backpack/, no: /ryggsekk/i, se: /ryggsäck/i },
  'dog-awake': { dk: /vågen/, en: /awake/, no: /våken/, se: /vaken/ },
  'dog-sleeps': { dk: /sover/, en: /asleep/, no: /sover/, se: /sover/ },
  'friend-rank': { dk: /slædehund/, en: /sled dog/, no: /sledehund/, se: /slädhund/ },
  'karma-missing': { dk: /karma/, en: /karma/, no: /karma/, se: /karma/ },
  'karma-too-low': { dk: /karma/, en: /karma/, no: /karma/, se: /karma/ },
  'name-invalid': { dk: /navn/, en: /name/, no: /navn/, se: /namn/ },
  'not-dig-ground': { dk: /løs jord/, en: /loose soil/, no: /løs jord/, se: /lös jord/ },
  'not-in-shop': { dk: /butik/, en: /shop/, no: /butikk/, se: /butik/ },
  'not-on-mountain': { dk: /Visdomsbjerget/, en: /Wisdom Mountain/, no: /Visdomsberget/, se: /Visdomsberget/ },
  'rank-too-low': { dk: /rang/i, en: /rank/i, no: /rang/i, se: /rang/i },
  'reason-length': { dk: /hvorfor/, en: /why/, no: /hvorfor/, se: /varför/ },
  'too-few-bones': { dk: /knogler/, en: /bones/, no: /bein/, se: /\bben/ },
  'too-long': { dk: /tekst/i, en: /text/, no: /tekst/i, se: /text/ },
}

describe.each(LANGUAGES)('in %s', (language) => {
  const texts: Record<Refusal, string> = textsIn(REFUSAL_TEXTS, language)

  it('every refusal has a text of its own, short and without a full stop at its end', () => {
    expect(Object.keys(texts).toSorted()).toEqual([...REFUSALS].toSorted())
    const wrong = REFUSALS.filter((one) => {
      const text = texts[one]
      return text.trim() === '' || [...text].length > LETTERS_MAX || text.endsWith('.') || /[{}<>]/.test(text)
    })
    expect(wrong).toEqual([])
    const said = REFUSALS.map((one) => texts[one])
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
  })

  it('a number in it is that of its rule', () => {
    const named = REFUSALS.map((one) => [one, (texts[one].match(/\d+/g) ?? []).map(Number)])
    expect(named).toEqual(REFUSALS.map((one) => [one, NUMBERS[one] ?? []]))
  })

  it('a refusal names what is missing, or what does not fit', () => {
    const unsaid = Object.entries(NAMED).filter(
      ([one, words]) => !words[language].test(REFUSAL_TEXTS[one as Refusal][language]),
    )
    expect(unsaid.map(([one]) => one)).toEqual([])
  })
})

it('no text is left in English', () => {
  const same = LANGUAGES.filter((one) => one !== 'en').flatMap((language) =>
    REFUSALS.filter((one) => REFUSAL_TEXTS[one][language] === REFUSAL_TEXTS[one].en).map((one) => `${language} ${one}`),
  )
  expect(same).toEqual([])
})
