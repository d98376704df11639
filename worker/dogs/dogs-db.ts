import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Column, SQL } from 'drizzle-orm'
import type { Sitting } from '#durable/rules/committee/sitting.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { LIFEPOINTS, lifepointsOn } from '#durable/rules/life/lifepoints.ts'
import type { Heart } from '#durable/rules/roles.ts'
import { isAlive } from '#worker/acts/acting-db.ts'
import { readSitting, sittingOf } from '#worker/auth/sitting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { dog, dogOffer, wear } from '#worker/db/schema/dogs.ts'
import type { Wear } from '#worker/db/schema/dogs.ts'
import { preference } from '#worker/db/schema/settings.ts'
import { supporter, user } from '#worker/db/schema/users.ts'
import { itemMove } from '#worker/db/schema/value/items.ts'
import { account } from '#worker/db/schema/value/ledger.ts'
import type { Unit } from '#worker/db/schema/value/ledger.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import type { LedgerRefusal } from '#worker/ledger/operation.ts'
import { counterLegs, demand } from '#worker/ledger/writes.ts'
import { DOG_NAME_TAKEN } from '#worker/names/used-names-db.ts'
import { kindsOfOwner } from '#worker/push/subscriptions-db.ts'
import { dressed } from './wear-db.ts'

/** A dog as its owner sees it. Times are epoch ms, colours "#rrggbb"; `pack` is an index into PACKS. */
export type OwnDog = {
  id: number
  name: string
  color: string
  shadowColor: string
  pack: number
  levelPoints: number
  bornAt: number
  diedAt: number | null
  /** See Life: the days given to the dog, and the day from which they are counted; null before its first day. */
  lifeDays: number
  lifeDay: number | null
  /** Counts what its page was told to fetch again. */
  nudges: number
  karma: number
  bones: number
  wear: Wear
}

/** [H2] The lifepoints that the dog has left at `now` (epoch ms). */
export function lifepointsOf({ lifeDays, lifeDay }: OwnDog, now: number): number {
  return lifepointsOn({ days: lifeDays, from: lifeDay }, osloDay(now))
}

/** [H4] Whether the dog is dead at `now` (epoch ms), whether or not its death is stored yet. */
export function isDead(dog: OwnDog, now: number): boolean {
  return dog.diedAt !== null || lifepointsOf(dog, now) === 0
}

/** The user's dogs, oldest first. Dead dogs keep their place. */
export async function dogsOf(db: Db, userId: number): Promise<OwnDog[]> {
  return dressed(await ownDogs(db, eq(dog.userId, userId)))
}

/** The dog, if it is the user's; else null. */
export function dogOf(
  db: Db,
  { dogId, userId }: { dogId: number; userId: number | SQL<number> },
): Query<OwnDog | null> {
  const rows = ownDogs(db, and(eq(dog.id, dogId), eq(dog.userId, userId)))
  return query(rows, (found): OwnDog | null => dressed(found)[0] ?? null)
}

function ownDogs(db: Db, which: SQL | undefined) {
  return db
    .select({
      dog: {
        id: dog.id,
        name: dog.name,
        color: dog.color,
        shadowColor: dog.shadowColor,
        pack: dog.pack,
        levelPoints: dog.levelPoints,
        bornAt: dog.bornAt,
        diedAt: dog.diedAt,
        lifeDays: held('life'),
        lifeDay: dog.lifeDay,
        nudges: dog.nudges,
        karma: held('karma'),
        bones: held('bones'),
      },
      slot: wear.slot,
      item: wear.item,
    })
    .from(dog)
    .leftJoin(wear, eq(wear.dogId, dog.id))
    .where(which)
    .orderBy(dog.id)
}

function held(unit: Unit) {
  return sql<number>`(select ${account.balance} from ${account} where ${account.dogId} = ${dog.id} and ${account.unit} = ${unit})`.as(
    unit,
  )
}

/** A living dog as others see it in the park, with its owner's roles, which decide about the staff badge. */
export type VisitorDog = {
  id: number
  name: string
  color: string
  shadowColor: string
  bornAt: number
  wear: Wear
  /** The number of the newest move of things at the moment of the query, as in `dogsNow`. */
  asOf: number
  /** The kinds of push messages that its owner has switched on, a mask (durable/rules/push/kinds.ts). */
  knocks: number
  /** [SU2] The heart of its owner's support; null without one, and where the owner hides it. */
  heart: Heart | null
  /** [PC2] The latest term of its owner on the party committee; null for none. */
  committee: Sitting | null
  /** [FO2] Whether its owner lets others follow it. */
  followers: boolean
  owner: { userId: number; username: string; admin: number; moderator: number; developer: boolean; hidden: boolean }
}

const HEART_OF_OWNER = sql<Heart | null>`iif(${supporter.heart} = 1, nullif(${supporter.tier}, 'Inactive'), null)`

/** [FO2] 0 where the owner lets nobody follow; null where they never chose. */
const FOLLOWERS = sql<number | null>`(select value ->> 'followers' from ${preference} where user_id = ${dog.userId})`

