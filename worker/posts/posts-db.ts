import { and, desc, eq, gt, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import { ageOfMark } from '#durable/rules/smells/marks.ts'
import type { ToldMark } from '#durable/rules/smells/marks.ts'
import { GATE_POST, KARMA_PER_POST, MARKS } from '#durable/rules/smells/posts.ts'
import type { PostUse } from '#durable/rules/smells/posts.ts'
import { mayAct } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { gainKarma } from '#worker/acts/sniffing-db.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { friend, postMark } from '#worker/db/schema/friends.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { demand } from '#worker/ledger/writes.ts'
import { isSilentTo } from '#worker/unheard/unheard-db.ts'

/**
 * [TH12] A dog reads a smell post, leaves its mark there or takes it away; the room vouches that it is at the post. Every answer
 * has the marks as they are then. Only the first reading of a day brings karma.
 */
export async function usedPost(db: Db, actor: Actor, { post, how }: { post: number; how: PostUse }) {
  const done = how === 'read' ? await read(db, actor, post) : await left(db, actor, { post, how })
  return typeof done === 'string' ? done : { karma: done.karma, marks: await marksOn(db, actor, post) }
}

async function read(db: Db, actor: Actor, post: number) {
  const { op: id, user, dog: reader, now } = actor
  const bit = 1 << post
  const isRead = sql`exists (select 1 from daily where dog_id = ${reader} and day = ${osloDay(now)} and posts & ${bit} > 0)`
  const karma = KARMA_PER_POST
  const paid = await perform(
    db,
    { id, actor: user, kind: 'post', request: { dog: reader, post }, now },
    {
      writes: [
        ...mayAct(actor),
        demand('post-read', sql`not ${isRead}`),
        ...gainKarma(actor, { amount: karma, from: 'sniffing', post: bit }),
      ],
      result: told({ karma }),
    },
  )
  // It may be read all the same, and nothing is written.
  return paid === 'post-read' || paid === 'karma-full' ? { karma: 0 } : paid
}

async function left(db: Db, actor: Actor, { post, how }: { post: number; how: 'mark' | 'wipe' }) {
  const { op: id, user, dog: writer, now } = actor
  const mark =
    how === 'mark'
      ? sql`insert into post_mark (dog_id, post, at) values (${writer}, ${post}, ${now}) on conflict do update set at = ${now}`
      : sql`delete from post_mark where dog_id = ${writer} and post = ${post}`
  return perform(
    db,
    { id, actor: user, kind: 'post', request: { dog: writer, post, how }, now },
    { writes: [...mayAct(actor), { sql: mark }], result: told({ karma: 0 }) },
  )
}

/**
 * [TH12] The marks that a post tells a dog of, the newest first. Left out are those of dogs that are dead or hide at present, and
 * of those whose words the user does not get [C11]. At the gate friends come before others.
 */
async function marksOn(db: Db, { user, dog: reader, now }: Actor, post: number): Promise<ToldMark[]> {
  const isFriend = or(
    and(eq(friend.asker, reader), eq(friend.asked, dog.id)),
    and(eq(friend.asked, reader), eq(friend.asker, dog.id)),
  )
  const friendsFirst = sql`exists (select 1 from ${friend} where ${isFriend} and ${friend.since} is not null)`
  const hidden = db.select({ id: presence.dogId }).from(presence).where(eq(presence.hidden, 1))
  const rows = await db
    .select({ dog: dog.id, name: dog.name, at: postMark.at })
    .from(postMark)
    .innerJoin(dog, eq(dog.id, postMark.dogId))
    .where(
      and(
        eq(postMark.post, post),
        gt(postMark.at, now - MARKS.keptMs),
        isNull(dog.diedAt),
        not(inArray(dog.id, hidden)),
        not(isSilentTo(user, dog.userId)),
      ),
    )
    .orderBy(...(post === GATE_POST ? [desc(friendsFirst)] : []), desc(postMark.at), desc(postMark.dogId))
    .limit(MARKS.told)
  return rows.map(({ at, ...mark }) => ({ ...mark, age: ageOfMark(at, now) }))
}
