import { HUNT } from '#durable/rules/calendar/hunt.ts'
import { WEEKDAY } from '#durable/rules/calendar/when.ts'
import { GAMES } from '#durable/rules/games/games.ts'
import { bonesFor } from '#durable/rules/games/prizes/bones.ts'
import { DECK, FIRST_DIGS, NO_FINDS, findOf } from '#durable/rules/life/digging.ts'
import { PACK_GOAL } from '#durable/rules/life/pack-goal.ts'
import { spotBit, SOIL_ROOMS, SPOTS_A_ROOM } from '#durable/rules/life/soil.ts'
import { TRAIL_PAYS } from '#durable/rules/smells/trail-day.ts'
import type { Player } from './people.ts'
import { PLANNED } from './planned.ts'

/** Where the bones of a day come from. */
export type DayOfBones = { dig: number; sniffOut: number; gathered: number; games: number; week: number }

/** All medals of all games, which is every bit of their marks. */
export const GAME_BONES_A_DAY = GAMES.length * bonesFor(0, 15)

/** [CA3] All finds of a week. */
export const HUNT_BONES_A_WEEK = HUNT.finds * HUNT.bones

/** A number with this mean, one of the two whole numbers beside it. */
function whole(random: () => number, mean: number): number {
  return Math.floor(mean) + (random() < mean % 1 ? 1 : 0)
}

const SPOTS = SOIL_ROOMS.flatMap((_, room) =>
  Array.from({ length: SPOTS_A_ROOM }, (_spot, number) => ({ room, spot: spotBit(room, number) })),
)

function shuffledDeck(random: () => number): number[] {
  const left = [...DECK]
  return DECK.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}

/** What somebody digs on a day, by the rule that the ledger asks. */
function dug(player: Player, random: () => number): number {
  const deck = shuffledDeck(random)
  const wanted = whole(random, Math.min(DECK.length, player.spots * (0.8 + 0.4 * random())))
  const how = { firsts: FIRST_DIGS.length, random }
  let day = NO_FINDS
  const dig = (soil: { room: number; spot: number | null }) => (day = findOf(day, { ...soil, deck }, how).day)
  let blind = 0
  for (const { room, spot } of SPOTS.slice(0, wanted)) {
    if (random() >= player.clean) {
      dig({ room, spot: null })
      blind += 1
    }
    dig({ room, spot })
  }
  for (; blind < player.blind; blind += 1) dig({ room: 0, spot: null })
  return day.bones
}

/** The bones that a day of play brings; `weekday` counts from 0. */
export function dayOfBones(player: Player, random: () => number, weekday: number): DayOfBones {
  const [low, high] = player.games
  const { gathered } = PLANNED
  const hunt = weekday === WEEKDAY.friday && random() < player.hunt ? HUNT_BONES_A_WEEK : 0
  const goal = weekday === WEEKDAY.sunday && random() < player.goal ? PACK_GOAL.bones : 0
  return {
    dig: dug(player, random),
    sniffOut: random() < player.sniffOut ? TRAIL_PAYS.bones : 0,
    gathered: Math.min(gathered.most, whole(random, player.gathered)),
    games: Math.min(GAME_BONES_A_DAY, low + Math.floor(random() * (high - low + 1))),
    week: hunt + goal,
  }
}
