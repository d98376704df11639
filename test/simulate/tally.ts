import type { ClientMessage } from '#durable/protocol/messages.ts'
import { VERBS } from '#durable/room/verbs.ts'
import type { OpKind } from '#worker/ledger/operation.ts'
import { OPS } from './ledger/ledger-checks.ts'

const EVENTS = [
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
  'returns',
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
  'comparedViews',
  'binaryFrames',
  'timers',
  'refreshes',
  'slow',
  'revisions',
  'rollbacks',
  'thingsUsed',
  'seatings',
  'ownActs',
  'wheelDraws',
  'tintsSeen',
  'piecesStood',
  'piecesCleared',
  'foundPrints',
  'trades',
  'deaths',
  'nights',
  'huntFinds',
  'ops',
  'tryAgains',
  'lateCommits',
  'lostAnswers',
  'databaseDowns',
  'sentTwice',
] as const

/** What is counted: events of a run, messages that pages sent, and ops that the ledger did. */
type Counted = (typeof EVENTS)[number] | ClientMessage['type'] | `op ${OpKind}`
export type Tally = Record<Counted, number>

const COUNTED = [...EVENTS, ...Object.keys(VERBS), ...Object.keys(OPS).map((kind) => `op ${kind}`)] as Counted[]

export function emptyTally(): Tally {
  return Object.fromEntries(COUNTED.map((what) => [what, 0])) as Tally
}

export function addTally(sum: Tally, more: Tally): void {
  for (const what of COUNTED) sum[what] += more[what]
}

export function tallyLine(tally: Tally): string {
  return COUNTED.map((what) => `${what} ${tally[what]}`).join(', ')
}

/** A sentence for each thing that happened too rarely in so many seeds. A run in which little happens proves little. */
export function tooLittle(tally: Tally, seeds: number): string[] {
  if (seeds < 100) return []
  const unplayed = Object.entries(OPS).filter(([, moves]) => moves === 'not played')
  const none: Partial<Tally> = Object.fromEntries(unplayed.map(([kind]) => [`op ${kind}`, 0]))
  const least: Partial<Tally> = { walks: 15 * seeds, lines: 10 * seeds, ...none }
  return COUNTED.filter((what) => tally[what] < (least[what] ?? Math.floor(seeds / 100))).map(
    (what) => `${what}: only ${tally[what]} in ${seeds} seeds`,
  )
}
