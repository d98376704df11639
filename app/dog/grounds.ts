import { PALETTE } from '#app/art/palette.ts'
import { contrastRatio } from '#durable/rules/colours.ts'
import type { Color } from '#durable/rules/colours.ts'

/** The grounds of the park, each with its main colour. */
export const GROUNDS = [
  { name: 'grass', color: PALETTE.grass4 },
  { name: 'path', color: PALETTE.gravel2 },
  { name: 'soil', color: PALETTE.soil2 },
  { name: 'snow', color: PALETTE.snow2 },
] as const
export type GroundName = (typeof GROUNDS)[number]['name']

/** Below this contrast (WCAG 2) only its outline sets a coat off from the ground. */
const BLENDS_BELOW = 1.4

/** The grounds on which a coat is hard to see. */
export function groundsLike(coat: Color): GroundName[] {
  return GROUNDS.filter(({ color }) => contrastRatio(coat, color) < BLENDS_BELOW).map(({ name }) => name)
}

/** Suggested coats. Each is easy to see on at least three of the four grounds. */
export const GOOD_COATS = [
  { name: 'sand', color: '#f0cf98' },
  { name: 'red', color: '#a8323a' },
  { name: 'rust', color: '#b5673c' },
  { name: 'brown', color: '#7a4a34' },
  { name: 'coal', color: '#3b3743' },
  { name: 'grey', color: '#8f8a9c' },
  { name: 'blue', color: '#7fa4d9' },
  { name: 'teal', color: '#3fb0a4' },
  { name: 'violet', color: '#8a5cb4' },
  { name: 'pink', color: '#f29ac0' },
] as const
