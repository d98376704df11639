export type Appeal = {
  banId: number
  userId: number
  username: string
  /** Epoch ms, as all times here. */
  at: number
  words: string
  /** Why the ban was given, in the reader's language. */
  reason: string
  seconds: number
  endsAt: number
  issuer: string | null
  /** [B7] Whoever gave the ban, or has it, does not answer. */
  mayAnswer: boolean
}

/** Bans that are to be looked at again. */
export type AppealsDesk = {
  /** What waits for an answer, the oldest first. */
  appeals: () => Promise<Appeal[]>
  /** Leaves a ban as it is, or lifts it; the answer, 5 to 200 letters, is said to them. */
  answerAppeal: (answer: { banId: number; isLifted: boolean; answer: string }) => Promise<void>
}
