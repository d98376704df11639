import type { BanKind } from '#durable/rules/staff/closures.ts'

export type Appeal = {
  banId: number
  userId: number
  username: string
  /** Epoch ms, as all times here. */
  at: number
  words: string
  /** The reason of the ban, in the reader's language. */
  reason: string
  seconds: number
  kind: BanKind
  endsAt: number
  issuer: string | null
  /** [B7] Whether the reader may answer: not the one who gave the ban, nor the one who has it. */
  mayAnswer: boolean
}

/** The methods of the server for appeals. */
export type AppealsDesk = {
  /** The appeals without an answer, the oldest first. */
  appeals: () => Promise<Appeal[]>
  /** Answers an appeal: the ban stays or is lifted. The user reads the answer, 5 to 200 letters. */
  answerAppeal: (answer: { banId: number; isLifted: boolean; answer: string }) => Promise<void>
}
