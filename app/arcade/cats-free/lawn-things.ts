/** A thing that stands around the lawn or on it, by its foot in art px of the lawn. */
export type LawnThing = { name: string; x: number; y: number }

const BUSHES = ['bush/0', 'bush/1', 'bush/2', 'bush/3'] as const
const STEP_PX = 25

/** The hedge, the trees behind it, and the basket on the blanket; those farther back come first. */
export const LAWN_THINGS: readonly LawnThing[] = [
  ...hedge(),
  { name: 'tree/0', x: -98, y: 96 },
  { name: 'tree/1', x: -62, y: 240 },
  { name: 'tree/2', x: -112, y: 196 },
  { name: 'tree/2', x: -60, y: 44 },
  { name: 'tree/1', x: 336, y: 92 },
  { name: 'tree/0', x: 296, y: 176 },
  { name: 'tree/2', x: 350, y: 246 },
  { name: 'tree/2', x: 306, y: 40 },
  { name: 'basket', x: 146, y: 152 },
].toSorted((one, other) => one.y - other.y)

/** On a wide screen the hedge goes on to the left and right of the lawn, behind it and before it. */
function hedge(): LawnThing[] {
  const things: LawnThing[] = []
  const bush = (x: number, y: number) => things.push({ name: BUSHES[things.length % BUSHES.length] ?? BUSHES[0], x, y })
  for (let x = -133; x <= 380; x += STEP_PX) {
    bush(x, 2 + (things.length % 2) * 3)
    bush(x + 7, 296 + (things.length % 3) * 2)
  }
  for (let y = 22; y < 290; y += STEP_PX - 3) {
    bush(-14 + (things.length % 2) * 2, y)
    bush(254 - (things.length % 2) * 2, y + 6)
  }
  return things
}
