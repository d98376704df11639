import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { FRIENDS_MAX, mayAskFriends } from '#durable/rules/life/friends.ts'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'
import type { Db } from '#worker/db/client.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { friend } from '#worker/db/schema/friends.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { stamp } from '#worker/db/schema/value/stamps.ts'
import { isFindableBy, isPartedFrom } from '#worker/presence/people-db.ts'
import { knockOfFriend } from '#worker/push/sources-db.ts'

/** A friend, or somebody who asks or was asked to be one. `room` is null if it cannot be found. */
export type Friend = {
  id: number
  dogId: number
  name: string
  color: string
  shadowColor: string
  room: string | null
  since: number | null
  hasAsked: boolean
}

export type FriendRequest = { user: number; dog: number; levelPoints: number; other: number; now: number }

/** [U1] [U3] Asks a dog that is in the park to be friends. If that dog has asked already, this accepts. */
export async function askFriend(
  db: Db,
  { user, dog: asker, levelPoints, other, now }: FriendRequest,
): Promise<'friend-rank' | 'not-in-park' | 'already-friends' | 'too-many-friends' | null> {
  if (await acceptFriend(db, { user, dog: asker, from: other, now })) return null
  if (!mayAskFriends(levelPoints)) return 'friend-rank'
  const isThere = and(eq(presence.dogId, other), isFindableBy(user, now))
  const found = await db.select({ id: presence.dogId }).from(presence).where(isThere).get()
  if (!found || other === asker) return 'not-in-park'
  try {
    await db.batch([
      demanded(db, 'too-many-friends', sql`${hasRoom(db, asker)} and ${hasRoom(db, other)}`),
      db.insert(friend).values({ asker, asked: other, askedAt: now }),
      knockOfFriend(db, { to: other, from: asker, fromUser: user, now }, false),
    ])
    return null
  } catch (error) {
    const refusal = meaningOf(error, {
      "index 'friend_pair'": 'already-friends',
      'too-many-friends': 'too-many-friends',
    } as const)
    // The two may have asked each other at the same moment.
    const hasCrossed = refusal === 'already-friends' && (await acceptFriend(db, { user, dog: asker, from: other, now }))
    return hasCrossed ? null : refusal
  }
}

function hasRoom(db: Db, dogId: number) {
  return sql`${db.$count(friend, or(eq(friend.asker, dogId), eq(friend.asked, dogId)))} < ${FRIENDS_MAX}`
}

/** [U2] The asked dog accepts. Returns whether it was asked. */
export async function acceptFriend(
  db: Db,
  { user, dog: asked, from, now }: { user: number; dog: number; from: number; now: number },
): Promise<boolean> {
  const isRequest = and(eq(friend.asker, from), eq(friend.asked, asked), isNull(friend.since))
  const [accepted] = await db.batch([
    db.update(friend).set({ since: now }).where(isRequest).returning({ id: friend.id }),
    stampedFriends(db, { asked, from, now }),
    knockOfFriend(db, { to: from, from: asked, fromUser: user, now }, true),
  ])
  return accepted.length > 0
}

/** [BK2] The stamp of a friend for the users of both dogs, if they have become friends now (epoch ms). */
function stampedFriends(db: Db, { asked, from, now }: { asked: number; from: number; now: number }) {
  const [key] = stampsOfAct({ type: 'friend' })
  const areFriends = sql`exists (select 1 from friend where asker = ${from} and asked = ${asked} and since = ${now})`
  const given = sql`select distinct user_id, ${key}, ${now} from dog where id in (${from}, ${asked}) and ${areFriends}`
  return db.insert(stamp).select(given).onConflictDoNothing()
}

/** [U2] Either of the two ends the friendship or declines. Returns whether there was one to end. */
export async function endFriendship(db: Db, { dog: one, other }: { dog: number; other: number }): Promise<boolean> {
  const theirs = or(
    and(eq(friend.asker, one), eq(friend.asked, other)),
    and(eq(friend.asker, other), eq(friend.asked, one)),
  )
  const [ended] = await db.delete(friend).where(theirs).returning({ id: friend.id })
  return ended !== undefined
}

/** The friends of a dog, and open requests from and to it, newest first. Users who block each other are left out. */
export async function friendsOf(
  db: Db,
  { user, dog: own, now }: { user: number; dog: number; now: number },
): Promise<Friend[]> {
  const other = sql`iif(${friend.asker} = ${own}, ${friend.asked}, ${friend.asker})`
  const rows = await db
    .select({
      id: friend.id,
      dogId: dog.id,
      name: dog.name,
      color: dog.color,
      shadowColor: dog.shadowColor,
      room: presence.room,
      since: friend.since,
      asker: friend.asker,
    })
    .from(friend)
    .innerJoin(dog, eq(dog.id, other))
    .leftJoin(presence, and(eq(presence.dogId, dog.id), isFindableBy(user, now)))
    .where(and(or(eq(friend.asker, own), eq(friend.asked, own)), sql`not ${isPartedFrom(user, dog.userId)}`))
    .orderBy(desc(friend.askedAt), desc(friend.id))
  return rows.map(({ asker, ...row }) => ({ ...row, hasAsked: asker !== own }))
}
