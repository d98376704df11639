import { describe, expect, it } from 'vitest'
import { DOG_ART } from '#app/dog/dog-art.ts'
import { beatMsOf, facingOf, frameOf, GRAVE_FRAME, sizedPose, pacedFrame, STRIDE_PX } from '#app/dog/pose.ts'
import type { DrawnPose } from '#app/dog/pose.ts'
import { DIRECTIONS } from '#durable/rules/steps.ts'

const POSES: DrawnPose[] = [
  'stand',
  'walk',
  'sit',
  'curl',
  'happy',
  'sniff',
  'dig',
  'swim',
  'puppy',
  'puppy-walk',
  'puppy-sit',
  'puppy-curl',
  'puppy-happy',
  'puppy-sniff',
  'puppy-dig',
  'puppy-swim',
]

describe('the pose of a dog', () => {
  it('faces up, down or a side, and a side on diagonals', () => {
    expect(DIRECTIONS.map(facingOf)).toEqual(['up', 'right', 'right', 'right', 'down', 'left', 'left', 'left'])
  })

  it('walks through four frames of 110 ms each, and begins again', () => {
    const frames = [0, 109, 110, 220, 330, 440].map((now) => walkingRight(now))
    expect(frames).toEqual(['walk1', 'walk1', 'walk2', 'walk3', 'walk4', 'walk1'].map((pose) => `side/${pose}`))
  })

  it.for(['grown', 'puppy'] as const)(
    'shows the next frame after each stride of ground, whatever the time (%s)',
    (size) => {
      const shown = Array.from({ length: 9 }, (_, stride) =>
        [0, 0.99].map((share) => pacedFrame({ size, facing: 'left', walkedPx: (stride + share) * STRIDE_PX[size] })),
      )
      const pose = size === 'grown' ? 'walk' : 'puppy-walk'
      const frame = (stride: number) => ({ frame: `side/${pose}${(stride % 4) + 1}`, flip: true })
      expect(shown).toEqual(shown.map((_, stride) => [frame(stride), frame(stride)]))
    },
  )

  it('runs from all sides; a puppy walks where it is seen from the front or from behind', () => {
    const run = { size: 'grown', walkedPx: STRIDE_PX.grown, isRun: true } as const
    expect(pacedFrame({ ...run, facing: 'right' })).toEqual({ frame: 'side/run2', flip: false })
    expect(pacedFrame({ ...run, facing: 'up' })).toEqual({ frame: 'up/run2', flip: false })
    expect(pacedFrame({ ...run, size: 'puppy', facing: 'down' })).toEqual({ frame: 'down/puppy-walk2', flip: false })
    expect(pacedFrame({ ...run, size: 'puppy', facing: 'left' })).toEqual({ frame: 'side/puppy-run2', flip: true })
    for (const walkedPx of [0, 11, 22, 33])
      for (const size of ['grown', 'puppy'] as const)
        for (const facing of ['left', 'up', 'down'] as const)
          expect(DOG_ART.frames).toHaveProperty([pacedFrame({ size, facing, walkedPx, isRun: true }).frame])
  })

  it('mirrors the side view for a dog that faces left', () => {
    expect(frameOf({ pose: 'sit', facing: 'left', now: 5, startedAt: 0 })).toEqual({ frame: 'side/sit1', flip: true })
    expect(frameOf({ pose: 'sit', facing: 'down', now: 5, startedAt: 0 })).toEqual({ frame: 'down/sit1', flip: false })
  })

  it('stands still most of the time, with a wag and a blink now and then', () => {
    const shown = Array.from({ length: 46 }, (_, i) => standingDown(i * 150))
    const share = (frame: string) => shown.filter((name) => name === frame).length / shown.length
    expect(share('down/stand1')).toBeGreaterThan(0.7)
    expect(share('down/stand2')).toBeGreaterThan(0)
    expect(share('down/stand3')).toBeGreaterThan(0)
    expect(share('down/stand3')).toBeLessThan(0.05)
  })

  it('shows its first frame if the clock is before the start', () => {
    expect(frameOf({ pose: 'walk', facing: 'up', now: 0, startedAt: 1000 }).frame).toBe('up/walk1')
  })

  it('names only frames that are drawn', () => {
    const beats = Array.from({ length: 50 }, (_, i) => i * 150)
    for (const pose of POSES) {
      for (const facing of ['up', 'down', 'left', 'right'] as const) {
        for (const now of beats)
          expect(DOG_ART.frames).toHaveProperty([frameOf({ pose, facing, now, startedAt: 0 }).frame])
      }
    }
    expect(DOG_ART.frames).toHaveProperty(GRAVE_FRAME)
  })

  it('is small in every pose until its first birthday', () => {
    expect(sizedPose('walk', 'grown')).toBe('walk')
    const grown = ['stand', 'walk', 'sit', 'curl', 'happy', 'sniff', 'dig', 'swim'] as const
    expect(grown.map((pose) => sizedPose(pose, 'puppy')).toSorted()).toEqual(
      POSES.filter((pose) => pose.startsWith('puppy')).toSorted(),
    )
  })

  it('leaps for joy, and lands', () => {
    expect(
      [0, beatMsOf('happy')].map((now) => frameOf({ pose: 'happy', facing: 'up', now, startedAt: 0 }).frame),
    ).toEqual(['up/happy1', 'up/happy2'])
  })
})

function walkingRight(now: number): string {
  return frameOf({ pose: 'walk', facing: 'right', now, startedAt: 0 }).frame
}

function standingDown(now: number): string {
  return frameOf({ pose: 'stand', facing: 'down', now, startedAt: 0 }).frame
}