/** The data about a dog that a room needs; null if the dog does not exist or is dead. */
export function visitorDog(db: Db, dogId: number | SQL<number>): Query<VisitorDog | null> {
  const rows = db
    .select({
      dog: {
        id: dog.id,
        name: dog.name,
        color: dog.color,
        shadowColor: dog.shadowColor,
        bornAt: dog.bornAt,
        knocks: kindsOfOwner().as('knocks'),
        asOf: sql<number>`(select coalesce(max(rowid), 0) from ${itemMove})`.as('as_of'),
        heart: HEART_OF_OWNER,
        committee: sittingOf(dog.userId).as('committee'),
        followers: FOLLOWERS.as('followers'),
      },
      slot: wear.slot,
      item: wear.item,
      owner: {
        userId: dog.userId,
        username: user.username,
        admin: user.admin,
        moderator: user.moderator,
        developer: user.developer,
        hidden: user.hidden,
      },
    })
    .from(dog)
    .innerJoin(user, eq(user.id, dog.userId))
    .leftJoin(supporter, eq(supporter.userId, dog.userId))
    .leftJoin(wear, eq(wear.dogId, dog.id))
    .where(and(eq(dog.id, dogId), isNull(dog.diedAt)))
  return query(rows, (found): VisitorDog | null => {
    const [visitor] = dressed(found)
    const owner = found[0]?.owner
    if (!visitor || !owner) return null
    const committee = readSitting(visitor.committee)
    const followers = visitor.followers !== 0
    return {
      ...visitor,
      committee,
      followers,
      owner: { ...owner, developer: owner.developer !== 0, hidden: owner.hidden !== 0 },
    }
  })
}

/** A puppy of an offer, with the name that its owner has chosen. */
export type Puppy = { userId: number; offerHash: string; name: string; nameKey: string; pack: number; now: number }

type BirthRefusal = 'dog-name-taken' | 'offer-expired' | 'too-many-dogs' | 'not-your-dog'

/** Creates a dog in the colours of the offer, which it uses up. */
export async function bearDog(db: Db, puppy: Puppy): Promise<{ dogId: number } | BirthRefusal> {
  const { userId, name, nameKey, pack, now } = puppy
  const birth = { name, nameKey, ...coatOf(puppy), pack, bornAt: now, lifeDay: osloDay(now) }
  try {
    const [born] = await db.batch([
      db
        .insert(dog)
        .values({ ...birth, userId, createdAt: now })
        .returning({ dogId: dog.id }),
      db.delete(dogOffer).where(eq(dogOffer.hash, puppy.offerHash)),
    ])
    return born[0] ?? 'offer-expired'
  } catch (error) {
    return birthRefusal(error)
  }
}

/**
 * [H6] The dog begins a new life under its old id. The new epoch ends everything that acts for the old life. Level points
 * are lost only by a dog whose owner has ended a life that was not over.
 */
export async function rebearDog(
  db: Db,
  puppy: Puppy & { dogId: number },
): Promise<{ dogId: number } | BirthRefusal | LedgerRefusal> {
  const { dogId, userId, offerHash, name, nameKey, pack, now } = puppy
  const id = `rebirth:${offerHash}`
  const { color, shadowColor } = coatOf(puppy)
  const anew = sql`(iif(unit = 'life', ${LIFEPOINTS.atBirth}, 0) - balance)`
  const born = await perform(
    db,
    { id, actor: userId, kind: 'rebirth', request: { dogId, name }, now },
    {
      writes: [
        demand('not-your-dog', sql`exists (select 1 from dog where id = ${dogId} and user_id = ${userId})`),
        demand('offer-expired', sql`${color} is not null`),
        // Before the writes by which the dog is alive again in any case.
        {
          sql: sql`insert into leg (op_id, account_id, delta) select ${id}, id, -balance from account
            where dog_id = ${dogId} and unit = 'level' and balance <> 0 and ${isAlive(dogId, osloDay(now))}`,
        },
        {
          word: DOG_NAME_TAKEN,
          sql: sql`update dog set name = ${name}, name_key = ${nameKey}, color = ${color}, shadow_color = ${shadowColor},
            pack = ${pack}, born_at = ${now}, life_day = ${osloDay(now)}, died_at = null, epoch = epoch + 1
            where id = ${dogId}`,
        },
        {
          sql: sql`insert into leg (op_id, account_id, delta) select ${id}, id, ${anew} from account
            where dog_id = ${dogId} and unit in ('life', 'karma') and ${anew} <> 0`,
        },
        ...counterLegs(id, 'birth'),
        { sql: sql`delete from dog_offer where hash = ${offerHash}` },
      ],
      result: told({ dogId }),
    },
  )
  return born === DOG_NAME_TAKEN ? 'dog-name-taken' : born
}

/**
 * The colours of the offer. They are null, which NOT NULL refuses, unless the offer is the user's own and still valid.
 */
function coatOf({ offerHash, userId, now }: Puppy) {
  const theOffer = and(eq(dogOffer.hash, offerHash), eq(dogOffer.userId, userId), gt(dogOffer.expiresAt, now))
  const offered = (column: Column) => sql<string>`(select ${column} from ${dogOffer} where ${theOffer})`
  return { color: offered(dogOffer.color), shadowColor: offered(dogOffer.shadowColor) }
}

function birthRefusal(error: unknown): BirthRefusal {
  return meaningOf(error, {
    'too-many-dogs': 'too-many-dogs',
    [DOG_NAME_TAKEN]: 'dog-name-taken',
    'dog.color': 'offer-expired',
  })
}

export async function paintDog(
  db: Db,
  { dogId, userId, color, shadowColor }: { dogId: number; userId: number; color: string; shadowColor: string },
): Promise<void> {
  await db
    .update(dog)
    .set({ color, shadowColor })
    .where(and(eq(dog.id, dogId), eq(dog.userId, userId)))
}
