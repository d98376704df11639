import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'
import { announcementReaction } from '#worker/db/schema/announcements.ts'
import { codeRun } from '#worker/db/schema/code-runs.ts'
import { committeeTerm } from '#worker/db/schema/committee.ts'
import { desk, userNote } from '#worker/db/schema/desks.ts'
import { dog, dogOffer, socket, wear } from '#worker/db/schema/dogs.ts'
import { draftChange } from '#worker/db/schema/drafts.ts'
import { friend, pawPrint, postMark } from '#worker/db/schema/friends.ts'
import { highscore, removedScore } from '#worker/db/schema/highscores.ts'
import { savedLook } from '#worker/db/schema/looks.ts'
import { patreonAttempt, patreonLink } from '#worker/db/schema/patreon.ts'
import { picture } from '#worker/db/schema/pictures.ts'
import { flood, presence } from '#worker/db/schema/presence.ts'
import { deletion } from '#worker/db/schema/privacy.ts'
import { pushDue, pushSubscription } from '#worker/db/schema/push.ts'
import { preference } from '#worker/db/schema/settings.ts'
import { stageToken } from '#worker/db/schema/sign-in.ts'
import { teamContribution, teamMember } from '#worker/db/schema/team.ts'
import { unheard } from '#worker/db/schema/unheard.ts'
import { DELETED_ISSUER, formerName, session, supporter, user } from '#worker/db/schema/users.ts'
import { findDay } from '#worker/db/schema/value/days.ts'
import { huntWeek } from '#worker/db/schema/value/hunts.ts'
import { packMark } from '#worker/db/schema/value/pack-goals.ts'
import { riddleAnswer } from '#worker/db/schema/value/riddles.ts'
import { gameDay, packWeek, playCard, round } from '#worker/db/schema/value/rounds.ts'
import { stamp } from '#worker/db/schema/value/stamps.ts'
import { policy } from './policy-db.ts'
import type { Policy } from './policy-db.ts'

/**
 * The condition for rows with the user's id in the column. `ofDogs` is the one for rows with the id of one of the
 * user's dogs.
 */
export const ofUser = (column: Column) => (userId: number) => eq(column, userId)
const dogs = (userId: number) => sql`(select id from dog where user_id = ${userId})`
export const ofDogs = (column: Column) => (userId: number) => inArray(column, dogs(userId))

/**
 * The policies of tables about players, in the order of deletion: no row is deleted while another refers to it. Dogs
 * stay, because the ledger refers to them, but lose their name, their colours and their owner's name.
 */
