import { env } from 'cloudflare:test'
import { eq, or } from 'drizzle-orm'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import type { Edit } from '#durable/rules/sheets/editing.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import type { BanKind } from '#durable/rules/staff/closures.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { equip, held } from '#test/worker/support/acting.ts'
import { aName, aUser, db } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { announcement, announcementText } from '#worker/db/schema/announcements.ts'
import { codeRun } from '#worker/db/schema/code-runs.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { pawPrint } from '#worker/db/schema/friends.ts'
import { appeal, report } from '#worker/db/schema/staff.ts'
import { unheard } from '#worker/db/schema/unheard.ts'
import { ban } from '#worker/db/schema/users.ts'
import { item } from '#worker/db/schema/value/items.ts'
import { round } from '#worker/db/schema/value/rounds.ts'
import { trade } from '#worker/db/schema/value/trades.ts'
import { openText, saveDraft } from '#worker/editor/drafts.ts'
import { seedsOf } from '#worker/rounds/park-seed.ts'
import { startRound } from '#worker/rounds/starting-db.ts'
import { proposeTrade } from '#worker/trades/trades-db.ts'
import { somebody } from './everyone.ts'
import type { Somebody } from './everyone.ts'

export type Player = { userId: number; dogId: number }
type Values = Record<string, unknown>
type Case = { me: Somebody; other: Player; isAnothers: boolean }

const HOUR_MS = 3_600_000

export async function aPlayer(): Promise<Player> {
  const { as, dogId } = await somebody('player')
  if (!as || dogId === null) throw new Error('a player has an account and a dog')
  return { userId: as.userId, dogId }
}

/** Everything that another user has, as one string, which must be the same before and after what others try. */
export async function belongings({ userId, dogId }: Player): Promise<string> {
  const rows = await db.batch([
    db.select().from(dog).where(eq(dog.id, dogId)),
    db
      .select()
      .from(item)
      .where(eq(item.holder, `dog:${dogId}`)),
    db
      .select()
      .from(trade)
      .where(or(eq(trade.aDog, dogId), eq(trade.bDog, dogId))),
    db.select().from(round).where(eq(round.userId, userId)),
    db.select().from(unheard).where(eq(unheard.userId, userId)),
    db.select().from(pawPrint).where(eq(pawPrint.toDog, dogId)),
    db.select().from(report).where(eq(report.reporterId, userId)),
    db.select({ appeal }).from(appeal).innerJoin(ban, eq(ban.id, appeal.banId)).where(eq(ban.userId, userId)),
  ])
  return JSON.stringify(rows)
}

/** Values for the arguments of a field, by name, which let a permitted role get as far as possible. */
export async function valuesFor(field: string, asked: Case): Promise<Values> {
  const { me, other } = asked
  const plain = {
    dogId: me.dogId ?? other.dogId,
    otherDogId: other.dogId,
    toDogId: other.dogId,
    withDogId: other.dogId,
    userId: other.userId,
    op: crypto.randomUUID(),
    page: 1,
    reason: 'A good reason',
  }
  return { ...plain, ...(await BY_FIELD[field]?.(asked)) }
}

const ofTheOther = ({ other }: Case): Values => ({ dogId: other.dogId })
const ownOrAnothers = ({ me, other, isAnothers }: Case): Values => ({
  dogId: isAnothers ? other.dogId : (me.dogId ?? other.dogId),
})

