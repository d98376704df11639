import type { Heart } from '#durable/rules/roles.ts'

/** The campaign at Patreon whose members are the supporters. Times are epoch ms. */
export type CampaignState = {
  id: string
  /** Whether Patreon refuses our key, so that the campaign must be connected again. */
  isLost: boolean
  /** Whether Patreon tells us of changes. */
  hasHook: boolean
  /** The last list that was read whole; null before the first one. */
  list: { at: number; members: number; changed: number } | null
  /** When the list is read next, and how many times in a row it could not be read. */
  nextAt: number
  tries: number
  /** How many supporters would have lost their tier, and keep it until somebody decides; null for none. */
  held: number | null
  isWaiting: boolean
  /** Ids of tiers that members pay for and that are none of ours. */
  unknownTiers: string[]
}

export type GivenTier = { userId: number; username: string; tier: Heart; since: number }

export type SupportersState = {
  /** Whether the park knows a platform at all, and has a key to seal what is secret. */
  isSetUp: boolean
  canSeal: boolean
  /** The tiers at Patreon with ours, as they are set. */
  tiers: { id: string; ours: Heart }[]
  campaign: CampaignState | null
  /** How many users have connected an account. */
  links: number
  /** Who has a tier that was given by hand. */
  given: GivenTier[]
}

/** [SU8] The methods of the server for the page of supporters. */
export type SupportersDesk = {
  supporters: () => Promise<SupportersState>
  /**
   * Begins to connect the campaign. Returns the address of the way to Patreon, which is good for ten minutes and one use; null
   * where Patreon is not set up.
   */
  connectCampaign: () => Promise<string | null>
  /**
   * Forgets the key to the campaign. Nobody loses a tier: there is no list any more that could take one away, until a campaign is
   * connected again.
   */
  disconnectCampaign: (ending: { reason: string }) => Promise<void>
  /** Decides about the losses that are held: they are real ('go-on'), or wait for the next list. */
  answerHeldLosses: (answer: { answer: string; reason: string }) => Promise<void>
  /** Gives a user a tier, which Patreon does not change. */
  giveTier: (gift: { username: string; tier: string; reason: string }) => Promise<void>
  takeTier: (taking: { userId: number; reason: string }) => Promise<void>
}
