import type { Language } from '#durable/rules/languages.ts'
import type { Tier } from '#durable/rules/roles.ts'
import type { Wear } from '#worker/db/schema/dogs.ts'

export type SeedDog = {
  name: string
  color: string
  /** The index of its pack in PACKS. */
  pack: number
  levelPoints: number
  ageDays: number
  diedDaysAgo?: number
  /** Its balances in the ledger. Without `life` it has the lifepoints of a newborn dog. */
  has?: { bones?: number; karma?: number; lifepoints?: number }
  wear?: Partial<Wear>
}

export type SeedAccount = {
  email: string
  username: string
  language: Language
  admin?: number
  moderator?: number
  developer?: number
  tier?: Tier
  /** For how long the user has been a supporter. */
  supportDays?: number
  dogs: SeedDog[]
}

/** The accounts for signing in on a new machine; README.md lists them. */
export const ACCOUNTS: SeedAccount[] = [
  {
    email: 'player@voffpark.test',
    username: 'Maja',
    language: 'dk',
    dogs: [
      {
        name: 'Bella',
        color: '#e9b877',
        pack: 0,
        levelPoints: 5,
        ageDays: 120,
        wear: { hat: 'beanie' },
        has: { bones: 60, karma: 30 },
      },
      { name: 'Max', color: '#7a4a34', pack: 3, levelPoints: 0, ageDays: 9, wear: { mouth: 'tennis-ball' } },
    ],
  },
  {
    email: 'mod@voffpark.test',
    username: 'Ingrid',
    language: 'no',
    moderator: 1,
    dogs: [
      { name: 'Freja', color: '#c98b5a', pack: 5, levelPoints: 200, ageDays: 700, wear: { hat: 'viking-helmet' } },
      { name: 'Gamle Storm', color: '#d9d2c6', pack: 1, levelPoints: 95, ageDays: 1400, diedDaysAgo: 12 },
    ],
  },
  {
    email: 'admin@voffpark.test',
    username: 'Astrid',
    language: 'se',
    admin: 1,
    dogs: [
      {
        name: 'Odin',
        color: '#7fa4d9',
        pack: 2,
        levelPoints: 1400,
        ageDays: 1900,
        wear: { hat: 'wizard-hat', back: 'cape' },
      },
    ],
  },
  {
    email: 'supporter@voffpark.test',
    username: 'Linus',
    language: 'en',
    tier: 'Gold',
    supportDays: 200,
    dogs: [
      { name: 'Luna', color: '#f6f0e6', pack: 4, levelPoints: 360, ageDays: 400, wear: { hat: 'crown' } },
      {
        name: 'Pluto',
        color: '#f0cf98',
        pack: 0,
        levelPoints: 12,
        ageDays: 60,
        wear: { back: 'backpack', mouth: 'bone' },
        has: { lifepoints: 3 },
      },
    ],
  },
]