const BY_FIELD: Readonly<Record<string, (asked: Case) => Values | Promise<Values>>> = {
  'Query.dogProfile': ofTheOther,
  'Query.staffDog': ofTheOther,
  'Query.team': () => ({ types: ['dev', 'Designer', 'ClientDev', 'FestKomiteen'] }),
  'Mutation.blockDog': ofTheOther,
  'Mutation.ignoreDog': ofTheOther,
  'Mutation.savePushSettings': () => ({
    device: { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'x', auth: 'x' },
    settings: { kinds: ['whisper'], zone: 'UTC', quietFrom: 0, quietTo: 0, names: true },
  }),
  'Mutation.renewPush': () => ({ device: { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'x', auth: 'x' } }),
  'Mutation.report': (asked) => ({ ...ofTheOther(asked), offence: 'language' }),
  'Mutation.kick': (asked) => ({ ...ofTheOther(asked), seconds: 300 }),

  'Query.dogThings': ownOrAnothers,
  'Query.favours': ownOrAnothers,
  'Query.friends': ownOrAnothers,
  'Query.openQuestion': ownOrAnothers,
  'Query.packGoal': ownOrAnothers,
  'Query.riddle': ownOrAnothers,
  'Query.parkMap': ownOrAnothers,
  'Query.pawPrints': ownOrAnothers,
  'Mutation.acceptFriend': ownOrAnothers,
  'Mutation.askFriend': ownOrAnothers,
  'Mutation.askQuestion': ownOrAnothers,
  'Mutation.endFriendship': ownOrAnothers,
  'Mutation.enterPark': ownOrAnothers,
  'Mutation.giveSupporterHearts': ownOrAnothers,
  'Mutation.giveToSelf': (asked) => ({ ...ownOrAnothers(asked), kind: 'beret', reason: 'Somebody asked for it' }),
  'Mutation.putPawPrintsAside': (asked) => ({ ...ownOrAnothers(asked), upToId: 1 }),
  'Mutation.takeBookPage': (asked) => ({ ...ownOrAnothers(asked), page: 'first' }),
  'Mutation.buyThing': (asked) => ({ ...ownOrAnothers(asked), kind: 'beret' }),
  'Mutation.dropLook': () => ({ place: 0 }),
  'Mutation.saveLook': (asked) => ({ ...ownOrAnothers(asked), place: 0 }),
  'Mutation.wearLook': (asked) => ({ ...ownOrAnothers(asked), place: 0 }),
  'Mutation.renameDog': (asked) => ({ ...ownOrAnothers(asked), name: aName() }),
  'Mutation.setDogColor': (asked) => ({ ...ownOrAnothers(asked), color: '#446688' }),
  'Mutation.startRound': (asked) => ({
    ...ownOrAnothers(asked),
    game: 'JumpingDog',
    rules: rulesVersionOf('JumpingDog'),
  }),
  'Query.roundGhost': aRunningRound,
  'Mutation.finishRound': aRunningRound,
  'Mutation.giveTreat': async (asked) => ({ ...ownOrAnothers(asked), toDogId: (await aPlayer()).dogId }),
  'Mutation.proposeTrade': async (asked) => ({ ...ownOrAnothers(asked), withDogId: (await aPlayer()).dogId }),
  'Mutation.carryThing': async (asked) => ({ ...(await thingAt('bag:0', asked)), to: 'back' }),
  'Mutation.giveThing': async (asked) => ({ ...(await thingAt('back', asked)), toDogId: (await aPlayer()).dogId }),
  'Mutation.newDog': async ({ me, other, isAnothers }) => {
    const { data } = await ask('{ newDog { token } }', { as: me.as })
    const offer = data?.newDog as { token: string } | undefined
    return { token: offer?.token ?? '', name: aName(), dogId: isAnothers ? other.dogId : null }
  },

  'Query.trade': tradeOf,
  'Mutation.agreeToTrade': tradeOf,
  'Mutation.leaveTrade': tradeOf,
  'Mutation.offerInTrade': async (asked) => ({ ...(await tradeOf(asked)), things: [], bones: 0 }),
  'Mutation.hearAgain': async ({ me, other, isAnothers }) => {
    const [own, third] = [me.as ? { userId: me.as.userId } : other, await aPlayer()]
    const row = { otherId: third.userId, dogId: third.dogId, kind: 'ignored' as const, since: 0 }
    const userId = isAnothers ? other.userId : own.userId
    const [made] = await db
      .insert(unheard)
      .values({ userId, ...row })
      .returning()
    return { id: made?.id }
  },
  'Mutation.seeReportOutcomes': async ({ me, other, isAnothers }) => {
    const [own, accused] = [me.as ?? other, await aPlayer()]
    const reporterId = isAnothers ? other.userId : own.userId
    return { ids: [await aReportOf({ other: accused, reporterId, outcome: 'nothing' })] }
  },
  'Mutation.appeal': async ({ me, other, isAnothers }) => ({
    banId: await aBan((isAnothers ? null : me.as?.userId) ?? other.userId),
    words: 'It was not me',
  }),
  'Mutation.react': async () => {
    const [made] = await db.insert(announcement).values({ type: 0, publishedAt: 0 }).returning()
    const announcementId = made?.id ?? 0
    await db.insert(announcementText).values({ announcementId, language: 'en', title: 'News', message: 'Some' })
    return { announcementId, reaction: 'clap' }
  },
  'Mutation.setUsername': () => ({ username: aName() }),
  'Mutation.agreeToTerms': () => ({ version: TERMS.version }),

  'Mutation.calmRoom': () => ({ room: 'plaza' }),

  'Query.openText': () => ({ what: 'sheet:colours' }),
  'Query.draftNews': () => aDraft(),
  'Mutation.saveDraft': async () => ({ ...(await aDraft()), edit: anEdit() }),
  // All roles ask at the same moment: a draft that may not change meanwhile is the administrator's alone.
  'Mutation.dropDraft': ({ me }) => (me.role === 'administrator' ? aDraft('shops') : {}),
  'Mutation.rebaseDraft': ({ me }) => (me.role === 'administrator' ? aDraft('shops') : {}),
  'Mutation.goBackTo': async ({ me }) => {
    const draft = me.role === 'administrator' ? await aDraft('shops') : {}
    return { ...draft, revision: 1, id: crypto.randomUUID() }
  },
  'Mutation.publishDrafts': async ({ me }) => {
    if (me.role !== 'administrator') return { drafts: [], reason: '' }
    const { base: _base, ...seen } = await aDraft('colours')
    return { drafts: [seen], reason: 'Somebody asked for it' }
  },
  'Mutation.uploadPicture': () => ({ png: 'AAAA' }),
  'Query.textRevisions': () => ({ what: 'sheet:colours' }),
  'Query.textRevision': () => ({ what: 'sheet:colours', rev: 1 }),
  'Query.editedNews': () => ({ search: '' }),
  'Query.editedAnnouncement': () => ({ id: 1 }),
  'Mutation.saveAnnouncement': () => ({
    op: crypto.randomUUID(),
    type: 0,
    publishedAt: '2027-03-01T12:00:00.000Z',
    texts: [{ language: 'en', title: 'News', message: 'Some' }],
    reason: 'Somebody asked for it',
  }),
  'Query.findUsers': () => ({ search: 'a' }),
  'Mutation.grantAmount': (asked) => ({ ...ofTheOther(asked), unit: 'bones', amount: 1 }),
  'Mutation.takeBackAmount': (asked) => ({ ...ofTheOther(asked), unit: 'karma', amount: 50 }),
  'Mutation.grantThing': (asked) => ({ ...ofTheOther(asked), kind: 'beret' }),
  'Mutation.takeBackThing': async () => {
    const { dogId } = await aPlayer()
    const { id, ver } = await equip(dogId, 'bag:0', 'beret')
    return { dogId, thingId: id, ver }
  },
  'Mutation.setMaxDogs': () => ({ maxDogs: 3 }),
  'Mutation.tryCode': () => ({ code: `// ${JSON.stringify({ printed: ['seen'] })}` }),
  'Mutation.runCode': async ({ me, other }) => ({ run: me.as ? await aRun(me.as.userId, other) : 1 }),
}

