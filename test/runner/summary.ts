import type { Failure } from './part.ts'
import type { Ended } from './schedule.ts'

/** How many lines are printed of a failure that came in several rounds. */
const FIRST_LINES = 6

/** A table of how long each part took and whether it passed, so that a slower part is noticed. */
export function partsTable(ended: readonly Ended[], wallSeconds: number): string[] {
  const width = Math.max(...ended.map(({ part }) => part.name.length), 'from first to last'.length)
  const row = (name: string, seconds: number, rest: string) =>
    `${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s${rest}`
  return [
    ...ended.map(({ part, score, seconds }) =>
      row(part.name, seconds, `  ${score.passed} passed, ${score.failures.length} failed`),
    ),
    row('from first to last', wallSeconds, ''),
  ]
}

export function failureTold({ title, lines }: Failure): string[] {
  return [`✗ ${title}`, ...lines]
}

/** How often each test failed in so many rounds, the most frequent first. */
export function tallyLines(failures: readonly Failure[], rounds: number): string[] {
  const byTitle = new Map<string, { times: number; lines: readonly string[] }>()
  for (const { title, lines } of failures) {
    const known = byTitle.get(title)
    byTitle.set(title, { times: (known?.times ?? 0) + 1, lines: known?.lines ?? lines })
  }
  return [...byTitle]
    .toSorted(([, one], [, other]) => other.times - one.times)
    .flatMap(([title, { times, lines }]) => [`✗ ${times} of ${rounds}: ${title}`, ...lines.slice(0, FIRST_LINES)])
}
