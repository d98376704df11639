/** What a run really did: a proof in which nothing happened proves nothing. */
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