async function thingAt(slot: string, asked: Case): Promise<Values> {
  const dog = asked.isAnothers ? asked.other.dogId : (asked.me.dogId ?? asked.other.dogId)
  const { id, ver } = await equip(dog, slot, 'beret')
  return { dogId: dog, thingId: id, ver }
}

/** A run of code on the player that gives a bone, tried just now. */
async function aRun(by: number, { userId, dogId }: Player): Promise<number> {
  const before = await held(dogId, 'bones')
  const effect = { what: 'bones', dog: dogId, amount: 1 }
  const effects = JSON.stringify([{ effect, dog: dogId, taken: null, before, after: before + 1, fault: null }])
  const run = { userId, by, at: Date.now(), code: 'bones(user.dogs[0], 1)', effects }
  const [made] = await db.insert(codeRun).values(run).returning({ id: codeRun.id })
  return made!.id
}

/** A draft of a sheet with one more edit, and what its editor knows of it. */
async function aDraft(key: SheetKey = 'colours'): Promise<Values> {
  const by = (await aUser({ admin: 1 })).userId
  const text: EditedText = { kind: 'sheet', key }
  const { what, draft, base, rev } = await openText(db, text)
  const known = { draft, base, rev }
  const saved = await saveDraft(db, { text, known, edit: anEdit(), by, now: 0 })
  if (!(typeof saved === 'object' && 'draft' in saved)) throw new Error(JSON.stringify(saved))
  return { what, draft: saved.draft, base, rev: saved.rev }
}

