/** Ceilings of the pause after the first, second … try, ms; each pause is drawn from its upper half. */
const PAUSES_MS = [1000, 3000, 8000, 20_000] as const

export type RetryOptions = {
  /** Once it is aborted there is no further try. */
  signal: AbortSignal
  /** Whether another try may help; without it, always. */
  mayHelp?: (error: unknown) => boolean
  pause?: (ms: number) => Promise<void>
}

/**
 * Tries until it works, so that one lost answer does not cost the page what it needs.
 * @throws what the last try threw, when another one cannot help or is not wanted any more.
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  { signal, mayHelp = () => true, pause = sleep }: RetryOptions,
): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || !mayHelp(error)) throw error
    }
    const ceiling = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0
    await pause(ceiling * (0.5 + Math.random() / 2))
    signal.throwIfAborted()
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
