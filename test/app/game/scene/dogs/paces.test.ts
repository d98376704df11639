import { describe, expect, it } from 'vitest'
import { pacedFrame, STRIDE_PX } from '#app/dog/pose.ts'
import { Paces } from '#app/game/scene/dogs/paces.ts'

/** Art px that a dog walks in a second. */
const SPEED = 160
const WAY_PX = 320

/** The frames that a walk of ten tiles to the right shows, drawn so many times a second. */
function framesAt(hertz: number): string[] {
  const paces = new Paces()
  const frames: string[] = []
  for (let seen = 0; seen <= (WAY_PX / SPEED) * hertz; seen++) {
    const x = (seen * SPEED) / hertz
    paces.to({ x, y: 0 }, { isWalking: x > 0, stridePx: STRIDE_PX.grown })
    const { frame } = pacedFrame({ size: 'grown', facing: 'right', walkedPx: paces.walkedPx })
    if (frame !== frames.at(-1)) frames.push(frame)
  }
  return frames
}

function inTurn(frames: readonly string[]): string[] {
  return frames.map((_, index) => `side/walk${(index % 4) + 1}`)
}

describe('the paces of a dog', () => {
  it.for([5, 10, 15, 24, 30, 60, 90, 144, 240])('leave out no frame of a walk at %i Hz', (hertz) => {
    const frames = framesAt(hertz)
    expect(frames.length).toBeGreaterThan(8)
    expect(frames).toEqual(inTurn(frames))
  })

  it.for([24, 30, 60, 144])('are as many at %i Hz as the ground has strides', (hertz) => {
    expect(framesAt(hertz)).toHaveLength(Math.floor(WAY_PX / STRIDE_PX.grown) + 1)
  })

  it('begin anew after a stand, and go on round a corner', () => {
    const paces = new Paces()
    const walk = { isWalking: true, stridePx: 11 }
    paces.to({ x: 0, y: 0 }, { ...walk, isWalking: false })
    paces.to({ x: 5, y: 0 }, walk)
    paces.to({ x: 5, y: 5 }, walk)
    expect(paces.walkedPx).toBe(10)
    paces.to({ x: 5, y: 5 }, { ...walk, isWalking: false })
    expect(paces.walkedPx).toBe(0)
    paces.to({ x: 5, y: 8 }, walk)
    expect(paces.walkedPx).toBe(3)
  })

  it('are one stride at most for a dog that was out of sight', () => {
    const paces = new Paces()
    const walk = { isWalking: true, stridePx: 11 }
    paces.to({ x: 0, y: 0 }, walk)
    paces.to({ x: 500, y: 0 }, walk)
    expect(paces.walkedPx).toBe(11)
  })
})
