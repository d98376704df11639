/** The clock of a page (epoch ms), and what it does later. `later` returns how to call that off. */
export type PageClock = { now: () => number; later: (ms: number, run: () => void) => () => void }

export const BROWSER_CLOCK: PageClock = {
  now: () => Date.now(),
  later: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
