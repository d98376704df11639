import { DAYS_PER_DOG_YEAR } from '#durable/rules/age.ts'
import { BACKPACK } from '#durable/rules/life/backpack.ts'
import { DIG_REST_MS } from '#durable/rules/life/digging.ts'
import { KARMA_A_DAY } from '#durable/rules/life/karma.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import { alike, filled, nearby, one, posed } from './drawing.ts'
import type { ParkFacts, Question, Said } from './question.ts'
import { ASKED } from './texts.ts'

type Asking = (park: ParkFacts, random: () => number) => Question | null

/** [Q2] Questions whose answers are numbers of the rule book. */
const RULES: readonly { text: Said; answer: number }[] = [
  { text: ASKED.yearDays, answer: DAYS_PER_DOG_YEAR },
  { text: ASKED.karmaADay, answer: KARMA_A_DAY },
  { text: ASKED.lifeAtBirth, answer: LIFEPOINTS.atBirth },
  { text: ASKED.lifePerLogin, answer: LIFEPOINTS.perLogin },
  { text: ASKED.digRest, answer: DIG_REST_MS / 1000 },
  { text: ASKED.bagMost, answer: BACKPACK.most },
  { text: ASKED.packs, answer: PACKS.length },
  { text: ASKED.sledPoints, answer: RANKS[1].from },
]

/** [Q2] The kinds of questions. Most depend on the present park, so that no published list of answers stays right. */
const ASKINGS: readonly Asking[] = [
  askRule,
  askPrice,
  askShop,
  askDearest,
  askNeighbour,
  askStranger,
  askDoors,
  askName,
]

/**
 * [Q2] Draws a question. If the park is too small for one kind, the next kind is tried. @throws RangeError if none fits
 */
export function drawQuestion(park: ParkFacts, random: () => number): Question {
  const first = Math.floor(random() * ASKINGS.length)
  for (let i = 0; i < ASKINGS.length; i++) {
    const question = ASKINGS[(first + i) % ASKINGS.length]?.(park, random)
    if (question) return question
  }
  throw new RangeError('no question fits')
}

function askRule(_park: ParkFacts, random: () => number): Question | null {
  const { text, answer } = one(RULES, random)
  return posed({ text, right: alike(answer), wrong: nearby(answer, random) }, random)
}

function askPrice({ goods }: ParkFacts, random: () => number): Question | null {
  if (goods.length === 0) return null
  const { name, price } = one(goods, random)
  const wrong = nearby(price, random)
  return posed({ text: filled(ASKED.price, name), right: alike(price), wrong }, random)
}

function askShop(park: ParkFacts, random: () => number): Question | null {
  const rooms = openRooms(park)
  if (park.goods.length === 0) return null
  const { name, shop: room } = one(park.goods, random)
  const shop = rooms.find(({ key }) => key === room)
  if (!shop) return null
  const wrong = rooms.filter(({ key }) => key !== shop.key).map((room) => room.name)
  return posed({ text: filled(ASKED.shop, name), right: shop.name, wrong }, random)
}

function askDearest({ goods }: ParkFacts, random: () => number): Question | null {
  if (goods.length === 0) return null
  const dearest = one(goods, random)
  const wrong = goods.filter(({ price }) => price < dearest.price).map(({ name }) => name)
  return posed({ text: ASKED.dearest, right: dearest.name, wrong }, random)
}

function askNeighbour(park: ParkFacts, random: () => number): Question | null {
  const { here, beside, apart } = around(park, random)
  if (!here || beside.length === 0) return null
  return posed({ text: filled(ASKED.neighbour, here), right: one(beside, random), wrong: apart }, random)
}

function askStranger(park: ParkFacts, random: () => number): Question | null {
  const { here, beside, apart } = around(park, random)
  if (!here || apart.length === 0) return null
  return posed({ text: filled(ASKED.stranger, here), right: one(apart, random), wrong: beside }, random)
}

function askDoors(park: ParkFacts, random: () => number): Question | null {
  const { here, beside } = around(park, random)
  if (!here || beside.length === 0) return null
  const wrong = nearby(beside.length, random)
  return posed({ text: filled(ASKED.doors, here), right: alike(beside.length), wrong }, random)
}

function askName(park: ParkFacts, random: () => number): Question | null {
  const rooms = openRooms(park)
  const foreign = rooms.filter(({ name }) => new Set([name.dk, name.en, name.no, name.se]).size === 4)
  if (foreign.length === 0) return null
  const { key, name } = one(foreign, random)
  const others = rooms.filter((room) => room.key !== key)
  // Each reader is asked for the name in a neighbouring language.
  const abroad = ({ dk, no, se }: Said): Said => ({ dk: se, en: dk, no: se, se: no })
  return posed(
    { text: filled(ASKED.name, name), right: abroad(name), wrong: others.map((room) => abroad(room.name)) },
    random,
  )
}

/** The rooms that everybody may enter. No question names another one. */
function openRooms({ rooms }: ParkFacts): ParkFacts['rooms'] {
  return rooms.filter(({ isOpen }) => isOpen)
}

/** Draws a room. Returns its name, those of the rooms that its doors lead to, and those of all other open rooms. */
function around(park: ParkFacts, random: () => number): { here: Said | null; beside: Said[]; apart: Said[] } {
  const rooms = openRooms(park)
  const plain = rooms.filter((room) => hasPlainDoors(park, room.key))
  if (plain.length === 0) return { here: null, beside: [], apart: [] }
  const { key, name } = one(plain, random)
  const reached = roomsBehind(park, key)
  const others = rooms.filter((room) => room.key !== key)
  return {
    here: name,
    beside: others.filter((room) => reached.has(room.key)).map((room) => room.name),
    apart: others.filter((room) => !reached.has(room.key)).map((room) => room.name),
  }
}

/**
 * [Q2] Whether the doors of a room are the same for every dog, and the roads to it on the map too: everybody may pass all
 * doors from it and to it, and each leads both ways. The map shows a closed door as a road, and so does a one-way door
 * from elsewhere.
 */
function hasPlainDoors(park: ParkFacts, key: string): boolean {
  const open = new Set(openRooms(park).map((room) => room.key))
  const touching = park.doors.filter(({ from, to }) => from === key || to === key)
  const behind = roomsBehind(park, key)
  return touching.every(({ from, to, isOpen }) => {
    const isBothWays = from === key || behind.has(from)
    return isOpen && open.has(from) && open.has(to) && isBothWays
  })
}

function roomsBehind({ doors }: ParkFacts, key: string): ReadonlySet<string> {
  return new Set(doors.filter(({ from, to }) => from === key && to !== key).map(({ to }) => to))
}
