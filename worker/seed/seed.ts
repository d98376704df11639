import { and, eq, sql } from 'drizzle-orm'
import { defaultShadowColor } from '#durable/rules/colours.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import { nameKey } from '#durable/rules/names.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { userIdOf } from '#worker/accounts/users-db.ts'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { announcement, announcementText } from '#worker/db/schema/announcements.ts'
import { dog, WEAR_SLOTS } from '#worker/db/schema/dogs.ts'
import { preference, setting } from '#worker/db/schema/settings.ts'
import { supporter, user } from '#worker/db/schema/users.ts'
import { item } from '#worker/db/schema/value/items.ts'
import { op } from '#worker/db/schema/value/ledger.ts'
import type { Unit } from '#worker/db/schema/value/ledger.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { transfer } from '#worker/ledger/writes.ts'
import type { Party } from '#worker/ledger/writes.ts'
import { DOG_NAME_TAKEN } from '#worker/names/used-names-db.ts'
import type { SeedOf } from '#worker/rounds/rounds-db.ts'
import { ACCOUNTS } from './accounts.ts'
import type { SeedAccount, SeedDog } from './accounts.ts'
import { ANNOUNCEMENTS } from './announcements.ts'
import type { SeedAnnouncement } from './announcements.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { NEWS_PICTURES } from './news-pictures.ts'
import { seedRounds } from './rounds.ts'
import { seedSite } from './site.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LOCAL = 'local'

/** Fills a local park with believable data. Data that exists already is not changed. */
export async function seed(db: Db, now: number, seedOf: SeedOf): Promise<void> {
  await db.insert(setting).values({ type: 'DISABLE_CLIENT', value: '0' }).onConflictDoNothing()
  for (const news of ANNOUNCEMENTS) await announce(db, news, now)
  for (const account of [...ACCOUNTS, ...NEIGHBOURS]) {
    if ((await userIdOf(db, { issuer: LOCAL, sub: account.email })) === null) await settleHousehold(db, account, now)
  }
  for (const account of [...ACCOUNTS, ...NEIGHBOURS]) await endow(db, account, now)
  await seedSite(db)
  await seedRounds(db, now, seedOf)
}

async function announce(db: Db, { id, type, daysAgo, texts }: SeedAnnouncement, now: number): Promise<void> {
  const picture = NEWS_PICTURES[id]
  const rows = LANGUAGES.map((language) => ({
    announcementId: id,
    language,
    imageAlt: picture?.alt[language],
    ...texts[language],
  }))
  await db.batch([
    db
      .insert(announcement)
      .values({ id, type, publishedAt: now - daysAgo * DAY_MS, image: picture?.image })
      .onConflictDoNothing(),
    db.insert(announcementText).values(rows).onConflictDoNothing(),
  ])
}

/** Adds a household, unless somebody else has taken its username or the name of one of its dogs. */
export async function settleHousehold(db: Db, account: SeedAccount, now: number): Promise<void> {
  const { email, username, language, admin = 0, moderator = 0, developer = 0, tier, supportDays = 0, dogs } = account
  const owner = ownerOf(email)
  const household = db.batch([
    db.insert(user).values({
      issuer: LOCAL,
      sub: email,
      username,
      usernameKey: nameKey(username),
      language,
      admin,
      moderator,
      developer,
      createdAt: now,
      termsVersion: TERMS.version,
      termsAt: now,
    }),
    // Seeded users are no newcomers: they are shown neither the tour nor how one talks.
    db.insert(preference).values({ userId: owner, value: JSON.stringify({ knowsPark: true, knowsChat: true }) }),
    ...(tier
      ? [db.insert(supporter).values({ userId: owner, tier, since: now - supportDays * DAY_MS, shown: 1 })]
      : []),
    ...dogs.flatMap((puppy) => birth(db, owner, puppy, now)),
  ])
  await household.catch((error: unknown) => meaningOf(error, { 'user.username_key': 'away', [DOG_NAME_TAKEN]: 'away' }))
}

function ownerOf(email: string) {
  return sql<number>`(select ${user.id} from ${user} where ${and(eq(user.issuer, LOCAL), eq(user.sub, email))})`
}

/** Books the balances of a household, once. A household that was not added gets nothing. */
export async function endow(
  db: Db,
  { email, dogs }: { email: string; dogs: readonly SeedDog[] },
  now: number,
): Promise<void> {
  const owner = ownerOf(email)
  for (const { name, has } of dogs) {
    const born =
      has &&
      (await db
        .select({ id: dog.id })
        .from(dog)
        .where(and(sql`${dog.userId} = ${owner}`, eq(dog.nameKey, nameKey(name))))
        .get())
    if (!born) continue
    const { bones = 0, karma = 0, lifepoints = LIFEPOINTS.atBirth } = has
    const id = `endowment:${nameKey(name)}`
    const give = (unit: Unit, amount: number, [from, to]: readonly [Party, Party]) =>
      amount > 0 ? transfer(id, { unit, amount, from, to }) : []
    const [park, own] = [{ park: 'birth' }, { dog: born.id }] as const
    const writes = [
      ...give('bones', bones, [park, own]),
      ...give('karma', karma, [park, own]),
      ...give('life', LIFEPOINTS.atBirth - lifepoints, [own, park]),
    ]
    const operation = { id, actor: null, kind: 'outfit', request: {}, now } as const
    await perform(db, operation, { writes, result: told({}) })
  }
}

function birth(db: Db, owner: ReturnType<typeof sql<number>>, puppy: SeedDog, now: number) {
  const { name, color, pack, levelPoints, ageDays, diedDaysAgo, wear: worn = {} } = puppy
  const dogId = sql<number>`(select ${dog.id} from ${dog} where ${dog.userId} = ${owner} and ${dog.nameKey} = ${nameKey(name)})`
  const outfit = `outfit:${nameKey(name)}`
  const items = WEAR_SLOTS.flatMap((slot) =>
    worn[slot] ? [{ kind: worn[slot], holder: sql`'dog:' || ${dogId}`, slot, opId: outfit }] : [],
  )
  const bornAt = now - ageDays * DAY_MS
  return [
    db.insert(dog).values({
      userId: owner,
      name,
      nameKey: nameKey(name),
      color,
      shadowColor: defaultShadowColor(color),
      pack,
      levelPoints,
      bornAt,
      diedAt: diedDaysAgo === undefined ? null : now - diedDaysAgo * DAY_MS,
      createdAt: bornAt,
    }),
    db.run(sql`pragma defer_foreign_keys = on`),
    ...(items.length > 0 ? [db.insert(item).values(items)] : []),
    db.insert(op).values({ id: outfit, kind: 'outfit', requestHash: '', at: bornAt, result: '{}' }),
  ]
}
