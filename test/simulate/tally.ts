/** Counts what happened in a run: a run in which nothing happened proves nothing. */
export type Tally = Record<(typeof COUNTED)[number], number>

const COUNTED = [
  'events',
  'walks',
  'lines',
  'whispers',
  'ignores',
  'refusals',
  'cuts',
  'stalls',
  'crashes',
  'unsafeCrashes',
  'hibernations',
  'wakes',
  'arrivals',
  'resumes',
  'elsewhere',
  'moves',
  'hides',
  'hiddenArrivals',
  'doors',
  'calms',
  'heldByCalm',
  'settingChanges',
  'heldWords',
  'floods',
  'expulsions',
  'badFrames',
  'clockJumps',
  'resends',
  'comparedViews',
  'binaryFrames',
  'timers',
  'acks',
  'refreshes',
  'slow',
  'revisions',
  'sniff',
  'dig',
  'drop',
  'pickUp',
  'poop',
  'scoop',
  'smells',
  'pawPrint',
  'use',
  'foundPrints',
  'carries',
  'buys',
  'yeses',
  'trades',
  'deaths',
  'rebirths',
  'nights',
  'ops',
  'tryAgains',
  'lateCommits',
  'lostAnswers',
  'databaseDowns',
  'sentTwice',
] as const

export function emptyTally(): Tally {
  return Object.fromEntries(COUNTED.map((what) => [what, 0])) as Tally
}

export function addTally(sum: Tally, more: Tally): void {
  for (const what of COUNTED) sum[what] += more[what]
}

export function tallyLine(tally: Tally): string {
  return COUNTED.map((what) => `${what} ${tally[what]}`).join(', ')
}

/** A sentence for each event that happened too rarely in so many seeds to prove anything. */
export function tooLittle(tally: Tally, seeds: number): string[] {
  const least = { ...emptyTally(), walks: 20 * seeds, lines: 10 * seeds }
  if (seeds < 100) return []
  return COUNTED.filter((what) => tally[what] < Math.max(least[what], Math.floor(seeds / 100))).map(
    (what) => `${what}: only ${tally[what]} in ${seeds} seeds`,
  )
}
