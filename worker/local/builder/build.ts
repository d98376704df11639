import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { claim } from '../claim.ts'
import { runQuietly } from '../run.ts'
import { fingerprint } from './fingerprint.ts'
import { BUILD_STEPS, isUnmade, isUnread } from './steps.ts'
import type { BuildStep, StepName } from './steps.ts'

export type BuildReport<Name extends string = StepName> = {
  done?: (name: Name, seconds: number) => void
  /** Shows everything that the commands print; else only the output of one that failed. */
  isVerbose?: boolean
}

type Plan<Name extends string> = {
  steps: Readonly<Record<Name, BuildStep<Name>>>
  /** The folder that records what was made, and from what. */
  memory: string
}

/** The place where npm's own tools keep such records. It is deleted with the packages, and no step empties it. */
const MEMORY = 'node_modules/.cache/voffpark-build'

/** Makes these steps of the build, and those that they depend on. @returns the steps that were made */
export function build(wanted: readonly StepName[], report: BuildReport = {}): Promise<StepName[]> {
  return make({ steps: BUILD_STEPS, memory: MEMORY }, wanted, report)
}

/**
 * Makes steps, side by side if possible. A step is skipped if its inputs and outputs are byte for byte what they were
 * when it was last made. So it notices interrupted builds and files that somebody else has written.
 * @throws if a step fails, after those beside it have ended, or if another process makes steps of the same plan
 */
export async function make<Name extends string>(
  { steps, memory }: Plan<Name>,
  wanted: readonly Name[],
  report: BuildReport<Name> = {},
): Promise<Name[]> {
  const made: Name[] = []
  const running = new Map<Name, Promise<void>>()
  let claimed: ReturnType<typeof claim> | undefined
  mkdirSync(memory, { recursive: true })

  const begin = (name: Name): Promise<void> => {
    const begun = running.get(name) ?? Promise.all(steps[name].after.map(begin)).then(() => makeOne(name, steps[name]))
    running.set(name, begun)
    return begun
  }

  const makeOne = async (name: Name, step: BuildStep<Name>): Promise<void> => {
    const file = join(memory, `${name}.json`)
    // Taken before the command runs, so that edits during it are built the next time.
    const inputs = inputsOf(step)
    if (existsSync(file) && readFileSync(file, 'utf8') === stateOf(inputs, step)) return
    await (claimed ??= claim(memory, 'Another process builds in this folder. Try again when it has ended.'))
    const startedAt = performance.now()
    await runQuietly(step.command, report)
    writeFileSync(file, stateOf(inputs, step))
    made.push(name)
    report.done?.(name, (performance.now() - startedAt) / 1000)
  }

  const results = await Promise.allSettled(wanted.map(begin))
  const release = await claimed?.catch(() => null)
  release?.()
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return made
}

/** A hash of everything that decides what a step makes. */
function inputsOf(step: BuildStep<string>): string {
  const files = fingerprint(step.inputs, (path) => isUnread(step, path))
  return JSON.stringify([files, step.command, process.version, process.env.NODE_ENV])
}

function stateOf(inputs: string, step: BuildStep<string>): string {
  return JSON.stringify({ inputs, outputs: fingerprint(step.outputs, isUnmade) })
}
