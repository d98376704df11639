import { expect, it } from 'vitest'
import { CATALOGUE, SHOP_OF_SLOT, goodsOf } from '#durable/rules/items/catalogue.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { accessProblem } from '#durable/rules/places/access.ts'
import type { Access, Passer } from '#durable/rules/places/access.ts'
import { OPTIONS } from '#durable/rules/questions/question.ts'
import type { ParkFacts, Question } from '#durable/rules/questions/question.ts'
import { drawQuestion } from '#durable/rules/questions/questions.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { seeded } from '#test/support/random.ts'

/** What is on the shelves for everybody. */
const GOODS = [...new Set(Object.values(SHOP_OF_SLOT))].flatMap((shop) =>
  goodsOf(shop).flatMap(({ name, price, isRare }) => (isRare || price === null ? [] : [{ name, price, shop }])),
)
const PARK: ParkFacts = {
  goods: GOODS,
  rooms: ROOM_DOCS.map(({ key, name, access }) => ({ key, name, isOpen: !access })),
  doors: ROOM_DOCS.flatMap(({ key, doors }) =>
    doors.map(({ to, access }) => ({ from: key, to: to.room, isOpen: !access })),
  ),
}
const drawn = (() => {
  const random = seeded(17)
  return Array.from({ length: 2000 }, () => drawQuestion(PARK, random))
})()

it.each(LANGUAGES)('[Q2] has a text and four different answers in %s for every question', (language) => {
  for (const { text, options, right } of drawn) {
    expect(text[language]).toMatch(/\?$/)
    expect(text[language]).not.toContain('{}')
    expect(new Set(options.map((option) => option[language])).size).toBe(OPTIONS)
    expect(options[right]).toBeDefined()
  }
})

it('[Q2] puts the right answer anywhere, and draws hundreds of different questions', () => {
  const places = [0, 1, 2, 3].map((place) => drawn.filter(({ right }) => right === place).length)
  expect(Math.min(...places)).toBeGreaterThan(420)
  expect(new Set(drawn.map(({ text, options, right }) => `${text.en} ${options[right]?.en}`)).size).toBeGreaterThan(200)
})

it('[Q2] has another answer when a door was moved', () => {
  const island = { ...PARK, doors: bothWays('plaza', 'lake') }
  const random = seeded(2)
  const asked = Array.from({ length: 3000 }, () => drawQuestion(island, random))
  const beside = asked.filter(({ text }) => text.en.startsWith('You are here: Fountain Square. Which place does a'))
  expect(beside.length).toBeGreaterThan(2)
  expect(new Set(beside.map(({ options, right }) => options[right]?.en))).toEqual(new Set(['The Tarn']))
})

it('[Q2] draws a question for a park without rooms', () => {
  const random = seeded(8)
  for (let i = 0; i < 200; i++)
    expect(drawQuestion({ goods: [], rooms: [], doors: [] }, random).options).toHaveLength(OPTIONS)
})

it('[Q2] asks for the prices of the day', () => {
  const dear = { ...PARK, goods: GOODS.map((good) => ({ ...good, price: good.price + 1000 })) }
  const random = seeded(3)
  const asked = Array.from({ length: 300 }, () => drawQuestion(dear, random))
  const prices = asked.filter(({ text }) => text.en.startsWith('How many bones'))
  expect(prices.length).toBeGreaterThan(10)
  for (const { options, right } of prices) expect(Number(options[right]?.en)).toBeGreaterThan(1000)
})

function bothWays(one: string, other: string): ParkFacts['doors'] {
  return [
    { from: one, to: other, isOpen: true },
    { from: other, to: one, isOpen: true },
  ]
}

/** The rooms that questions about doors are asked of, in English. */
function askedOf(park: ParkFacts): Set<string> {
  const random = seeded(31)
  const texts = Array.from({ length: 3000 }, () => drawQuestion(park, random).text.en)
  const names = texts.map((text) => /(?:You are here: (.*)\. Which|doors lead from here: (.*)\?)/.exec(text))
  return new Set(names.flatMap((found) => found?.[1] ?? found?.[2] ?? []))
}

it.each([
  ['a door from it has an access rule', { from: 'plaza', to: 'meadow', isOpen: false }],
  ['a door to it has an access rule', { from: 'lake', to: 'plaza', isOpen: false }],
  ['a door leads from it into a closed room', { from: 'plaza', to: 'staff-room', isOpen: true }],
  ['a door leads to it that leads only one way', { from: 'meadow', to: 'plaza', isOpen: true }],
])('[Q2] asks nothing about the doors of a room if %s', (_why, door) => {
  const doors = [...bothWays('plaza', 'lake'), ...bothWays('lake', 'forest'), ...bothWays('forest', 'beach')]
  expect(askedOf({ ...PARK, doors })).toContain('Fountain Square')
  const asked = askedOf({ ...PARK, doors: [...doors, door] })
  expect(asked).not.toContain('Fountain Square')
  expect(asked.size).toBeGreaterThan(0)
})

