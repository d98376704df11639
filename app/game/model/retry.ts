/** The longest pause after the first, second … attempt, ms; each pause is drawn from the upper half of it. */
const PAUSES_MS = [1000, 3000, 8000, 20_000] as const

export type RetryOptions = {
  /** Ends the retries when it is aborted. */
  signal: AbortSignal
  /** Whether another attempt may help; by default always. */
  mayHelp?: (error: unknown) => boolean
  pause?: (ms: number) => Promise<void>
}

/**
 * Retries until it works, for data that the page cannot do without.
 * @throws the error of the last attempt, if another one cannot help or the signal is aborted
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