function anEdit(): Edit {
  const row = { id: aName().toLowerCase(), colour: '#446688', weight: 10, isForPuppies: false }
  return { id: crypto.randomUUID(), undoes: null, changes: [{ kind: 'put', list: 'rows', at: 0, row }] }
}

/** A run that has just begun, and a log of many seconds: it comes too soon. */
async function aRunningRound({ me, other, isAnothers }: Case): Promise<Values> {
  const by = isAnothers || !me.as || me.dogId === null ? other : { userId: me.as.userId, dogId: me.dogId }
  const actor = { op: crypto.randomUUID(), user: by.userId, dog: by.dogId, now: Date.now() }
  const wanted = { shelf: null, isCalm: false, leavesOpen: true }
  const started = await startRound(
    db,
    actor,
    { ...wanted, game: 'JumpingDog', rules: rulesVersionOf('JumpingDog') },
    seedsOf(env),
  )
  if (typeof started === 'string') throw new Error(started)
  return { roundId: started.id, log: textOfLog(botRun(started.course.seed, 'regular', numberedSeed(1)).log) }
}

/** Own dog and own trade; or own dog and a trade of two others. */
async function tradeOf({ me, other, isAnothers }: Case): Promise<Values> {
  const third = await aPlayer()
  const by = isAnothers || !me.as || me.dogId === null ? other : { userId: me.as.userId, dogId: me.dogId }
  const actor = { op: crypto.randomUUID(), user: by.userId, dog: by.dogId, now: Date.now() }
  const proposed = await proposeTrade(db, actor, third.dogId)
  if (typeof proposed === 'string') throw new Error(proposed)
  return { tradeId: proposed.tradeId, id: proposed.tradeId, ver: 1 }
}

export async function aBan(userId: number, issuedBy?: number, kind: BanKind = 'timed'): Promise<number> {
  const now = Date.now()
  const [made] = await db
    .insert(ban)
    .values({ userId, reason: 'barking', startsAt: now, endsAt: now + HOUR_MS, seconds: 3600, issuedBy, kind })
    .returning()
  return made?.id ?? 0
}

type Reporting = { other: Player; claimedBy?: number; reporterId?: number; outcome?: 'nothing' }

export async function aReportOf({ other, claimedBy, reporterId, outcome }: Reporting): Promise<number> {
  const at = Date.now()
  const about = {
    accusedId: other.userId,
    dogId: other.dogId,
    offence: 'language' as const,
    reason: '',
    evidence: 'null',
  }
  const [made] = await db
    .insert(report)
    .values({
      at,
      reporterId: reporterId ?? (await aUser()).userId,
      ...about,
      claimedBy,
      claimedAt: claimedBy && 1,
      outcome,
      closedAt: outcome && at,
    })
    .returning()
  return made?.id ?? 0
}
