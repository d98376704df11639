import { Application, extend } from '@pixi/react'
import { Container, Sprite } from 'pixi.js'
import type { Application as PixiApplication } from 'pixi.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { retry } from '#app/game/model/retry.ts'
import { loadTextures } from '#app/game/scene/atlas/textures.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { drawOnePictureAtATime } from '#app/game/scene/frames/pixi-settings.ts'
import type { MapPictureProps } from '#app/shared/map-picture.ts'
import { seasonAt } from '#app/shared/season.ts'
import { spriteOf } from '#durable/rules/pictures/own-prefab.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { LayersOfMap } from './layers.tsx'
import { MapBoxes } from './map-boxes.tsx'
import { MapStage } from './map-stage.ts'
import type { MapLayers } from './map-stage.ts'
import { paintedMarks } from './mark-sheet.ts'
import styles from './map-picture.module.css'

extend({ Container, Sprite })

/** How long after a change of the room its small picture is made, ms: not while one paints. */
const SMALL_AFTER_MS = 400

/**
 * A room as its builders see it: the ground and the things of the park, and over them what one may do there, and boxes. It has
 * a stage of its own, which draws when something has changed: the park rests below it, and nothing has to be put back.
 */
export function MapPicture({ boxes, onReady, onSmall, ...view }: MapPictureProps) {
  const { room, size, camera } = view
  const [app, setApp] = useState<PixiApplication | null>(null)
  const [layers, setLayers] = useState<MapLayers | null>(null)
  const [stage, setStage] = useState<MapStage | null>(null)
  const [marks] = useState(paintedMarks)
  const [first] = useState(room)
  const textures = useTextures(first)
  const draw = useDrawing(app)

  useEffect(() => () => marks.destroy(), [marks])
  useEffect(() => {
    if (!app || !layers || !textures) return
    const begun = new MapStage({ app, layers, textures, marks }, first)
    setStage(begun)
    onReady()
    return () => begun.destroy()
  }, [app, layers, textures, marks, first, onReady])
  const pictures = usePicturesOf(room, { textures, stage, draw })
  useEffect(() => {
    if (!app || !stage) return
    const { canvas, renderer } = app
    const restored = () => {
      drawOnePictureAtATime(renderer)
      stage.repaint()
      draw()
    }
    canvas.addEventListener('webglcontextrestored', restored)
    return () => canvas.removeEventListener('webglcontextrestored', restored)
  }, [app, stage, draw])
  useEffect(() => {
    if (!app) return
    app.renderer.resize(size.width, size.height, window.devicePixelRatio || 1)
    stage?.show(view)
    draw()
  })

  useEffect(() => {
    if (!stage) return
    const timer = setTimeout(() => onSmall(stage.small()), SMALL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [stage, room, pictures, onSmall])

  return (
    <Application
      className={styles.canvas ?? ''}
      onInit={useCallback((ready: PixiApplication) => {
        drawOnePictureAtATime(ready.renderer)
        setApp(ready)
      }, [])}
      preference="webgl"
      autoStart={false}
      autoDensity
      roundPixels
      antialias={false}
      backgroundAlpha={0}
      skipExtensionImports
    >
      <LayersOfMap onThere={setLayers} onDrawn={draw}>
        <MapBoxes boxes={boxes} pixel={marks.pixel} zoom={camera.zoom} />
      </LayersOfMap>
    </Application>
  )
}

/** Returns a function that draws with the next frame of the browser, however often it is called until then. */
function useDrawing(app: PixiApplication | null): () => void {
  const next = useRef(0)
  useEffect(() => () => cancelAnimationFrame(next.current), [app])
  return useCallback(() => {
    cancelAnimationFrame(next.current)
    if (app) next.current = requestAnimationFrame(() => app.render())
  }, [app])
}

/** Loads what the first room needs; null until it is there. */
function useTextures(first: RoomDoc): Textures | null {
  const [textures, setTextures] = useState<Textures | null>(null)
  useEffect(() => {
    const wish = new AbortController()
    const { signal } = wish
    retry(() => loadTextures(seasonAt(Date.now()), { first: Promise.resolve(first) }), wish).then(
      (loaded) => !signal.aborted && setTextures(loaded),
      () => null,
    )
    return () => wish.abort()
  }, [first])
  return textures
}

type Shown = { textures: Textures | null; stage: MapStage | null; draw: () => void }

/**
 * Loads what a room needs when it is opened, and behind that everything else: a builder may want any of it. Returns how often
 * pictures have come.
 */
function usePicturesOf(room: RoomDoc, { textures, stage, draw }: Shown): number {
  const [came, setCame] = useState(0)
  // A builder may set up a thing from outside whose picture is not here yet.
  const own = room.things.flatMap(({ prefab }) => (spriteOf(prefab) === null ? [] : [prefab])).join(' ')
  const latest = useRef(room)
  useEffect(() => void (latest.current = room))
  const [opened, setOpened] = useState(room)
  if (opened.key !== room.key) setOpened(room)
  useEffect(() => {
    if (!textures || !stage) return
    const wish = new AbortController()
    const { rooms } = textures
    const repaint = () => {
      if (wish.signal.aborted) return
      stage.repaint()
      setCame((before) => before + 1)
      draw()
    }
    const load = async () => {
      const shown = own === '' ? opened : latest.current
      if (!rooms.has(shown)) await retry(() => rooms.load(shown), wish).then(repaint)
      await rooms.loadRest(opened, wish.signal).then(repaint)
    }
    load().catch(() => null)
    return () => wish.abort()
  }, [opened, own, textures, stage, draw])
  return came
}
