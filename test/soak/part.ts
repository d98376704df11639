/** One part of `npm run soak`; its folder describes it. */
export type Part = {
  /** The word that `--only` takes. */
  name: string
  /** Whether it needs what `npm run build` and `npm run bundle` make. */
  needsBundles: boolean
  run: () => Promise<PartReport>
}

export type PartReport = {
  /** Broken promises, a sentence each, with what is needed to reproduce them. */
  broken: readonly string[]
  /** What was done and measured, because a run in which nothing happened proves nothing. */
  figures: Readonly<Record<string, number | string>>
}

export type PartResult = PartReport & { name: string; seconds: number }

/** How many broken promises are printed; the others are only counted. */
const PRINTED = 20

/** Runs a part and prints its result. An exception counts as a broken promise. */
export async function runPart({ name, run }: Part): Promise<PartResult> {
  const startedAt = performance.now()
  const report = await run().catch((error: unknown) => ({ broken: [reasonOf(error)], figures: {} }))
  const result = { ...report, name, seconds: (performance.now() - startedAt) / 1000 }
  for (const promise of report.broken.slice(0, PRINTED)) console.error(`✗ ${name}: ${promise}`)
  console.log(summaryOf(result))
  return result
}

/** For a script that runs one part by itself; the exit code is 1 if any promise is broken. */
export async function runAlone(part: Part): Promise<void> {
  const { broken } = await runPart(part)
  process.exitCode = broken.length === 0 ? 0 : 1
}

/** One line: whether all promises held, how long it took, and the figures. */
export function summaryOf({ name, seconds, broken, figures }: PartResult): string {
  const verdict = broken.length === 0 ? 'held' : `${broken.length} BROKEN`
  const counted = Object.entries(figures).map(([what, figure]) => `${what} ${figure}`)
  return [name.padEnd(10), verdict.padEnd(10), `${seconds.toFixed(1)} s`.padStart(9), ` ${counted.join(', ')}`].join(
    ' ',
  )
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
