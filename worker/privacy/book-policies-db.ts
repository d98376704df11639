import { and, inArray, notInArray, or, sql } from 'drizzle-orm'
import { ACTS_ON_REPORTS } from '#durable/rules/staff/acts.ts'
import { publicReport } from '#worker/db/schema/public-reports.ts'
import { appeal, banDoubling, report, staffLog } from '#worker/db/schema/staff.ts'
import { ban } from '#worker/db/schema/users.ts'
import { daily } from '#worker/db/schema/value/days.ts'
import { item } from '#worker/db/schema/value/items.ts'
import { account, leg, op } from '#worker/db/schema/value/ledger.ts'
import { question } from '#worker/db/schema/value/questions.ts'
import { deliveryEntry } from '#worker/db/schema/value/shops.ts'
import { trade } from '#worker/db/schema/value/trades.ts'
import { ofDogs, ofUser } from './policies-db.ts'
import { policy } from './policy-db.ts'
import type { Policy } from './policy-db.ts'

const dogs = (userId: number) => sql`(select id from dog where user_id = ${userId})`
const bansOf = (userId: number) => sql`(select id from ban where user_id = ${userId})`

/**
 * The policies of the ledger's tables. Their rows stay, because others are part of them; texts that somebody wrote are
 * deleted.
 */
export const BOOK_POLICIES: readonly Policy[] = [
  policy(appeal, {
    of: (userId) => inArray(appeal.banId, bansOf(userId)),
    columns: {
      banId: 'told',
      at: 'told',
      words: 'unshown',
      answer: 'unshown',
      isLifted: 'told',
      answeredBy: 'ours',
      answeredAt: 'told',
    },
    end: 'removed',
  }),
  policy(banDoubling, {
    of: (userId) => or(inArray(banDoubling.banId, bansOf(userId)), ofUser(banDoubling.userId)(userId)),
    columns: { banId: 'told', userId: 'ours', at: 'told' },
    end: 'kept',
  }),
  policy(ban, {
    of: ofUser(ban.userId),
    columns: {
      id: 'told',
      userId: 'ours',
      reason: 'unshown',
      startsAt: 'told',
      endsAt: 'told',
      issuedBy: 'ours',
      rule: 'told',
      seconds: 'told',
      dogId: 'told',
      liftedAt: 'told',
      liftedBy: 'ours',
      kind: 'told',
      foundBy: 'told',
      decider: 'told',
      facts: 'unshown',
      confirmedBy: 'ours',
    },
    end: () => ({ reason: '', facts: null }),
  }),
  policy(report, {
    // A report about the user belongs to the reporter. The user learns of it by a ban, with its reason.
    of: ofUser(report.reporterId),
    columns: {
      id: 'told',
      at: 'told',
      reporterId: 'ours',
      accusedId: 'ours',
      dogId: 'told',
      offence: 'told',
      reason: 'unshown',
      room: 'told',
      line: 'told',
      evidence: 'secret',
      heldUntil: 'ours',
      claimedBy: 'ours',
      claimedAt: 'ours',
      outcome: 'told',
      closedBy: 'ours',
      closedAt: 'told',
      seenAt: 'told',
    },
    // [B14] What is held is emptied when the hold ends (retention-db.ts).
    end: () => ({
      reason: sql`iif(${report.heldUntil} is null, '', ${report.reason})`,
      evidence: sql`iif(${report.heldUntil} is null, null, ${report.evidence})`,
    }),
  }),
  policy(publicReport, {
    // A report about the user belongs to whoever sent it, as those of the park do.
    of: ofUser(publicReport.accusedId),
    columns: {
      id: 'ours',
      numberHash: 'ours',
      at: 'ours',
      language: 'ours',
      kind: 'ours',
      ground: 'ours',
      what: 'secret',
      whatKey: 'secret',
      words: 'secret',
      email: 'ours',
      accusedId: 'ours',
      outcome: 'ours',
      decision: 'secret',
      decidedBy: 'ours',
      decider: 'ours',
      decidedAt: 'ours',
      againOf: 'ours',
    },
    end: () => ({ what: '', whatKey: '', words: '', decision: null }),
  }),
  policy(staffLog, {
    // What staff do with reports about the user would tell of the reports.
    of: (userId) =>
      or(
        and(ofUser(staffLog.userId)(userId), notInArray(staffLog.act, [...ACTS_ON_REPORTS])),
        ofUser(staffLog.staffId)(userId),
      ),
    columns: {
      id: 'ours',
      at: 'told',
      staffId: 'ours',
      act: 'told',
      userId: 'ours',
      dogId: 'told',
      banId: 'told',
      reportId: 'ours',
      room: 'told',
      reason: 'ours',
      detail: 'ours',
    },
    end: 'kept',
  }),
  policy(op, {
    of: ofUser(op.actor),
    columns: { id: 'told', actor: 'ours', kind: 'told', requestHash: 'ours', at: 'told', result: 'told' },
    end: 'kept',
  }),
  policy(account, {
    of: ofDogs(account.dogId),
    columns: { id: 'told', dogId: 'told', purpose: 'ours', unit: 'told', balance: 'told', mayOwe: 'ours' },
    end: 'kept',
  }),
  policy(leg, {
    of: (userId) => inArray(leg.accountId, sql`(select id from account where dog_id in ${dogs(userId)})`),
    columns: { opId: 'told', accountId: 'told', delta: 'told' },
    end: 'kept',
  }),
  policy(item, {
    of: (userId) => inArray(item.holder, sql`(select 'dog:' || id from dog where user_id = ${userId})`),
    columns: { id: 'told', kind: 'told', holder: 'told', slot: 'told', ver: 'ours', opId: 'told' },
    end: 'kept',
  }),
  policy(daily, {
    of: ofDogs(daily.dogId),
    columns: {
      dogId: 'told',
      day: 'told',
      kind: 'told',
      amount: 'told',
      sniffed: 'ours',
      posts: 'told',
      errand: 'told',
    },
    end: 'kept',
  }),
  policy(question, {
    of: ofDogs(question.dogId),
    columns: { id: 'ours', dogId: 'told', asked: 'told', right: 'ours', askedAt: 'told', answer: 'told' },
    end: 'kept',
  }),
  policy(deliveryEntry, {
    of: ofUser(deliveryEntry.userId),
    columns: { deliveryId: 'told', userId: 'ours', won: 'told', usedBy: 'told' },
    end: 'kept',
  }),
  policy(trade, {
    of: (userId) => or(inArray(trade.aDog, dogs(userId)), inArray(trade.bDog, dogs(userId))),
    columns: {
      id: 'told',
      aDog: 'told',
      bDog: 'told',
      aThings: 'told',
      bThings: 'told',
      aBones: 'told',
      bBones: 'told',
      ver: 'ours',
      changedAt: 'told',
      aYes: 'told',
      bYes: 'told',
      state: 'told',
    },
    end: 'kept',
  }),
]
