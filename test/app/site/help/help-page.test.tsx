import { describe, expect, it } from 'vitest'
import { HelpPage } from '#app/site/help/help-page.tsx'
import { HELP_NUMBERS } from '#app/site/help/numbers.ts'
import { DAYS_PER_DOG_YEAR } from '#durable/rules/age.ts'
import { HUNT, HUNT_TIMES } from '#durable/rules/calendar/hunt.ts'
import {
  CHAT_BURST,
  CHAT_LOG_MAX,
  CHAT_MAX,
  CHAT_REPLAY_MAX,
  SAME_TEXT_MS,
  SAME_TEXT_TIMES,
} from '#durable/rules/chat.ts'
import { CHALLENGE_MS, RACERS_MAX, TOGETHER_MS } from '#durable/rules/games/round/challenge.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { PACK_GOAL } from '#durable/rules/life/pack-goal.ts'
import { KARMA_PER_ERRAND } from '#durable/rules/npcs/errand.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { RIDDLE_COUNTS } from '#durable/rules/questions/worth.ts'
import { rankAt, RANKS } from '#durable/rules/ranks.ts'
import { POSTS } from '#durable/rules/smells/posts.ts'
import { allTexts, readable, renderedPage, TEXTS } from '../rendered-page.tsx'

const IDS = [
  'chat',
  'bones-and-digging',
  'trail',
  'book',
  'hunt',
  'karma',
  'visdomsberget',
  'rank',
  'pack',
  'coma',
  'sniffing',
  'friends',
  'challenge',
  'sniffing-profile',
  'wheel-of-fortune',
  'colour-roulette',
  'decorations',
  'lifepoints',
  'backpack',
  'hat',
  'sounds',
]

describe.each(LANGUAGES)('the help in %s', (language) => {
  const html = renderedPage(<HelpPage />, language)
  const { help, whatis } = TEXTS[language]
  const {
    chat,
    bones,
    trail,
    book,
    hunt,
    karma,
    mountain,
    rank,
    pack,
    coma,
    sniffing,
    friends,
    race,
    profile,
    wheel,
    roulette,
    festive,
    life,
    backpack,
    hat,
    sounds,
  } = help
  const inOrder = [
    chat,
    bones,
    trail,
    book,
    hunt,
    karma,
    mountain,
    rank,
    pack,
    coma,
    sniffing,
    friends,
    race,
    profile,
    wheel,
    roulette,
    festive,
    life,
    backpack,
    hat,
    sounds,
  ]

  it('has all sections in their order, each with its own heading', () => {
    expect([...html.matchAll(/<section id="([^"]*)"/g)].map(([, id]) => id)).toEqual([...IDS, 'help-lines'])
    expect(sectionOf(html, 'help-lines')).toContain(help.lines.title)
    for (const [place, id] of IDS.entries()) expect(sectionOf(html, id)).toContain(`${inOrder[place]?.title} `)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('lists every section, at the side and in the folded list', () => {
    for (const id of IDS) expect(html.split(`href="#${id}"`)).toHaveLength(3)
  })

  it('names every pack', () => {
    for (const { name } of Object.values(whatis.kobbel.pack)) expect(sectionOf(html, 'pack')).toContain(name)
  })

  it('fills in every variable', () => {
    expect(readable(html)).not.toMatch(/\{\{|\}\}|undefined|NaN/)
  })

  it.each<[id: string, numbers: (number | string)[]]>([
    ['chat', [CHAT_MAX, CHAT_BURST, CHAT_LOG_MAX, CHAT_REPLAY_MAX, SAME_TEXT_TIMES, SAME_TEXT_MS / 1000]],
    ['bones-and-digging', [3, 8, 23, 60, 24]],
    ['karma', ['\\+1', 60, 50, POSTS.length, KARMA_PER_ERRAND]],
    ['visdomsberget', ['-15', '\\+1', 15, 2]],
    ['rank', [RANKS.length, 1, 4, RIDDLE_COUNTS]],
    ['hunt', [20, 15, HUNT_TIMES['friday-hunt'].minutes, HUNT.finds, `\\+${HUNT.bones}`]],
    ['pack', [PACKS.length, PACK_GOAL.marksMost, PACK_GOAL.bones]],
    ['coma', [5, 100]],
    ['sniffing', ['\\+1', 1, 60, 10]],
    ['friends', [3, 200]],
    ['challenge', [CHALLENGE_MS.answer / 1000, RACERS_MAX, TOGETHER_MS / 1000]],
    ['lifepoints', [60, '-1', '\\+7', '\\+1']],
    ['backpack', [5, '\\+1', 18, DAYS_PER_DOG_YEAR, 13, 9]],
  ])('%s shows the numbers of its rules: %j', (id, numbers) => {
    const text = sectionOf(html, id)
    for (const number of numbers) expect(text).toMatch(new RegExp(`(?<![\\d+-])${number}(?!\\d)`))
    const told = new Set(text.match(/\d+/g))
    const known = new Set(numbers.flatMap((number) => String(number).match(/\d+/g) ?? []))
    const seconds = id === 'chat' ? ['1'] : []
    expect([...told].filter((number) => !known.has(number) && !seconds.includes(number))).toEqual([])
  })
})

it.each(LANGUAGES)(
  'has no number of its own in any text in %s, and every number that the texts ask for',
  (language) => {
    const { help, whatis } = TEXTS[language]
    const given = [
      ...Object.keys(HELP_NUMBERS),
      'product',
      'sections',
      'points',
      'years',
      'slots',
      'count',
      'date',
      'days',
    ]
    for (const [path, text] of allTexts({ help, whatis })) {
      expect(text.replace(/\{\{\w+\}\}/g, ''), path).not.toMatch(/\d/)
      const asked = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')
      expect(given.concat('yearsPerYear'), path).toEqual(expect.arrayContaining(asked))
    }
  },
)

it('calls a dog a sled dog at exactly the points that friends need', () => {
  expect(rankAt(HELP_NUMBERS.friendPoints)).toBe('slede')
  expect(rankAt(HELP_NUMBERS.friendPoints - 1)).toBe('valp')
})

function sectionOf(html: string, id = ''): string {
  return readable(new RegExp(`<section id="${id}".*?</section>`, 's').exec(html)?.[0] ?? '')
}

it.each(LANGUAGES)('has no two landmarks of the same name, in %s', (language) => {
  const html = renderedPage(<HelpPage />, language)
  const contents = TEXTS[language].help.contents
  const names = [...html.matchAll(/<nav [^>]*aria-(?:label|labelledby)="([^"]+)"/g)].map(([, name]) =>
    name === 'contents' ? contents : name,
  )
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})
