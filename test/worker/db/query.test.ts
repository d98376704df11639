import { expect, it } from 'vitest'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { aDogOf, aUser, banUser, db } from '#test/worker/support/d1.ts'
import { redeem } from '#test/worker/support/tickets.ts'
import { activeBan } from '#worker/auth/active-ban-db.ts'
import { run, runTogether } from '#worker/db/query.ts'
import { dogOf, visitorDog } from '#worker/dogs/dogs-db.ts'
import { isGreeted } from '#worker/dogs/living-db.ts'
import { issueTicket } from '#worker/entrance/tickets-db.ts'
import { whereIs } from '#worker/presence/presence-db.ts'
import { publishedDoor, publishedRoom } from '#worker/rooms/rooms-db.ts'
import { isParkClosed } from '#worker/settings/settings-db.ts'
import { silence, silentTo } from '#worker/unheard/unheard-db.ts'

const NOW = Date.now()

/** A user with something in every table of the query: banned, in the park, ignoring one user and blocked by another. */
async function somebody() {
  const [{ userId }, other, blocker] = [await aUser({ moderator: 1, hidden: 1 }), await aUser(), await aUser()]
  const dogId = await aDogOf(userId, { name: 'Rex', pack: 3, levelPoints: 45 })
  await issueTicket(db, { hash: 'asked', userId, dogId, room: HOME_ROOM, now: NOW, expiresAt: NOW + 1 })
  await redeem({ hash: 'asked', dogId, room: HOME_ROOM, now: NOW })
  await silence(db, { userId, otherId: other.userId, dogId: await aDogOf(other.userId), kind: 'ignored', now: NOW })
  await silence(db, { userId: blocker.userId, otherId: userId, dogId, kind: 'blocked', now: NOW + 1 })
  await banUser(userId)
  return { userId, dogId, unheard: [blocker.userId, other.userId] }
}

it('answers queries that run together as each alone', async () => {
  const { userId, dogId, unheard } = await somebody()
  const queries = [
    publishedRoom(db, HOME_ROOM),
    publishedDoor(db, 'plaza-west'),
    isParkClosed(db),
    activeBan(db, userId, NOW),
    dogOf(db, { dogId, userId }),
    visitorDog(db, dogId),
    whereIs(db, dogId, NOW),
    isGreeted(db, { dogId, now: NOW }),
    silentTo(db, userId),
  ] as const
  const alone = await Promise.all(queries.map((one) => run<unknown>(one)))
  const together = await runTogether(db, queries)
  expect(together).toEqual(alone)
  expect(together[4]).toMatchObject({ id: dogId, pack: 3, levelPoints: 45, lifeDays: 60, karma: 0, bones: 0 })
  expect(together[5]).toMatchObject({ id: dogId, owner: { userId, moderator: 1, hidden: true } })
  expect(together.filter((answer) => answer === null)).toEqual([])
  expect(together[8]).toEqual(unheard)
})
