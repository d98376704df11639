import type { BotRound, BotSkill } from '#durable/rules/games/round/bot.ts'
import { chanceOf, drawBelow } from '#durable/rules/games/round/chance.ts'
import type { Chance } from '#durable/rules/games/round/chance.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'
import type { Cat } from './cats.ts'
import { directionTowards, eastPart, southPart } from './directions.ts'
import type { Vector } from './directions.ts'
import { BLANKET, mayOrder, picnicScore, STAND, startPicnic, stepPicnic, WOOF } from './picnic.ts'
import type { Picnic } from './picnic.ts'
import { writePicnicLog } from './replay-picnic.ts'
import type { Order } from './replay-picnic.ts'

/**
 * `every`: ticks from a thought to the next. `delay`: ticks until hands do what was thought. `blunders`, `woofs`: percent
 * of the thoughts that are a mistake, and of the chances to woof that are taken. A planner comes from the blanket's side,
 * and `aside` px from the cat; a beginner runs after the nearest cat.
 */
type Hands = { every: number; delay: number; blunders: number; woofs: number; aside: number }
const HANDS = {
  beginner: { every: 24, delay: 20, blunders: 25, woofs: 10, aside: 0 },
  regular: { every: 14, delay: 15, blunders: 10, woofs: 50, aside: 22 },
  expert: { every: 8, delay: 11, blunders: 2, woofs: 100, aside: 34 },
} as const satisfies Record<BotSkill, Hands>

/** Near enough that a woof reaches them all, in units. */
const WOOF_REACH = 66 * PIXEL

/** Plays a picnic as somebody of this skill might; `hands` is the seed of their luck, apart from that of the lawn. */
export function botPicnic(seed: string, skill: BotSkill, hands: string): BotRound {
  const chance = chanceOf(hands)
  const picnic = startPicnic(seed)
  const { every, delay } = HANDS[skill]
  const thoughts: Order[] = []
  const orders: Order[] = []
  let last = STAND
  while (!picnic.isOver) {
    const { tick } = picnic
    const thought = tick % every === 0 ? thoughtOf(picnic, skill, chance) : null
    if (thought !== null && thought !== last) thoughts.push({ tick: tick + delay, order: thought })
    if (thought !== null && thought !== WOOF) last = thought
    const order = dueOrder(picnic, thoughts)
    if (order !== null) orders.push({ tick, order })
    stepPicnic(picnic, order)
  }
  return { log: writePicnicLog(orders), score: picnicScore(picnic), ticks: picnic.tick }
}

/** The oldest thought that has reached the hands and changes something. */
function dueOrder(picnic: Picnic, thoughts: Order[]): number | null {
  while (thoughts[0] !== undefined && thoughts[0].tick <= picnic.tick) {
    if (mayOrder(picnic, thoughts[0].order)) return thoughts.shift()?.order ?? null
    // An order that must wait for its tick stays; one that changes nothing is forgotten.
    if (!isOrderTick(picnic)) return null
    thoughts.shift()
  }
  return null
}

function isOrderTick(picnic: Picnic): boolean {
  return mayOrder(picnic, picnic.direction === STAND ? 0 : STAND)
}

function thoughtOf(picnic: Picnic, skill: BotSkill, chance: Chance): number {
  const { blunders, woofs, aside } = HANDS[skill]
  if (drawBelow(chance, 100) < blunders) return drawBelow(chance, WOOF)
  const cat = mostUrgent(picnic, skill)
  if (!cat) return STAND
  if (isWorthAWoof(picnic) && drawBelow(chance, 100) < woofs) return WOOF
  const goal = goalBefore(picnic, cat, aside * PIXEL)
  const [x, y] = [goal.x - picnic.x, goal.y - picnic.y]
  return lengthOf(x, y) < 6 * PIXEL ? STAND : directionTowards(x, y)
}

function mostUrgent(picnic: Picnic, skill: BotSkill): Cat | null {
  let best: Cat | null = null
  let bestCost = Infinity
  for (const cat of picnic.cats) {
    const cost = cat.mood === 'flees' ? Infinity : costOf(picnic, cat, skill)
    if (cost >= bestCost) continue
    best = cat
    bestCost = cost
  }
  return best
}

/** How little urgent a cat is: by its way to the blanket and the dog's way to the cat. */
function costOf(picnic: Picnic, cat: Cat, skill: BotSkill): number {
  const fromDog = lengthOf(cat.x - picnic.x, cat.y - picnic.y)
  if (skill === 'beginner') return fromDog * 100
  if (cat.mood === 'carries') return fromDog * 60
  const speed = cat.kind === 'ginger' ? 190 : 120
  const fromBlanket = Math.trunc((lengthOf(cat.x - BLANKET.x, cat.y - BLANKET.y) * 260) / speed)
  return skill === 'expert' ? fromBlanket * 100 + fromDog * 35 : fromBlanket * 70 + fromDog * 60
}

/** Where to run to: between the cat and the blanket, then at the cat; before one that carries a sausage off. */
function goalBefore(picnic: Picnic, cat: Cat, aside: number): Vector {
  if (cat.mood === 'carries') {
    const direction = cat.direction ?? 0
    return { x: cat.x + eastPart(direction, 40 * PIXEL), y: cat.y + southPart(direction, 40 * PIXEL) }
  }
  const [toBlanketX, toBlanketY] = [BLANKET.x - cat.x, BLANKET.y - cat.y]
  const far = Math.max(1, lengthOf(toBlanketX, toBlanketY))
  const isNear = lengthOf(cat.x - picnic.x, cat.y - picnic.y) < 60 * PIXEL
  const isBetween = lengthOf(picnic.x - BLANKET.x, picnic.y - BLANKET.y) < far
  if (aside === 0 || (isNear && isBetween)) return cat
  return {
    x: cat.x + Math.trunc((toBlanketX * aside) / far),
    y: cat.y + Math.trunc((toBlanketY * aside) / far),
  }
}

function isWorthAWoof(picnic: Picnic): boolean {
  if (picnic.tick < picnic.woofsFrom) return false
  const near = picnic.cats.filter(
    ({ mood, x, y }) => mood !== 'flees' && lengthOf(x - picnic.x, y - picnic.y) < WOOF_REACH,
  )
  return near.length >= 2 || near.some(({ mood }) => mood === 'carries')
}

/** The length of a vector within seven percent, in whole numbers. */
function lengthOf(x: number, y: number): number {
  const [across, along] = [Math.abs(x), Math.abs(y)]
  return Math.max(across, along) + Math.trunc((3 * Math.min(across, along)) / 8)
}
