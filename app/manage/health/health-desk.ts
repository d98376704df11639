import type { CountedFault } from '#durable/rules/staff/faults.ts'

export type RoomInUse = {
  key: string
  name: string
  /** The number of copies of the room that have dogs in them. */
  copies: number
  /** The number of dogs, hidden ones too. */
  dogs: number
  hidden: number
  /** The oldest of the times at which its copies last reported (epoch ms, as all times here). */
  seenAt: number
}

/** Counts of the park. New and active users are those of the last 24 hours. */
export type ParkCounts = {
  users: number
  newUsers: number
  activeUsers: number
  dogs: number
  livingDogs: number
  dogsInPark: number
  activeBans: number
  /** The number of rooms that have dogs by the database but have not reported for a while. */
  lostRooms: number
}

export type Audit = {
  at: number
  ops: number
  legs: number
  things: number
  breaches: { rule: string; broken: number; example: string }[]
}

export type ParkHealth = {
  version: string
  deployment: string | null
  rooms: RoomInUse[]
  counts: ParkCounts
  /** The bugs of the last 24 hours by their event names; the log has the details. */
  faults: { event: CountedFault; count: number; lastAt: number }[]
  /** The latest audit of the ledger; null before the first night. */
  audit: Audit | null
  /** Whether our key to the campaign of supporters is lost, and how many lost tiers wait for a decision. */
  supporters: { isKeyLost: boolean; held: number }
}

/** How long trips to the database took, in milliseconds, one after the other. */
export type TripTimes = {
  kind: 'read' | 'write'
  trips: number
  medianMs: number
  p90Ms: number
  p99Ms: number
  longestMs: number
}

/** The methods of the server for the health page. */
export type HealthDesk = {
  health: () => Promise<ParkHealth>
  /** Times the database as this deployment reaches it. It takes some seconds. */
  timeDatabase: () => Promise<TripTimes[]>
}
