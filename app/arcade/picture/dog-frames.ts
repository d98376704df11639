import { coatOf } from '#app/dog/coat.ts'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { drawDog } from '#app/dog/draw-dog.ts'
import { layersOf } from '#app/dog/layers.ts'
import { PICTURE } from '#app/dog/picture-box.ts'
import { BEATS, frameOf, pacedFrame, RUN_BEATS, STRIDE_PX } from '#app/dog/pose.ts'
import type { DrawnPose, Facing } from '#app/dog/pose.ts'
import { onCanvasRestored } from '#app/ui/restored-canvas.ts'

/** A pose from one side. */
export type DogView = { pose: DrawnPose; facing: Facing }
/** A pose from one side, or a grown dog that runs. */
type BeatenView = DogView | { pose: 'run'; facing: Facing }

/** A dog in all frames of some poses, drawn beforehand: while one plays each frame is one picture. */
export class DogFrames {
  readonly #frames: ReadonlyMap<string, HTMLCanvasElement>

  constructor(frames: ReadonlyMap<string, HTMLCanvasElement>) {
    this.#frames = frames
  }

  /** The pictures of a pose, beat by beat, for games that choose the beat; the foot is where `PICTURE` says. */
  beatsOf(view: BeatenView): readonly HTMLCanvasElement[] {
    return framesOfView(view).flatMap(({ frame, flip }) => this.#frames.get(keyOf(frame, flip)) ?? [])
  }

  /** Draws the frame of a pose after `ms` of it, with the dog's foot at this point. */
  draw(context: CanvasRenderingContext2D, view: DogView & { ms: number }, x: number, y: number) {
    const { frame, flip } = frameOf({ ...view, now: view.ms, startedAt: 0 })
    const picture = this.#frames.get(keyOf(frame, flip))
    if (picture) context.drawImage(picture, Math.round(x) - PICTURE.foot.x, Math.round(y) - PICTURE.foot.y)
  }
}

/**
 * Draws a dog in these poses. `hasGround` is whether its shadow lies under it: a dog that leaps has none.
 * @throws where the pictures of dogs cannot be fetched
 */
export async function loadDogFrames(
  dog: PicturedDog,
  views: readonly BeatenView[],
  { hasGround = true }: { hasGround?: boolean } = {},
): Promise<DogFrames> {
  const coat = coatOf(dog.color, dog.shadowColor ?? null)
  const frames = new Map<string, HTMLCanvasElement>()
  await Promise.all(
    views.flatMap(framesOfView).map(async ({ frame, flip }) => {
      if (frames.has(keyOf(frame, flip))) return
      const canvas = document.createElement('canvas')
      canvas.width = PICTURE.width
      canvas.height = PICTURE.height
      frames.set(keyOf(frame, flip), canvas)
      const draw = () => drawDog(canvas, layersOf({ frame, flip, coat, wear: dog.wear ?? {}, ground: hasGround }))
      onCanvasRestored(canvas, () => void draw())
      await draw()
    }),
  )
  return new DogFrames(frames)
}

/** The frames of a pose, beat by beat, and whether each is mirrored. */
function framesOfView({ pose, facing }: BeatenView): { frame: string; flip: boolean }[] {
  if (pose !== 'run') {
    const { beatMs, frames } = BEATS[pose]
    return frames.map((_, beat) => frameOf({ pose, facing, now: beat * beatMs, startedAt: 0 }))
  }
  const size = 'grown'
  return Object.values(RUN_BEATS).map((beat) =>
    pacedFrame({ size, facing, walkedPx: beat * STRIDE_PX[size], isRun: true }),
  )
}

function keyOf(frame: string, flip: boolean): string {
  return flip ? `${frame}<` : frame
}
