import type { DogId, ServerMessage } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import type { Race } from '#durable/room/state/race.ts'
import type { Lot } from '#durable/rules/committee/wheel.ts'
import { replayRound } from '#durable/rules/games/replay.ts'
import { CHALLENGE_MS, RACE_MS_MAX } from '#durable/rules/games/round/challenge.ts'
import type { ChallengeGame } from '#durable/rules/games/round/challenge.ts'
import type { ToldPiece } from '#durable/rules/games/round/watching.ts'

/** A page may begin so much before the room's clock says so, ms: its own clock is an estimate. */
const EARLY_MS = 1500

/** The race in which the dog has not come to an end. */
export function raceOf(park: Park, dog: DogId): Race | undefined {
  return [...park.races.values()].find(({ racers }) => racers.get(dog)?.isDone === false)
}

/** [GR16] Deals one course to these dogs, which is that of no try of a day, and tells them when they begin. */
export function startRace(
  park: Park,
  { game, lot, dogs }: { game: ChallengeGame; lot: Lot; dogs: readonly DogId[] },
  now: number,
): Effect[] {
  const here = dogs.flatMap((id) => park.dogs.get(id) ?? [])
  const startsAt = now + CHALLENGE_MS.count
  const set = { id: idOf(lot), game, seed: lot.seed, startsAt }
  const racers = here.map(
    ({ visitor: { dog, name, color } }) => [dog, { name, color, score: null, isDone: false }] as const,
  )
  park.races.set(set.id, { ...set, endsAt: startsAt + RACE_MS_MAX, racers: new Map(racers) })
  for (const dog of here) if (dog.rounds) dog.rounds.inPlay = dog.rounds.watching = null
  const message = { type: 'raceSet', race: { ...set, dogs: racers.map(([dog]) => dog) } } as const
  return racers.map(([to]): Effect => ({ do: 'send', to, message }))
}

/**
 * [GR17] Whether a piece is of no race, or may be one of the race of its dog: on the course that was dealt, once it has begun, and
 * not from its beginning again.
 */
export function fitsRace(race: Race | undefined, { rounds }: ParkDog, piece: ToldPiece, now: number): boolean {
  if (race?.id !== piece.round) return true
  const { course } = piece
  if (!course) return true
  const isDealt = course.game === race.game && course.seed === race.seed && !course.isCalm
  return isDealt && now >= race.startsAt - EARLY_MS && rounds?.inPlay?.id !== race.id
}

/** [GR17] A piece of a race goes to the others of it; with the last one the rules say what the log is worth. */
export function tellRacers(park: Park, dog: ParkDog, race: Race, message: ServerMessage): Effect[] {
  const { dog: id } = dog.visitor
  const others = [...race.racers.keys()].filter((other) => other !== id)
  const told = others.flatMap((to): Effect[] => (isHere(park, to) ? [{ do: 'send', to, message }] : []))
  const round = dog.rounds?.inPlay
  if (!round?.isOver) return told
  const verdict = replayRound({ game: race.game, seed: race.seed }, Uint8Array.from(round.bytes))
  return [...told, ...end(park, race, id, 'proof' in verdict ? verdict.proof.score : null)]
}

/** [GR17] The dog has lost its line, hides or goes: the others play to the end. */
export function leaveRace(park: Park, { visitor: { dog } }: ParkDog): Effect[] {
  const race = raceOf(park, dog)
  return race ? end(park, race, dog, null) : []
}

/** Ends the races whose time is over. */
export function turnRaces(park: Park, now: number): Effect[] {
  return [...park.races.values()].flatMap((race) => (now < race.endsAt ? [] : finish(park, race)))
}

/** When that is to be done, epoch ms; Infinity if never. */
export function racesDue({ races }: Park): number {
  return Math.min(Infinity, ...[...races.values()].map(({ endsAt }) => endsAt))
}

function end(park: Park, race: Race, dog: DogId, score: number | null): Effect[] {
  const racer = race.racers.get(dog)
  if (!racer || racer.isDone) return []
  race.racers.set(dog, { ...racer, score, isDone: true })
  const isLast = [...race.racers.values()].every(({ isDone }) => isDone)
  return isLast ? finish(park, race) : []
}

/** [GR16] All in the room are told, if anybody has come to the end. */
function finish(park: Park, { id, game, racers }: Race): Effect[] {
  park.races.delete(id)
  const places = [...racers].map(([dog, { name, color, score }]) => ({ dog, name, color, score }))
  const sorted = places.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1) || one.dog - other.dog)
  const message: ServerMessage = { type: 'raced', race: id, game, places: sorted }
  if (places.some(({ score }) => score !== null)) return [{ do: 'tell', message }]
  return places.flatMap(({ dog }): Effect[] => (isHere(park, dog) ? [{ do: 'send', to: dog, message }] : []))
}

function isHere(park: Park, id: DogId): boolean {
  const dog = park.dogs.get(id)
  return dog !== undefined && !isAway(dog)
}

/** The id of the round that all of them play, which has the form of a UUID. */
function idOf({ hash }: Lot): string {
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
