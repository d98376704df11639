/** How the player wants to play, in this browser. */
export type PlayOptions = {
  isCalm: boolean
  /** Whether a round of somebody else is drawn beside one's own. */
  hasGhost: boolean
  hasSwitch: boolean
  switchMs: number
}

/** The frame of one switch goes on after 0.6 to 4 s. */
export const SWITCH_MS = { min: 600, max: 4000, step: 200, first: 1200 } as const

const FIRST_OPTIONS: PlayOptions = { isCalm: false, hasGhost: true, hasSwitch: false, switchMs: SWITCH_MS.first }
const KEPT_AS = 'voffpark.arcade'

export function readPlayOptions(storage: Pick<Storage, 'getItem'> | null): PlayOptions {
  try {
    return fitted(JSON.parse(storage?.getItem(KEPT_AS) ?? 'null'))
  } catch {
    return FIRST_OPTIONS
  }
}

export function keepPlayOptions(storage: Pick<Storage, 'setItem'> | null, options: PlayOptions) {
  try {
    storage?.setItem(KEPT_AS, JSON.stringify(options))
  } catch {
    // What cannot be kept holds until the page is left.
    return
  }
}

function fitted(value: unknown): PlayOptions {
  if (typeof value !== 'object' || value === null) return FIRST_OPTIONS
  const known = new Map<string, unknown>(Object.entries(value))
  const ms = known.get('switchMs')
  return {
    isCalm: known.get('isCalm') === true,
    hasGhost: known.get('hasGhost') !== false,
    hasSwitch: known.get('hasSwitch') === true,
    switchMs: typeof ms === 'number' && ms >= SWITCH_MS.min && ms <= SWITCH_MS.max ? ms : SWITCH_MS.first,
  }
}
