import { Canvas } from '#app/art/canvas.ts'
import { ITEMS } from '#app/art/dog/items/items.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import { FRAMES, frameName } from '#app/art/dog/poses/frames.ts'
import { coatOf } from '#app/dog/coat.ts'
import { PICTURE } from '#app/dog/picture-box.ts'
import { BEATS } from '#app/dog/pose.ts'
import type { Beats } from '#app/dog/pose.ts'
import { CAST } from './cast.ts'
import type { CastDog } from './cast.ts'
import { compose } from './compose.ts'
import { drawPortrait } from './portrait.ts'

const CAST_COLUMNS = 4
/** The delay between two dogs of the same pose, so that they do not wag in step. */
const OUT_OF_STEP_MS = 370

/** The sheet of the cast: a row for each dog, a column for each frame of its pose. */
export function drawCastSheet(): Canvas {
  const dogs: CastDog[] = Object.values(CAST)
  const sheet = new Canvas(CAST_COLUMNS * PICTURE.width, dogs.length * PICTURE.height)
  dogs.forEach((dog, row) =>
    framesOf(dog).forEach((frame, column) => sheet.blit(frame, column * PICTURE.width, row * PICTURE.height)),
  )
  return sheet
}

/**
 * A CSS module with a class for each dog. It selects the dog's row of the sheet and animates the sheet behind it in the
 * beats of the park, by a transform, which needs no work on the page's main thread.
 */
export function castStyles(): string {
  const dogs: [string, CastDog][] = Object.entries(CAST)
  const rules = dogs.map(([name, { pose }], row) => {
    const { beatMs, frames }: Beats = BEATS[pose]
    const motion = `${pose} ${beatMs * frames.length}ms ${-row * OUT_OF_STEP_MS}ms step-end infinite`
    return `.${name} { --row: ${row} }\n.${name}::before { animation: ${motion} }`
  })
  const poses = [...new Set(dogs.map(([, { pose }]) => pose))]
  return `${[...rules, ...poses.map(keyframesOf)].join('\n')}\n`
}

function keyframesOf(pose: CastDog['pose']): string {
  const { frames }: Beats = BEATS[pose]
  const steps = frames.flatMap((frame, beat) => {
    if (frame === frames[beat - 1]) return []
    return `${+((beat / frames.length) * 100).toFixed(3)}% { transform: translateX(calc(${1 - frame} * var(--cell))) }`
  })
  return `@keyframes ${pose} { ${steps.join(' ')} }`
}

function framesOf({ color, wear = {}, pose, facing }: CastDog): Canvas[] {
  const seen = facing === 'left' || facing === 'right' ? 'side' : facing
  const keys: (string | null | undefined)[] = Object.values(wear)
  const items = ITEMS.filter(({ key }) => keys.includes(key))
  const corner = { x: PICTURE.foot.x - CELL.foot.x, y: PICTURE.foot.y - CELL.foot.y }
  const frames = FRAMES.filter((frame) => frameName(frame).replace(/\d+$/, '') === `${seen}/${pose}`)
  return frames.map((frame) => {
    const picture = new Canvas(PICTURE.width, PICTURE.height)
    drawPortrait(picture, corner.x, corner.y, { composed: compose(frame), coat: coatOf(color), items })
    return facing === 'left' ? picture.flip() : picture
  })
}
