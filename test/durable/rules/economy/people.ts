/** How somebody plays. All of it is assumed; it is to be replaced by what the park itself counts. */
export type Player = {
  daysAWeek: number
  /** Spots that are looked for on a day, and the share of them that is found without a miss. */
  spots: number
  clean: number
  blind: number
  sniffOut: number
  gathered: number
  /** The fewest and the most bones of the games on a day. */
  games: readonly [number, number]
  /** Smell posts that are read on a day, the share of days on which Garm's errand is run, and the dogs that are sniffed. */
  posts: number
  errand: number
  dogs: number
  /** The share of questions that are answered right. */
  right: number
  hunt: number
  goal: number
  /** The share of bones that goes to small joys. */
  joys: number
  /** The share of draws for rare goods that is entered. */
  enters: number
}

export const PEOPLE = {
  casual: {
    ...{
      daysAWeek: 3,
      spots: 3,
      clean: 0.4,
      blind: 4,
      sniffOut: 0.5,
      gathered: 1,
      games: [0, 6],
      posts: 5,
      errand: 0.3,
    },
    ...{ dogs: 3, right: 0.75, hunt: 0.1, goal: 0.4, joys: 0.15, enters: 0.4 },
  },
  regular: {
    ...{
      daysAWeek: 5,
      spots: 6,
      clean: 0.5,
      blind: 5,
      sniffOut: 0.85,
      gathered: 2,
      games: [4, 15],
      posts: 12,
      errand: 0.7,
    },
    ...{ dogs: 8, right: 0.85, hunt: 0.4, goal: 0.8, joys: 0.25, enters: 0.8 },
  },
  /** As a regular player who never meets another dog. */
  alone: {
    ...{
      daysAWeek: 5,
      spots: 6,
      clean: 0.5,
      blind: 5,
      sniffOut: 0.85,
      gathered: 2,
      games: [4, 15],
      posts: 12,
      errand: 0.85,
    },
    ...{ dogs: 0, right: 0.85, hunt: 0.2, goal: 0, joys: 0.15, enters: 0.8 },
  },
  devoted: {
    ...{ daysAWeek: 6.7, spots: 8, clean: 0.75, blind: 10, sniffOut: 0.97, gathered: 3, games: [12, 22] },
    ...{ posts: 18, errand: 0.95, dogs: 20, right: 0.9, hunt: 0.85, goal: 0.95, joys: 0.3, enters: 0.95 },
  },
  bot: {
    ...{ daysAWeek: 7, spots: 8, clean: 1, blind: 10, sniffOut: 1, gathered: 3, games: [24, 24], posts: 18, errand: 1 },
    ...{ dogs: 40, right: 0.99, hunt: 1, goal: 1, joys: 0, enters: 1 },
  },
} as const satisfies Record<string, Player>
