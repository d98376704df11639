/** One long proof of `npm run soak`, as its folder describes it. */
export type Part = {
  /** The word that `--only` takes. */
  name: string
  /** Whether it serves what `npm run build` and `npm run bundle` make. */
  needsBundles: boolean
  run: () => Promise<PartReport>
}

export type PartReport = {
  /** What did not hold, a sentence each, with what is needed to see it again. */
  broken: readonly string[]
  /** What was done and measured: a proof in which nothing happened proves nothing. */
  figures: Readonly<Record<string, number | string>>
}

export type PartResult = PartReport & { name: string; seconds: number }

/** Broken promises that are printed; the others are counted only. */
const PRINTED = 20

/** Runs a part and prints what came of it. Whatever it throws is a broken promise as well. */
export async function runPart({ name, run }: Part): Promise<PartResult> {
  const startedAt = performance.now()
  const report = await run().catch((error: unknown) => ({ broken: [reasonOf(error)], figures: {} }))
  const result = { ...report, name, seconds: (performance.now() - startedAt) / 1000 }
  for (const promise of report.broken.slice(0, PRINTED)) console.error(`✗ ${name}: ${promise}`)
  console.log(summaryOf(result))
  return result
}

/** For a script that runs one part by itself: 1 at any broken promise. */
export async function runAlone(part: Part): Promise<void> {
  const { broken } = await runPart(part)
  process.exitCode = broken.length === 0 ? 0 : 1
}

/** One line: whether all held, how long it took and the figures. */
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
