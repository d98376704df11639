import { and, eq } from 'drizzle-orm'
import type { DeskMethods } from '#app/load-context.ts'
import { aName, db, seat, support } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { deskOf } from '#test/worker/support/desk.ts'
import { aPublicReport } from '#test/worker/support/public-reports.ts'
import { committeeTerm } from '#worker/db/schema/committee.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { highscore } from '#worker/db/schema/highscores.ts'
import { patreonCampaign } from '#worker/db/schema/patreon.ts'
import { appeal } from '#worker/db/schema/staff.ts'
import { teamMember } from '#worker/db/schema/team.ts'
import { user } from '#worker/db/schema/users.ts'
import { aBan, aPlayer, aReportOf } from './asking.ts'
import type { Player } from './asking.ts'
import { somebody } from './everyone.ts'
import type { Somebody } from './everyone.ts'

type Asked = { me: Somebody; other: Player }

/** The arguments of each desk method, which let a permitted role get as far as possible. */
export type DeskCalls = {
  readonly [Name in keyof DeskMethods]: (
    asked: Asked,
  ) => Parameters<DeskMethods[Name]> | Promise<Parameters<DeskMethods[Name]>>
}

const reason = 'A good reason'
const table = { search: '', page: 1 }
const word = { language: 'dk', list: 'hold', entry: 'zork', isIn: true } as const
const ofUser = ({ other: { userId } }: Asked): [{ userId: number; reason: string }] => [{ userId, reason }]