it('[Q2] names no room that is closed to anybody, and no rare thing', () => {
  const said = new Set(drawn.flatMap(({ text, options }) => [text.en, ...options.map(({ en }) => en)]))
  const closed = ROOM_DOCS.filter(({ access }) => access).map(({ name }) => name.en)
  const rare = CATALOGUE.filter(({ isRare }) => isRare).map(({ name }) => name.en)
  const isNamed = (name: string) => [...said].some((text) => text === name || text.includes(`: ${name}`))
  expect(isNamed('Party hat')).toBe(true)
  expect([...closed, ...rare].filter(isNamed)).toEqual([])
})

const PUPPY: Passer = { admin: 0, moderator: 0, pack: 'banden', levelPoints: 0, karma: 0, items: [], owned: [] }
const PLAYERS: readonly (Passer & { name: string })[] = [
  ...RANKS.map(({ key, from }) => ({ ...PUPPY, name: key, levelPoints: from })),
  ...PACKS.map((pack) => ({ ...PUPPY, name: pack, pack })),
  { ...PUPPY, name: 'supporter', tier: 'Gold' },
  { ...PUPPY, name: 'moderator', moderator: 1 },
  { ...PUPPY, name: 'administrator', admin: 1 },
]

/** The rooms to which the map shows a road from a room, of those with the door open for the player or of all. */
function roadsFrom(room: string, passer: Passer, isOpenOnly: boolean): string[] {
  const mayPass = (access?: Access) => !access || accessProblem(access, passer) === null
  const roads = ROOM_DOCS.flatMap((doc) =>
    doc.doors.flatMap(({ to, access }) => {
      const ends = [doc, ROOM_DOCS.find(({ key }) => key === to.room)!]
      if (isOpenOnly && !(mayPass(access) && ends.every((end) => mayPass(end.access)))) return []
      return ends.some(({ name }) => name.en === room) ? ends.map(({ name }) => name.en) : []
    }),
  )
  return [...new Set(roads)].filter((name) => name !== room)
}

const RULE_ANSWERS: Readonly<Record<string, number>> = {
  'How many days are there between two birthdays of a dog?': 52,
  'How much karma can a dog get in one day at most?': 50,
  'How many lifepoints does a dog have when it is born?': 60,
  'How many lifepoints does the first visit of a day give at most?': 7,
  'How many seconds does a spot rest after you have dug there?': 60,
  'How many slots does the biggest backpack have?': 18,
  'How many packs are there in the park?': 6,
  'How many level points make a puppy a sled dog?': 3,
}

/** The options that are right by what a player can find out in the park, in English. */
function foundOut({ text: { en: text }, options }: Question, passer: Passer): string[] {
  const goodOf = (name: string | undefined) => GOODS.find((good) => good.name.en === name)
  const about = /: (.*)\?$/.exec(text)?.[1]
  const chosen = (isRight: (option: string) => boolean) => options.map(({ en }) => en).filter(isRight)
  if (text.startsWith('How many bones')) return chosen((option) => option === String(goodOf(about)?.price))
  if (text.startsWith('Where is this sold')) {
    const shop = ROOM_DOCS.find(({ key }) => key === goodOf(about)?.shop)
    return chosen((option) => option === shop?.name.en)
  }
  if (text.startsWith('Which of these costs')) {
    const prices = options.map(({ en }) => goodOf(en)?.price ?? NaN)
    return chosen((option) => goodOf(option)?.price === Math.max(...prices))
  }
  if (text.startsWith('What is this place called'))
    return chosen((option) => option === ROOM_DOCS.find(({ name }) => name.en === about)?.name.dk)
  const here = /You are here: (.*)\. Which/.exec(text)?.[1] ?? /doors lead from here: (.*)\?/.exec(text)?.[1]
  if (here === undefined) return chosen((option) => option === String(RULE_ANSWERS[text]))
  const [all, open] = [roadsFrom(here, passer, false), roadsFrom(here, passer, true)]
  if (text.startsWith('To how many')) return chosen((option) => [all.length, open.length].map(String).includes(option))
  const leads = (option: string) => all.includes(option) || open.includes(option)
  return chosen((option) => leads(option) === !text.includes('no door'))
}

it.each(PLAYERS)('[Q2] has the answer that a player can find out in the park: $name', (passer) => {
  const random = seeded(23)
  const all = Array.from({ length: 1500 }, () => drawQuestion(PARK, random))
  const unfair = all.filter((question) => {
    const found = foundOut(question, passer)
    return found.length !== 1 || found[0] !== question.options[question.right]?.en
  })
  expect(unfair.map(({ text, options, right }) => `${text.en} ${options[right]?.en}`)).toEqual([])
})
