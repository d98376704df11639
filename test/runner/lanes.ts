/** How many test processes run side by side. */
export type Lanes = {
  /** In all. A process waits for answers some of its time, so one more than there are cores. */
  all: number
  /** Of the project `browser`, which takes half of the time. */
  browser: number
  /** Of each of the projects `core` and `workerd`, which come next. */
  large: number
}

/** Shares out the cores of a machine (test/README.md has what was tried on two). */
export function lanesOn(cores: number): Lanes {
  return {
    all: cores + 1,
    browser: Math.max(Math.min(cores, 2), Math.floor((cores * 3) / 4)),
    large: Math.max(1, Math.floor(cores / 4)),
  }
}
