import { CLOSE } from '#durable/protocol/close-codes.ts'
import { kickText } from '#durable/protocol/kick-texts.ts'
import { BROKEN_RULES, banEndsAt, isBanSeconds, isReason, suggestedSeconds } from '#durable/rules/bans.ts'
import type { BanSeconds, BrokenRule } from '#durable/rules/bans.ts'
import { cleanText } from '#durable/rules/chat.ts'
import { can, mayActOn, staffBadge } from '#durable/rules/roles.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { isInParkSince } from '#worker/db/park/presence.ts'
import { type Kick, keepKick, liftBan, sameKickAt } from '#worker/db/staff/kicks.ts'
import { logged } from '#worker/db/staff/log.ts'
import { type DogOwner, dogOwner } from '#worker/db/staff/people.ts'
import { type Sanction as SanctionRow, recordOf, sanctionOf } from '#worker/db/staff/records.ts'
import { type Report, closeReport, openReportsOn, reportFor } from '#worker/db/staff/reports.ts'
import { nudgeUser } from '#worker/parks/news.ts'
import { closeSockets } from '#worker/parks/revoke.ts'
import { builder } from '../builder.ts'
import type { GraphQLContext } from '../context.ts'
import { badInput, refused } from '../errors.ts'
import { ReportType } from './queue.ts'
import { requireFresh, requireStaff } from './require-staff.ts'
import { Badge } from '../life/meeting.ts'
import { Sanction } from './sanction.ts'

const BrokenRuleEnum = builder.enumType('BrokenRule', { values: BROKEN_RULES })

const StaffDog = builder
  .objectRef<DogOwner & { mayKick: boolean; record: SanctionRow[]; reports: Report[]; suggestedSeconds: BanSeconds }>(
    'StaffDog',
  )
  .implement({
    description: 'A dog and whoever is behind it, for the staff.',
    fields: (t) => ({
      id: t.exposeInt('dogId'),
      name: t.exposeString('dogName'),
      userId: t.exposeInt('userId'),
      username: t.exposeString('username'),
      badge: t.field({ type: Badge, nullable: true, resolve: ({ roles }) => staffBadge(roles) }),
      mayKick: t.exposeBoolean('mayKick', { description: 'Whether the viewer may kick them.' }),
      record: t.field({ type: [Sanction], resolve: ({ record }) => record }),
      reports: t.field({
        type: [ReportType],
        description: 'What waits of them, five at most: what the viewer has taken on, then the newest.',
        resolve: ({ reports }) => reports,
      }),
      suggestedSeconds: t.exposeInt('suggestedSeconds', { description: 'The next step, by the record.' }),
    }),
  })

/** Kicks and bans (spec 2, 6). */
export function addKicks() {
  builder.queryField('staffDog', (t) =>
    t.field({
      type: StaffDog,
      nullable: true,
      args: { dogId: t.arg.int() },
      resolve: async (_root, { dogId }, context) => {
        const viewer = await requireStaff(context, 'kick')
        const owner = await dogOwner(context.db, dogId)
        if (!owner) return null
        const [record, reports] = await Promise.all([
          recordOf(context.db, owner.userId),
          openReportsOn(context.db, viewer, owner.userId),
        ])
        const counted = record.filter(({ liftedAt }) => liftedAt === null)
        return {
          ...owner,
          mayKick: mayKick(viewer, owner),
          record,
          reports,
          suggestedSeconds: suggestedSeconds(counted, context.now),
        }
      },
    }),
  )

  builder.mutationField('kick', (t) =>
    t.boolean({
      description: 'Takes all dogs of the owner out of the park, told why, and keeps them out for so long.',
      args: {
        dogId: t.arg.int(),
        seconds: t.arg.int({ description: '0 (a kick alone), 300, 1800, 7200 or 86400.' }),
        rule: t.arg({ type: BrokenRuleEnum }),
        reason: t.arg.string({ description: '5 to 200 characters, or none where the rule says it all.' }),
        reportId: t.arg.int({ required: false, description: 'The report that this answers, and closes.' }),
      },
      resolve: (_root, { reportId, ...args }, context) => kick(context, { ...args, reportId: reportId ?? null }),
    }),
  )

  builder.mutationField('liftBan', (t) =>
    t.boolean({
      description: 'Ends a ban: whoever gave it may take it back; administrators lift any, freshly signed in.',
      args: { banId: t.arg.int(), reason: t.arg.string() },
      resolve: (_root, args, context) => lift(context, args),
    }),
  )
}

