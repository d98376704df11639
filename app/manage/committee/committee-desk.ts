/** A term of the party committee that goes on or is to come. Times are epoch ms, seats from 0 to 3. */
export type OpenTerm = { id: number; seat: number; username: string; dogName: string; startsAt: number; until: number }

/** A seat with what may be given now: the term that has begun and the one after it, by when they begin and end. */
export type SeatState = { seat: number; now: SeatTerm; next: SeatTerm; terms: OpenTerm[] }
export type SeatTerm = { startsAt: number; endsAt: number }

/** [PC2] The methods of the server for the page of the party committee. */
export type CommitteeDesk = {
  committee: () => Promise<SeatState[]>
  /** Appoints a user with a dog; `isNext` for the term that is to come, else what is left of the one that has begun. */
  appointMember: (member: {
    username: string
    dogName: string
    seat: number
    isNext: boolean
    reason: string
  }) => Promise<void>
  /** Ends a term at once, or before it begins. */
  endTerm: (ending: { id: number; reason: string }) => Promise<void>
}
