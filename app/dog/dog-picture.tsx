import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { onCanvasRestored } from '#app/ui/restored-canvas.ts'
import { sizeOf } from '#durable/rules/age.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { coatOf } from './coat.ts'
import { drawDog } from './draw-dog.ts'
import { layersOf } from './layers.ts'
import { PICTURE } from './picture-box.ts'
import { beatMsOf, frameOf, GRAVE_FRAME, sizedPose } from './pose.ts'
import type { Facing, GrownPose } from './pose.ts'
import type { DrawnWear } from './wearables.ts'
import styles from './dog-picture.module.css'

export type PicturedDog = {
  /** "#rrggbb". */
  color: string
  /** "#rrggbb"; without one the shade is 0.7 of `color`. */
  shadowColor?: string | null
  wear?: DrawnWear | null
  isDead?: boolean
  /** The day of its birth (`osloDay`): a puppy is drawn small. Without one the dog is drawn grown. */
  born?: number | undefined
}

type DogPictureProps = {
  /** Null shows a pale puppy, for a free place. */
  dog: PicturedDog | null
  /** The alternative text; '' where the words beside the picture say the same. */
  label: string
  /** The pose of a grown dog, which is drawn small for a puppy. */
  pose?: GrownPose
  facing?: Facing
  /** CSS pixels for each pixel of the drawing. */
  scale?: 1 | 2 | 3 | 4 | 6
  animated?: boolean
  /** What is shown in the box until the dog is drawn. */
  first?: ReactNode
}

const GHOST_COLOR = '#cfc6dd'
const STILL = '(prefers-reduced-motion: reduce)'

/**
 * A dog as it is drawn in the park, on a canvas. The box has its size before the picture is loaded, so that nothing
 * shifts.
 */
export function DogPicture({
  dog,
  label,
  pose = 'stand',
  facing = 'down',
  scale = 2,
  animated = false,
  first,
}: DogPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const color = dog?.color ?? GHOST_COLOR
  const shadowColor = dog?.shadowColor ?? null
  const isDead = dog?.isDead ?? false
  const { hat = null, mouth = null, back = null, ass = null } = dog?.wear ?? {}
  const size = dog?.born === undefined ? 'grown' : sizeOf(dog.born, osloDay(Date.now()))
  const shownPose = dog ? sizedPose(pose, size) : 'puppy'

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const coat = coatOf(color, shadowColor)
    let [shown, shownMs] = ['', 0]
    const show = (elapsedMs: number) => {
      shownMs = elapsedMs
      const scene = sceneOf({ pose: shownPose, facing, now: elapsedMs, startedAt: 0 }, isDead)
      if (scene.frame === shown) return
      shown = scene.frame
      // A picture that cannot be fetched leaves its box as it is; the label still says what it is.
      drawDog(element, layersOf({ ...scene, coat, wear: { hat, mouth, back, ass } })).then(
        () => setDrawn(true),
        () => {},
      )
    }
    const fit = () => fitToDevicePixels(element, scale)
    fit()
    show(0)
    window.addEventListener('resize', fit)
    const stopListening = onCanvasRestored(element, () => {
      shown = ''
      show(shownMs)
    })
    const beatMs = beatMsOf(shownPose)
    const moves = animated && !isDead && !window.matchMedia(STILL).matches
    const startedAt = performance.now()
    const timer = moves ? window.setInterval(() => show(performance.now() - startedAt), beatMs) : undefined
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('resize', fit)
      stopListening()
    }
  }, [color, shadowColor, hat, mouth, back, ass, isDead, shownPose, facing, scale, animated])

  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span className={`${styles.box} ${styles[`scale${scale}`]}`} {...named}>
      {!isDrawn && first}
      <canvas
        ref={canvas}
        className={`${styles.canvas} ${dog ? '' : styles.ghost}`}
        width={PICTURE.width}
        height={PICTURE.height}
      />
    </span>
  )
}

type Moment = Parameters<typeof frameOf>[0]

function sceneOf(moment: Moment, isDead: boolean): { frame: string; flip: boolean } {
  return isDead ? { frame: GRAVE_FRAME, flip: false } : frameOf(moment)
}

/**
 * Makes each pixel of the drawing a whole number of device pixels; else pixels are of uneven size on a zoomed screen.
 */
function fitToDevicePixels(canvas: HTMLCanvasElement, scale: number): void {
  const ratio = window.devicePixelRatio || 1
  const width = PICTURE.width * Math.max(1, Math.floor(scale * ratio))
  const spare = Math.floor((PICTURE.width * scale * ratio - width) / 2)
  canvas.style.width = `${width / ratio}px`
  canvas.style.left = `${spare / ratio}px`
}
