import type { Part, Score } from './part.ts'

export type Ended = { part: Part; score: Score; seconds: number }

/**
 * Runs the parts in so many lanes. Whenever one is free it starts the first part in the list whose needs are met; if
 * that part needs more lanes than are free, nothing overtakes it. A part that needs a failed one fails as well, without
 * a run.
 */
export async function schedule(
  parts: readonly Part[],
  lanes: number,
  run: (part: Part) => Promise<Score>,
): Promise<readonly Ended[]> {
  const waiting = [...parts]
  const running = new Map<Part, Promise<void>>()
  const ended = new Map<string, Ended>()
  const end = (part: Part, score: Score, seconds: number) => void ended.set(part.name, { part, score, seconds })

  const start = async (part: Part) => {
    const started = performance.now()
    const score = await run(part).catch((error: unknown): Score => ({
      passed: 0,
      failures: [{ title: part.name, lines: [String(error)] }],
    }))
    end(part, score, (performance.now() - started) / 1000)
    running.delete(part)
  }

  while (waiting.length > 0 || running.size > 0) {
    const barred = waiting.find((part) => failedNeed(part, ended) !== undefined)
    if (barred) {
      waiting.splice(waiting.indexOf(barred), 1)
      const lines = [`It did not run, since ${failedNeed(barred, ended)} failed.`]
      end(barred, { passed: 0, failures: [{ title: barred.name, lines }] }, 0)
      continue
    }
    const busy = [...running.keys()].reduce((sum, part) => sum + part.lanes, 0)
    const next = waiting.find((part) => part.needs.every((need) => ended.has(need)))
    if (next && busy + Math.min(next.lanes, lanes) <= lanes) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, start(next))
      continue
    }
    if (running.size === 0) {
      throw new Error(`Nothing can start: ${waiting.map(({ name, needs }) => `${name} needs ${needs.join(', ')}`)}`)
    }
    await Promise.race(running.values())
  }
  return parts.flatMap((part) => ended.get(part.name) ?? [])
}

function failedNeed(part: Part, ended: ReadonlyMap<string, Ended>): string | undefined {
  return part.needs.find((need) => (ended.get(need)?.score.failures.length ?? 0) > 0)
}
