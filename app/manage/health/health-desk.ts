import type { CountedFault } from '#durable/rules/staff/faults.ts'

export type RoomInUse = {
  key: string
  name: string
  /** The room and its twins, as far as dogs are in them. */
  copies: number
  /** Hidden ones too. */
  dogs: number
  hidden: number
  /** When the copy that is silent the longest was last heard of; epoch ms, as all times here. */
  seenAt: number
}

/** New and active: in the last 24 hours. */
export type ParkCounts = {
  users: number
  newUsers: number
  activeUsers: number
  dogs: number
  livingDogs: number
  dogsInPark: number
  activeBans: number
  /** Rooms that have dogs and have said nothing for a while. */
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
  /** Bugs of the last 24 hours, by their names in the log, which says what they were. */
  faults: { event: CountedFault; count: number; lastAt: number }[]
  /** Null before the first night. */
  audit: Audit | null
}

/** What the page of the park's health asks of the server. */
export type HealthDesk = { health: () => Promise<ParkHealth> }
