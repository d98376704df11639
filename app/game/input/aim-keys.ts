import type { Focus, KeyPress } from './keys.ts'

/** What a key does to the tile cursor; null for other keys. */
export type AimAction = { do: 'step'; dx: number; dy: number } | { do: 'choose' } | { do: 'leave' }

const STEPS: ReadonlyMap<string, { dx: number; dy: number }> = new Map([
  ['ArrowUp', { dx: 0, dy: -1 }],
  ['ArrowRight', { dx: 1, dy: 0 }],
  ['ArrowDown', { dx: 0, dy: 1 }],
  ['ArrowLeft', { dx: -1, dy: 0 }],
])

/**
 * Shift with an arrow moves the cursor, Enter or Space chooses the tile, Escape closes the cursor. `isAiming` says that
 * the cursor or the choices of a dog are open.
 */
export function aimAction(press: KeyPress, focus: Focus, isAiming: boolean): AimAction | null {
  if (focus !== 'park' || press.type === 'up' || press.hasModifier === true || press.isComposing === true) return null
  const step = press.isShift === true ? STEPS.get(press.code) : undefined
  if (step) return { do: 'step', ...step }
  if (!isAiming || press.isRepeat === true) return null
  if (press.code === 'Escape') return { do: 'leave' }
  return ['Enter', 'NumpadEnter', 'Space'].includes(press.code) ? { do: 'choose' } : null
}