type KickArgs = { dogId: number; seconds: number; rule: BrokenRule; reason: string; reportId: number | null }

async function kick(context: GraphQLContext, { dogId, seconds, rule, reportId, ...args }: KickArgs): Promise<true> {
  const { db, env, now, language } = context
  const staff = await requireStaff(context, 'kick')
  const reason = cleanText(args.reason)
  if (!isBanSeconds(seconds)) throw badInput('seconds')
  if (!isReason(reason, rule)) throw refused('reason-length', language)
  const owner = await dogOwner(db, dogId)
  if (!owner) throw refused('not-here', language)
  const { userId } = owner
  if (!mayKick(staff, owner)) {
    await logged(db, {
      at: now,
      staffId: staff.userId,
      act: 'refused',
      userId,
      dogId,
      reason,
      detail: { seconds, rule },
    })
    throw refused('above-you', language)
  }
  const report = reportId === null ? null : await reportFor(db, { reader: staff, id: reportId })
  if (reportId !== null && report?.accusedId !== userId) throw badInput('reportId')
  const at = await kickOnce(context, { staffId: staff.userId, userId, dogId, seconds, rule, reason, reportId, now })
  if (report) await nudgeUser(context, report.reporterId, 'reports')
  // Whoever was only shown out and has come back since is not shown out again for a retry.
  if (at !== now && seconds === 0 && !(await isInParkSince(db, userId, at))) return true
  const notice = { reason: kickText(owner.language, { rule, reason }), until: banEndsAt(seconds, at) }
  const code = notice.until === null ? CLOSE.kicked : CLOSE.banned
  await closeSockets(env, db, { user: userId, code, notice })
  return true
}

/** When it was given: now, or within the last minute where this is a retry [B12], which may name the report it answers. */
async function kickOnce({ db, language }: GraphQLContext, asked: Kick): Promise<number> {
  const refusal = await keepKick(db, asked)
  if (refusal && refusal !== 'kicked-already') throw refused(refusal, language)
  if (refusal === null) return asked.now
  const { staffId, userId, reportId, reason, now } = asked
  const close = { staffId, accusedId: userId, outcome: 'acted', note: reason, now } as const
  if (reportId !== null) await closeReport(db, { id: reportId, ...close })
  return sameKickAt(db, asked)
}

async function lift(
  context: GraphQLContext,
  { banId, reason: typed }: { banId: number; reason: string },
): Promise<true> {
  const { db, now, language } = context
  const staff = await requireStaff(context, 'kick')
  const reason = cleanText(typed)
  if (!isReason(reason, 'other')) throw refused('reason-length', language)
  const sanction = await sanctionOf(db, banId)
  if (!sanction || sanction.userId === staff.userId) throw refused('forbidden', language)
  if (sanction.issuedBy !== staff.userId) {
    if (!can(staff, 'lift-any-ban')) throw refused('judged-by-another', language)
    requireFresh(staff, context)
  }
  const refusal = await liftBan(db, { banId, staffId: staff.userId, userId: sanction.userId, reason, now })
  if (refusal) throw refused(refusal, language)
  return true
}

function mayKick(staff: Viewer, { userId, roles }: DogOwner): boolean {
  return userId !== staff.userId && mayActOn(staff, roles)
}
