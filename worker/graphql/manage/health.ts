import type { Breach } from '#worker/db/ledger/audit.ts'
import { type FaultCount, recentFaults } from '#worker/db/manage/faults.ts'
import {
  type LastAudit,
  type ParkCounts,
  type RoomHealth,
  lastAudit,
  parkCounts,
  roomsInUse,
} from '#worker/db/manage/health.ts'
import { VERSION } from '#worker/version.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { requireStaff } from '../staff/require-staff.ts'

const RoomInUse = builder.objectRef<RoomHealth>('RoomInUse').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    copies: t.exposeInt('copies', { description: 'The room and its twins, as far as dogs are in them.' }),
    dogs: t.exposeInt('dogs', { description: 'Hidden ones too.' }),
    hidden: t.exposeInt('hidden'),
    seenAt: t.string({
      description: 'When the copy that is silent the longest was last heard of; ISO 8601, UTC.',
      resolve: ({ seenAt }) => isoTime(seenAt),
    }),
  }),
})

const Counts = builder.objectRef<ParkCounts>('ParkCounts').implement({
  description: 'New and active: in the last 24 hours.',
  fields: (t) => ({
    users: t.exposeInt('users'),
    newUsers: t.exposeInt('newUsers'),
    activeUsers: t.exposeInt('activeUsers'),
    dogs: t.exposeInt('dogs'),
    livingDogs: t.exposeInt('livingDogs'),
    dogsInPark: t.exposeInt('dogsInPark'),
    activeBans: t.exposeInt('activeBans'),
    lostRooms: t.exposeInt('lostRooms', { description: 'Rooms that have dogs and have said nothing for a while.' }),
  }),
})

const AuditBreach = builder.objectRef<Breach>('AuditBreach').implement({
  fields: (t) => ({
    rule: t.exposeString('rule'),
    broken: t.exposeInt('broken'),
    example: t.exposeString('example'),
  }),
})

const Audit = builder.objectRef<LastAudit>('Audit').implement({
  fields: (t) => ({
    at: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
    ops: t.exposeInt('ops'),
    legs: t.exposeInt('legs'),
    things: t.exposeInt('things'),
    breaches: t.field({ type: [AuditBreach], resolve: ({ breaches }) => breaches }),
  }),
})

const FaultCounted = builder.objectRef<FaultCount>('FaultCount').implement({
  fields: (t) => ({
    event: t.string({ description: 'Its name in the log.', resolve: ({ event }) => event }),
    count: t.exposeInt('count'),
    lastAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ lastAt }) => isoTime(lastAt) }),
  }),
})

const ParkHealth = builder.objectRef<object>('ParkHealth').implement({
  fields: (t) => ({
    version: t.string({ resolve: () => VERSION }),
    deployment: t.string({ nullable: true, resolve: (_root, _args, { env }) => env.DEPLOYMENT?.id ?? null }),
    rooms: t.field({
      type: [RoomInUse],
      resolve: (_root, _args, { db, language, now }) => roomsInUse(db, language, now),
    }),
    counts: t.field({ type: Counts, resolve: (_root, _args, { db, now }) => parkCounts(db, now) }),
    faults: t.field({
      type: [FaultCounted],
      description: 'Bugs of the last 24 hours; what they were stands in the log.',
      resolve: (_root, _args, { db, now }) => recentFaults(db, now),
    }),
    audit: t.field({ type: Audit, nullable: true, resolve: (_root, _args, { db }) => lastAudit(db) }),
  }),
})

/** How the park is. */
export function addHealth() {
  builder.queryField('parkHealth', (t) =>
    t.field({
      type: ParkHealth,
      resolve: async (_root, _args, context) => {
        await requireStaff(context, 'see-health')
        return {}
      },
    }),
  )
}
