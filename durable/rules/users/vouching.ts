import type { Language } from '../languages.ts'
import type { Tier } from '../roles.ts'

/** [DP1] How long somebody is signed in at the demo park, ms; then the main park has to vouch for them again. */
export const DEMO_SESSION_MS = 24 * 60 * 60 * 1000

/** [DP3] For how long the demo park goes by what the main park has said about somebody who may stay, ms. */
export const STAY_GOOD_FOR_MS = 5 * 60 * 1000

/** [DP2] The bones of a dog that comes to the demo park for the first time, to try things with. */
export const DEMO_BONES = 2000

/** A living dog as the main park knows it. Colours are "#rrggbb", `pack` is an index into PACKS, `bornAt` is epoch ms. */
export type VouchedDog = { name: string; color: string; shadowColor: string; pack: number; bornAt: number }

/** A user of the main park whom it lets into the demo park. `userId` is their id there. */
export type Vouched = {
  userId: number
  username: string
  language: Language
  admin: number
  moderator: number
  developer: number
  tier: Tier | null
  maxDogs: number
  /** The version of the terms that the user has agreed to there [S12]; 0 for none that holds. */
  termsVersion: number
  /** When the user signed in at the main park, epoch ms: the session in the demo park is as fresh. */
  signedInAt: number
  dogs: readonly VouchedDog[]
}

/**
 * [DP3] Whether a user of the main park may stay in the demo park, or why not. `deleted`: they have deleted their account there
 * [DP4].
 */
export const DEMO_STAYS = ['may-stay', 'banned', 'demo-closed', 'deleted'] as const
export type DemoStay = (typeof DEMO_STAYS)[number]

/** [DP3] How many users the demo park asks about at once. */
export const STAYS_ASKED_MAX = 500

/** What the main park answers the demo park, by a binding: no address of it exists on the net. */
export type MainPark = {
  /** [DP1] Uses up a token, by its SHA-256 in hex, and says whom it lets in; null for a token that does not hold. */
  redeem: (tokenHash: string) => Promise<Vouched | 'banned' | null>
  /** The username that a token lets in; null for one that does not hold. The token stays valid. */
  ownerOf: (tokenHash: string) => Promise<string | null>
  /** [DP3] Whether these users, at most `STAYS_ASKED_MAX`, may stay, in their order; for more than that, nothing. */
  staysOf: (userIds: readonly number[]) => Promise<DemoStay[]>
}
