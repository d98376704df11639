import { outcomeIn } from '#durable/rules/staff/code-effects.ts'
import { NATIVE_LOOPS } from '#test/local/served/hostile-code.ts'
import { workerdChildren } from '#test/support/workerd.ts'
import { LocalSandbox } from '#worker/local/server/local-sandbox.ts'
import type { Part } from './part.ts'

/** By then a run has ended or was killed, ms, and so has what it ran in. */
const ENDED_WITHIN_MS = 10_000

/** Code in the sandbox that loops within one built-in function: it ends or is killed, and the next run is right. */
export function nativeLoopsPart(): Part {
  return {
    name: 'native-loops',
    needsBundles: true,
    run: async () => {
      const sandbox = new LocalSandbox()
      const before = workerdChildren().length
      const broken: string[] = []
      const figures: Record<string, string> = {}
      const outcomeOf = async (code: string) => {
        const body = JSON.stringify({ code, person: { dogs: [{ id: 3 }] }, seed: 1 })
        const answer = await sandbox.run(new Request('http://sandbox.invalid/', { method: 'POST', body }))
        return answer.ok ? outcomeIn(await answer.json()) : null
      }
      for (const code of NATIVE_LOOPS) {
        const startedAt = performance.now()
        const outcome = await outcomeOf(code)
        const ms = performance.now() - startedAt
        figures[code] = `${outcome === null ? 'killed' : (outcome.failure?.kind ?? 'ended')} after ${ms.toFixed(0)} ms`
        if (ms > ENDED_WITHIN_MS) broken.push(`${code} took ${ms.toFixed(0)} ms`)
        if ((await outcomeOf('bones(3, 5)'))?.effects.length !== 1) broken.push(`the run after ${code} is not right`)
      }
      await sandbox.close()
      const left = workerdChildren().length - before
      if (left > 0) broken.push(`${left} workerd are left`)
      return { broken, figures }
    },
  }
}
