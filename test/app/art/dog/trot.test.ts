import { expect, it } from 'vitest'
import { EMPTY } from '#app/art/dog/parts/part.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import { FRAMES, frameName } from '#app/art/dog/poses/frames.ts'
import { TROT_PHASES } from '#app/art/dog/poses/trot.ts'
import { STRIDE_PX } from '#app/dog/pose.ts'

/** The columns of the cell where the paws on the ground begin. */
function pawsDown(name: string): number[] {
  const frame = FRAMES.find((one) => frameName(one) === name)
  const down = frame?.parts.filter(({ part, y }) => y + part.height >= CELL.foot.y) ?? []
  return down.map(({ part, x }) => x + [...(part.rows.at(-1) ?? '')].findIndex((letter) => letter !== EMPTY))
}

it.for([
  { size: 'grown', pose: 'walk' },
  { size: 'puppy', pose: 'puppy-walk' },
] as const)('leaves each paw of a walk where it is put while the dog goes on by a stride: $size', ({ size, pose }) => {
  for (const landing of [1, 3]) {
    const put = pawsDown(`side/${pose}${landing}`)
    expect(put).toHaveLength(2)
    expect(pawsDown(`side/${pose}${landing + 1}`)).toEqual(put.map((x) => x - STRIDE_PX[size]))
  }
})

it.for([
  { size: 'grown', pose: 'run' },
  { size: 'puppy', pose: 'puppy-run' },
] as const)('lets a running dog land, gather, push off and fly: $size', ({ size, pose }) => {
  const [land, gather, push, fly] = [1, 2, 3, 4].map((phase) => pawsDown(`side/${pose}${phase}`))
  const back = (paw?: number) => (paw ?? Number.NaN) - STRIDE_PX[size]
  // The order of the legs is far fore, far hind, hind, fore.
  expect(gather?.[0]).toBe(back(land?.[0]))
  expect(gather?.[3]).toBe(back(land?.[1]))
  expect(push).toEqual([back(gather?.[1]), back(gather?.[2])])
  expect(fly).toEqual([])
})

it.for(['walk', 'puppy-walk'])('moves the hind legs of a dog that goes away from us: %s', (pose) => {
  const seen = Array.from({ length: TROT_PHASES }, (_, phase) => {
    const frame = FRAMES.find((one) => frameName(one) === `up/${pose}${phase + 1}`)
    const [left, right] = frame?.parts ?? []
    return (left?.y ?? 0) + (left?.part.height ?? 0) - (right?.y ?? 0) - (right?.part.height ?? 0)
  })
  expect(Math.min(...seen)).toBeLessThanOrEqual(-2)
  expect(Math.max(...seen)).toBeGreaterThanOrEqual(2)
})