export const PLAYER_POLICIES: readonly Policy[] = [
  policy(desk, {
    of: (userId) => inArray(desk.sessionHash, sql`(select hash from session where user_id = ${userId})`),
    columns: { hash: 'secret', sessionHash: 'secret', expiresAt: 'ours' },
    end: 'removed',
  }),
  policy(pushSubscription, {
    of: ofUser(pushSubscription.userId),
    columns: {
      id: 'ours',
      sessionHash: 'secret',
      userId: 'ours',
      endpointHash: 'secret',
      sealed: 'secret',
      kinds: 'told',
      zone: 'wordless',
      quietFrom: 'told',
      quietTo: 'told',
      names: 'told',
      language: 'told',
      createdAt: 'told',
      okAt: 'told',
      fails: 'ours',
    },
    end: 'removed',
  }),
  policy(pushDue, {
    // What others are told about the user goes as well; it is not the user's own data.
    of: (userId) => or(eq(pushDue.userId, userId), sql`${pushDue.about} ->> 'fromUser' = ${userId}`),
    columns: {
      id: 'ours',
      userId: 'ours',
      kind: 'ours',
      key: 'ours',
      about: 'ours',
      at: 'ours',
      notBefore: 'ours',
      dropAt: 'ours',
      leaseUntil: 'ours',
      attempts: 'ours',
      remaining: 'ours',
      doneAt: 'ours',
      sent: 'ours',
    },
    end: 'removed',
  }),
  policy(session, {
    of: ofUser(session.userId),
    columns: {
      hash: 'secret',
      userId: 'ours',
      createdAt: 'told',
      lastUsedAt: 'told',
      expiresAt: 'told',
      revokedAt: 'told',
      device: 'secret',
      confirmedAt: 'told',
      parentHash: 'secret',
    },
    end: 'removed',
  }),
  policy(socket, {
    of: ofUser(socket.userId),
    columns: {
      userId: 'ours',
      dogId: 'told',
      epoch: 'ours',
      hash: 'secret',
      room: 'told',
      expiresAt: 'told',
      usedAt: 'told',
      sessionKey: 'ours',
    },
    end: 'removed',
  }),
  policy(flood, { of: ofDogs(flood.dogId), columns: { dogId: 'told', at: 'told' }, end: 'removed' }),
  policy(stageToken, {
    of: ofUser(stageToken.userId),
    columns: {
      hash: 'secret',
      userId: 'ours',
      audience: 'told',
      expiresAt: 'told',
      usedAt: 'told',
      challenge: 'secret',
      sessionHash: 'secret',
    },
    end: 'removed',
  }),
  policy(dogOffer, {
    of: ofUser(dogOffer.userId),
    columns: { hash: 'secret', userId: 'ours', color: 'wordless', shadowColor: 'wordless', expiresAt: 'told' },
    end: 'removed',
  }),
  policy(supporter, {
    of: ofUser(supporter.userId),
    columns: {
      userId: 'ours',
      tier: 'told',
      since: 'told',
      source: 'told',
      until: 'told',
      shown: 'told',
      heart: 'told',
      heartsDog: 'told',
    },
    end: 'removed',
  }),
  policy(patreonLink, {
    of: ofUser(patreonLink.userId),
    columns: {
      userId: 'ours',
      patreonUser: 'unshown',
      member: 'unshown',
      linkedAt: 'told',
      lookedAt: 'told',
      lookAt: 'told',
      looks: 'told',
      askedAt: 'told',
      tries: 'told',
    },
    end: 'removed',
  }),
  policy(patreonAttempt, {
    of: ofUser(patreonAttempt.userId),
    columns: {
      hash: 'secret',
      userId: 'ours',
      stateHash: 'secret',
      verifier: 'secret',
      finishHash: 'secret',
      found: 'unshown',
      expiresAt: 'told',
      kind: 'told',
    },
    end: 'removed',
  }),
  policy(preference, {
    of: ofUser(preference.userId),
    columns: { userId: 'ours', value: 'wordless' },
    end: 'removed',
  }),
  policy(savedLook, {
    of: ofUser(savedLook.userId),
    columns: { userId: 'ours', place: 'told', wear: 'told' },
    end: 'removed',
  }),
  policy(announcementReaction, {
    of: ofUser(announcementReaction.userId),
    columns: { announcementId: 'told', userId: 'ours', reaction: 'told' },
    end: 'removed',
  }),
  policy(presence, {
    of: ofUser(presence.userId),
    columns: {
      dogId: 'told',
      userId: 'ours',
      room: 'told',
      epoch: 'ours',
      hidden: 'told',
      since: 'told',
      seenAt: 'told',
      socketOpen: 'ours',
      closing: 'ours',
      closingUntil: 'ours',
    },
    end: 'removed',
  }),
  policy(unheard, {
    // That others do not hear the user is their own data, so it is not shown to the user, but it is deleted.
    of: ofUser(unheard.userId),
    columns: { id: 'ours', userId: 'ours', otherId: 'told', dogId: 'told', kind: 'told', since: 'told' },
    end: 'removed',
  }),
  policy(friend, {
    of: (userId) => or(inArray(friend.asker, dogs(userId)), inArray(friend.asked, dogs(userId))),
    columns: { id: 'ours', asker: 'told', asked: 'told', askedAt: 'told', since: 'told' },
    end: 'removed',
  }),
  policy(pawPrint, {
    of: (userId) => or(eq(pawPrint.fromUser, userId), inArray(pawPrint.toDog, dogs(userId))),
    columns: {
      id: 'ours',
      toDog: 'told',
      fromDog: 'told',
      fromUser: 'ours',
      text: { report: 'line', takenAwayBy: 'kick' },
      room: 'told',
      line: 'ours',
      at: 'told',
    },
    end: 'removed',
  }),
  policy(postMark, {
    of: ofDogs(postMark.dogId),
    columns: { dogId: 'told', post: 'told', at: 'told' },
    end: 'removed',
  }),
  policy(highscore, {
    of: ofDogs(highscore.dogId),
    columns: { game: 'told', interval: 'told', period: 'told', dogId: 'told', score: 'told', scoredAt: 'told' },
    end: 'removed',
  }),
  policy(removedScore, {
    of: ofDogs(removedScore.dogId),
    columns: {
      game: 'told',
      dogId: 'told',
      scoredAt: 'told',
      score: 'told',
      reason: 'unshown',
      at: 'told',
      removedBy: 'ours',
      foundBy: 'told',
      decider: 'told',
    },
    end: 'removed',
  }),
  policy(round, {
    of: ofUser(round.userId),
    columns: {
      id: 'told',
      userId: 'ours',
      dogId: 'told',
      game: 'told',
      day: 'told',
      attempt: 'told',
      levelKey: 'told',
      levelVersion: 'told',
      rules: 'told',
      isCalm: 'told',
      startedAt: 'told',
      endedAt: 'told',
      state: 'told',
      score: 'told',
      medal: 'told',
      ticks: 'told',
      log: 'ours',
      logHash: 'ours',
      fault: 'ours',
      isSeen: 'told',
    },
    end: 'removed',
  }),
  policy(gameDay, {
    of: ofUser(gameDay.userId),
    columns: { userId: 'ours', game: 'told', day: 'told', marks: 'told' },
    end: 'removed',
  }),
  policy(findDay, {
    of: ofUser(findDay.userId),
    columns: {
      userId: 'ours',
      day: 'told',
      spots: 'told',
      missed: 'ours',
      blind: 'told',
      bones: 'told',
      tiles: 'ours',
      trail: 'told',
    },
    end: 'removed',
  }),
  policy(stamp, {
    of: ofUser(stamp.userId),
    columns: { userId: 'ours', key: 'told', at: 'told' },
    end: 'removed',
  }),
  policy(huntWeek, {
    of: ofUser(huntWeek.userId),
    columns: { userId: 'ours', week: 'told', finds: 'told', day: 'told', spots: 'told' },
    end: 'removed',
  }),
  policy(packMark, {
    of: ofUser(packMark.userId),
    columns: { week: 'told', userId: 'ours', pack: 'told', marks: 'told', dogId: 'told', isPaid: 'told' },
    end: 'removed',
  }),
  policy(riddleAnswer, {
    of: ofUser(riddleAnswer.userId),
    columns: { userId: 'ours', day: 'told', points: 'told' },
    end: 'removed',
  }),
  policy(playCard, {
    of: ofUser(playCard.userId),
    columns: { userId: 'ours', punches: 'told', lastDay: 'told' },
    end: 'removed',
  }),
  policy(packWeek, {
    of: ofUser(packWeek.userId),
    columns: { week: 'told', pack: 'told', userId: 'ours', points: 'told', at: 'told' },
    end: 'removed',
  }),
  policy(committeeTerm, {
    of: ofUser(committeeTerm.userId),
    columns: {
      id: 'ours',
      userId: 'ours',
      dogId: 'told',
      seat: 'told',
      month: 'told',
      startsAt: 'told',
      until: 'told',
      appointedAt: 'told',
    },
    end: 'removed',
  }),
  policy(codeRun, {
    // What administrators have done to the user by code. The code is theirs; it goes with the user, whom it may name.
    of: ofUser(codeRun.userId),
    columns: {
      id: 'told',
      userId: 'ours',
      by: 'ours',
      at: 'told',
      code: 'ours',
      effects: 'told',
      doneAt: 'told',
    },
    end: 'removed',
  }),
  policy(draftChange, {
    // The work of an administrator on the park. It is deleted when it is published or dropped.
    of: ofUser(draftChange.by),
    columns: { draftId: 'ours', rev: 'ours', id: 'ours', by: 'ours', at: 'told', edit: 'told' },
    end: 'kept',
  }),
  policy(picture, {
    // The work of an administrator on the park, as above. Rooms show it.
    of: ofUser(picture.uploadedBy),
    columns: { name: 'told', data: 'ours', uploadedBy: 'ours', uploadedAt: 'told', isPublished: 'told' },
    end: 'kept',
  }),
  policy(teamContribution, {
    of: (userId) =>
      inArray(teamContribution.memberId, sql`(select id from team_member where dog_id in ${dogs(userId)})`),
    columns: { memberId: 'ours', language: 'told', contribution: { report: 'dog', takenAwayBy: 'edit-team' } },
    end: 'removed',
  }),
  policy(teamMember, {
    of: ofDogs(teamMember.dogId),
    columns: { id: 'ours', dogId: 'told', type: 'told', place: 'told' },
    end: 'removed',
  }),
  policy(userNote, {
    // Staff notes about somebody are their personal data, so they may read them.
    of: ofUser(userNote.userId),
    columns: { id: 'ours', userId: 'ours', authorId: 'ours', text: 'unshown', createdAt: 'told' },
    end: 'removed',
  }),
  policy(deletion, {
    of: ofUser(deletion.userId),
    columns: { userId: 'ours', askedAt: 'told', dueAt: 'told' },
    end: 'removed',
  }),
  policy(wear, {
    of: ofDogs(wear.dogId),
    columns: { dogId: 'told', slot: 'told', item: 'told' },
    end: 'kept',
  }),
  policy(dog, {
    of: ofUser(dog.userId),
    columns: {
      id: 'told',
      userId: 'ours',
      name: { report: 'dog', takenAwayBy: 'take-name' },
      nameKey: 'unshown',
      color: 'wordless',
      shadowColor: 'wordless',
      pack: 'told',
      levelPoints: 'told',
      bornAt: 'told',
      diedAt: 'told',
      epoch: 'ours',
      createdAt: 'told',
      lifeDay: 'told',
      nudges: 'ours',
      ticketHash: 'secret',
      ticketEpoch: 'ours',
      ticketRoom: 'told',
      ticketPlace: 'ours',
      ticketExpiresAt: 'told',
      ticketSession: 'ours',
    },
    // A name key never contains a star [N6], so no chosen name can collide with these.
    end: () => ({
      name: sql`'*' || id`,
      nameKey: sql`'*' || id`,
      color: NO_COLOR,
      shadowColor: NO_COLOR,
      diedAt: sql`coalesce(died_at, born_at)`,
      epoch: sql`epoch + 1`,
      ticketHash: null,
      ticketEpoch: null,
      ticketRoom: null,
      ticketPlace: null,
      ticketExpiresAt: null,
      ticketSession: null,
    }),
  }),
  policy(formerName, {
    of: ofUser(formerName.userId),
    columns: { id: 'ours', userId: 'ours', username: 'unshown', changedAt: 'told' },
    end: 'removed',
  }),
  policy(user, {
    of: ofUser(user.id),
    columns: {
      id: 'told',
      issuer: 'told',
      sub: 'unshown',
      username: { report: 'dog', takenAwayBy: 'take-name' },
      usernameKey: 'unshown',
      language: 'told',
      admin: 'told',
      moderator: 'told',
      developer: 'told',
      maxDogs: 'told',
      createdAt: 'told',
      hidden: 'told',
      termsVersion: 'told',
      termsAt: 'told',
    },
    end: (userId) => ({
      issuer: DELETED_ISSUER,
      sub: String(userId),
      username: `*${userId}`,
      usernameKey: `*${userId}`,
      admin: 0,
      moderator: 0,
      developer: 0,
      hidden: 0,
      maxDogs: 0,
    }),
  }),
]

const NO_COLOR = '#808080'
