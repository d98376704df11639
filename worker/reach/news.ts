import type { LedgerEvent } from '#durable/protocol/ledger-event.ts'
import type { NudgeAbout } from '#durable/protocol/messages.ts'
import type { Sitting } from '#durable/rules/committee/sitting.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import type { Heart } from '#durable/rules/roles.ts'
import type { Db } from '#worker/db/client.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { roomsWithDogs } from '#worker/presence/presence-db.ts'
import { dogsInParkOf, dogsNow } from './dogs-now-db.ts'
import type { DogsNow } from './dogs-now-db.ts'
import { reachRoom } from './reach.ts'

/** A change that has just been stored about a dog. For 'dressed', what it wears is looked up. */
export type Written =
  | { type: 'dressed'; dog: number }
  | { type: 'nudge'; dog: number; about: NudgeAbout }
  | { type: 'risen'; dog: number; rank: Rank }
  | { type: 'scored'; dog: number; game: GameKey; score: number }
  | { type: 'died'; dog: number }
  | { type: 'knocks'; dog: number; knocks: number }
  | { type: 'marked'; dog: number; heart: Heart | null }
  | { type: 'seated'; dog: number; committee: Sitting | null }
  | { type: 'followed'; dog: number; followers: boolean }

/** [U7] Something was done for the dog. Pages fetch favours together with paw prints. */
export function favourTo(dog: number): Written[] {
  return [{ type: 'nudge', dog, about: 'prints' }]
}

type Park = { env: RoomsEnv; db: Db }

/**
 * Tells the rooms of the dogs about changes, so that everybody sees them at once. The ledger has them in any case: if a
 * room cannot be told, the dog gets them with its next entry.
 */
export async function spread({ env, db }: Park, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return
  try {
    const dogsOf = (news: readonly Written[]) => [...new Set(news.map(({ dog }) => dog))]
    const nudges = written.filter(({ type }) => type === 'nudge')
    const now = await dogsNow(db, dogsOf(written), dogsOf(nudges))
    const rooms = [...new Set(now.roomOf.values())]
    const ofRoom = (room: string) => written.filter(({ dog }) => now.roomOf.get(dog) === room)
    await Promise.all(rooms.map((room) => tell(env, room, inFull(ofRoom(room), now))))
  } catch (error) {
    log({ event: 'presence-failed', error: loggable(error).error })
  }
}

/** Tells the pages of a user's dogs that are in the park what to fetch again. */
export async function nudgeUser(park: Park, userId: number, about: NudgeAbout): Promise<void> {
  const dogs = await dogsInParkOf(park.db, [userId]).catch(nowhere)
  const nudges = dogs.map((dog) => ({ type: 'nudge', dog, about }) as const)
  await spread(park, nudges)
}

/** Tells the pages of all dogs in the park what to fetch again. */
export async function nudgeEverybody({ env, db }: Park, about: NudgeAbout): Promise<void> {
  const rooms = await roomsWithDogs(db).catch(nowhere)
  await Promise.all(rooms.map((room) => tell(env, room, [{ type: 'nudge-all', about }])))
}

function nowhere(error: unknown): never[] {
  log({ event: 'presence-failed', error: loggable(error).error })
  return []
}

function inFull(written: readonly Written[], { wearOf, asOf }: DogsNow): LedgerEvent[] {
  return written.flatMap((news): LedgerEvent[] => {
    if (news.type !== 'dressed') return [news]
    const wear = wearOf.get(news.dog)
    return wear ? [{ ...news, wear, asOf }] : []
  })
}

async function tell(env: Park['env'], room: string, news: LedgerEvent[]): Promise<void> {
  try {
    await reachRoom(env, room, (stub) => stub.learn(news))
  } catch (error) {
    log({ event: 'room-failed', room, error: loggable(error).error })
  }
}