export const DESK_CALLS: DeskCalls = {
  appeals: () => [],
  closures: () => [],
  publicReports: () => [''],
  bans: () => [{ ...table, filter: 'all', sort: 'newest' }],
  films: () => [],
  health: () => [],
  timeDatabase: () => [],
  newsPictures: () => [],
  newsTable: () => [table],
  judgedScores: () => [{ game: 'CatsFree', interval: 'AllTime' }],
  removedScores: () => ['CatsFree'],
  reports: () => [{ ...table, filter: 'all', sort: 'newest' }],
  settings: () => [],
  staffLog: () => [{ ...table, act: null }],
  teamEntries: () => [],
  user: ({ other }) => [other.userId],
  users: () => [{ ...table, filter: 'all', sort: 'newest' }],
  wholeNews: () => [1],
  words: () => [{ ...table, language: null }],
  tryWord: () => [{ ...word, lines: ['a zork'] }],

  addNote: ({ other: { userId } }) => [{ userId, text: 'plain words' }],
  addTeamEntry: async () => {
    const dogName = aName()
    await somebody('player', dogName)
    return [{ dogName, type: 'SocialMedia', reason }]
  },
  answerAppeal: async ({ other }) => {
    const banId = await aBan(other.userId)
    await db.insert(appeal).values({ banId, at: 0, words: 'It was not me' })
    return [{ banId, isLifted: false, answer: 'It stays as it is' }]
  },
  changeWord: () => [{ ...word, reason, tried: [{ line: 'god dag', after: 'said' }] }],
  claimReport: async (asked) => [{ id: await aReportOf(asked), isGivenBack: false }],
  closeAccount: ({ other: { userId } }) => [{ userId, rule: 'serious', foundBy: 'staff', reason }],
  decideClosure: async ({ me, other }) => {
    // Who has closed an account may open it again, whatever their role.
    const banId = await aBan(other.userId, me.as?.userId, 'closed')
    return [{ banId, isForGood: false, reason }]
  },
  decidePublicReport: async () => [
    { id: await aPublicReport(), outcome: 'nothing', decision: 'It breaks no rule', userId: null },
  ],
  answerPublicReport: async () => {
    const decided = { outcome: 'nothing', decision: 'It breaks no rule', decidedAt: 1 } as const
    return [await aPublicReport({ email: 'somebody@example.org', ...decided })]
  },
  closeReport: async (asked) => {
    const id = await aReportOf({ ...asked, claimedBy: asked.me.as?.userId })
    return [{ id, outcome: 'nothing', note: 'Looked into it' }]
  },
  holdEvidence: async (asked) => [{ id: await aReportOf(asked), days: 30, reason }],
  describeTeamEntry: async () => [
    { id: await aTeamEntry(), contributions: [{ language: 'en', contribution: 'Draws' }], reason },
  ],
  endSessions: ofUser,
  exportUser: ofUser,
  forgetUser: ofUser,
  keepUser: ofUser,
  kickForReport: async (asked) => {
    const reportId = await aReportOf(asked)
    return [{ dogId: asked.other.dogId, seconds: 300, rule: 'language', reason, reportId }]
  },
  liftBan: async ({ me, other }) => [{ banId: await aBan(other.userId, me.as?.userId), reason }],
  lookAtChat: () => [{ room: 'plaza', dogName: '', until: null, before: null, reason }],
  lookAtReport: async (asked) => [await aReportOf(asked)],
  raiseTeamEntry: async () => [await aTeamEntry()],
  supporters: () => [],
  committee: () => [],
  appointMember: async ({ other: { userId, dogId } }) => {
    const [named] = await db
      .select({ username: user.username, dogName: dog.name })
      .from(dog)
      .innerJoin(user, eq(user.id, dog.userId))
      .where(and(eq(user.id, userId), eq(dog.id, dogId)))
    await db.delete(committeeTerm)
    return [{ username: named?.username ?? '', dogName: named?.dogName ?? '', seat: 3, isNext: true, reason }]
  },
  endTerm: async ({ other: { userId, dogId } }) => {
    await seat(userId, dogId)
    const [term] = await db.select({ id: committeeTerm.id }).from(committeeTerm).where(eq(committeeTerm.userId, userId))
    return [{ id: term?.id ?? 0, reason }]
  },
  connectCampaign: () => [],
  answerHeldLosses: async () => {
    await aCampaign()
    return [{ answer: 'wait', reason }]
  },
  disconnectCampaign: async () => {
    await aCampaign()
    return [{ reason }]
  },
  giveTier: async ({ other: { userId } }) => {
    const named = await db.select({ username: user.username }).from(user).where(eq(user.id, userId)).get()
    return [{ username: named?.username ?? '', tier: 'Gold', reason }]
  },
  takeTier: async ({ other: { userId } }) => {
    await support(userId, 'Gold')
    return [{ userId, reason }]
  },
  removeFilm: () => [{ id: 1, reason }],
  removeScore: async ({ other: { dogId } }) => {
    const score = { game: 'CatsFree', dogId, scoredAt: 1 } as const
    await db.insert(highscore).values({ ...score, interval: 'AllTime', period: 'ever', score: 5 })
    return [{ ...score, foundBy: 'staff', reason }]
  },
  removeTeamEntry: async () => [{ id: await aTeamEntry(), reason }],
  saveFilm: () => [
    {
      id: null,
      film: {
        source: '/films/a-walk.webm',
        seconds: 24,
        startsAt: null,
        titles: [{ language: 'en', title: 'A walk' }],
      },
      reason,
    },
  ],
  saveNews: () => [
    {
      id: null,
      news: {
        type: 0,
        publishedAt: Date.UTC(2126, 0),
        image: null,
        texts: [{ language: 'en', title: 'News', message: 'There are some', imageAlt: '' }],
      },
      reason,
    },
  ],
  setRole: ({ other: { userId } }) => [{ userId, role: 'moderator', isGiven: true, reason }],
  takeName: async ({ other: { userId, dogId } }) => {
    const [named] = await db.select({ name: dog.name }).from(dog).where(eq(dog.id, dogId))
    return [{ userId, dogId, name: named?.name ?? '', fault: 'another', foundBy: 'staff', reason }]
  },
  changeSetting: () => [{ name: 'TRADE_FROZEN', value: '0', reason }],
}

/** Calls a method of the desk by its name. A desk keeps the time of its opening, so each call opens one. */
export async function callDesk(as: TestUser | null, name: keyof DeskMethods, asked: readonly unknown[]) {
  const desk = await deskOf(as)
  const answer: unknown = await Reflect.apply(desk[name], desk, [...asked])
  return answer
}

async function aTeamEntry(): Promise<number> {
  const { dogId } = await aPlayer()
  const [made] = await db.insert(teamMember).values({ dogId, type: 'Designer', place: 0 }).returning()
  return made?.id ?? 0
}

/** A connected campaign whose losses are held. */
async function aCampaign() {
  const campaign = { id: 1, campaign: '4711', sealed: '', freshUntil: 0, listAt: 9e15, held: 7 }
  await db.insert(patreonCampaign).values(campaign).onConflictDoNothing()
}
