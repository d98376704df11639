import { useEffect, useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { retry } from '#app/game/model/retry.ts'
import { loadTextures } from '#app/game/scene/atlas/textures.ts'
import { drawOnePictureAtATime, tickPixi } from '#app/game/scene/frames/pixi-settings.ts'
import { beginPicture } from '#app/game/scene/pixi-picture.ts'
import type { WalkPictureProps } from '#app/shared/map-picture.ts'
import { seasonAt } from '#app/shared/season.ts'
import { onCanvasRestored } from '#app/ui/restored-canvas.ts'
import { WalkStage } from './walk-stage.ts'
import styles from './walk-picture.module.css'

/** A dog that walks alone in a room, drawn as in the park, in a picture of its own. A press on a tile sends it there. */
export function WalkPicture(props: WalkPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<WalkStage | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const canvas = document.createElement('canvas')
    frame.current?.appendChild(canvas)
    const wish = new AbortController()
    begin(canvas, { latest, stage, wish }).catch((error: unknown) => {
      if (!wish.signal.aborted) reportError(error)
    })
    return () => {
      wish.abort()
      canvas.remove()
    }
  }, [])
  const onPointerDown = ({ clientX, clientY, currentTarget, button }: PointerEvent) => {
    if (button !== 0 || !stage.current) return
    const { left, top } = currentTarget.getBoundingClientRect()
    props.onTile(stage.current.tileAt({ x: clientX - left, y: clientY - top }))
  }
  const { width, height } = props.size
  return <div ref={frame} className={styles.picture} style={{ width, height }} onPointerDown={onPointerDown} />
}

type Begun = {
  latest: RefObject<WalkPictureProps>
  stage: RefObject<WalkStage | null>
  wish: AbortController
}

/** Loads what the room needs, and then draws each frame of the browser until the wish is aborted. */
async function begin(canvas: HTMLCanvasElement, { latest, stage: kept, wish }: Begun): Promise<void> {
  const { signal } = wish
  const { room: first, onReady } = latest.current
  const textures = await retry(() => loadTextures(seasonAt(Date.now()), { first: Promise.resolve(first) }), wish)
  const picture = await beginPicture(canvas, { isPlain: false })
  if (signal.aborted) return picture.app.destroy()
  const stage = new WalkStage(picture, textures, first)
  kept.current = stage
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')
  let next = 0
  const draw = () => {
    next = requestAnimationFrame(draw)
    const { room, size, dog, walk } = latest.current
    if (room !== stage.room) {
      stage.enter(room)
      // What is not there yet is drawn when it has come.
      if (!textures.rooms.has(room)) void retry(() => textures.rooms.load(room), wish).then(() => stage.repaint())
    }
    stage.resize({ ...size, ratio: window.devicePixelRatio || 1 })
    stage.draw(Date.now(), { dog, walk }, stillness.matches)
    tickPixi()
  }
  const stopListening = onCanvasRestored(canvas, () => {
    drawOnePictureAtATime(picture.app.renderer)
    stage.repaint()
  })
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(next)
    stopListening()
    kept.current = null
    stage.destroy()
    picture.app.destroy()
  })
  draw()
  onReady()
}
