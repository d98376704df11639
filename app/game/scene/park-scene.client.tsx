import 'pixi.js/unsafe-eval'
import { Application, extend } from '@pixi/react'
import { Container, isWebGLSupported } from 'pixi.js'
import type { Application as PixiApplication } from 'pixi.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { AimStore } from '#app/game/model/aim.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { retry } from '#app/game/model/retry.ts'
import type { PlayerSettings } from '#app/game/model/settings/settings.ts'
import type { ParkInput, ParkSurface } from '#app/game/model/surface.ts'
import { loadTextures } from '#app/game/scene/atlas/textures.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { drawOnePictureAtATime } from '#app/game/scene/frames/pixi-settings.ts'
import { asksForPlain } from '#app/game/scene/plain/compatibility.ts'
import { NoPicture } from '#app/game/scene/plain/no-picture.tsx'
import { watchCard } from '#app/game/scene/plain/watch-card.ts'
import { seasonAt } from '#app/shared/season.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { firstPlace, mountPark } from './mount-park.ts'
import { ParkLayers } from './park-layers.client.tsx'
import type { Layers } from './stage.ts'
import styles from './park-scene.module.css'

extend({ Container })

// The types of @pixi/react 8.0.5 do not know Pixi's canvas renderer.
const CANVAS = 'canvas' as 'webgl'

type ParkSceneProps = {
  game: Game
  /** What the picture shows and how to walk in it, for screen readers. */
  label: string
  instructions: string
  whisperNote: (to: string | null) => string
  resultWords: (game: GameKey, score: number) => string
  onReady: () => void
  connectInput: (surface: ParkSurface) => ParkInput
  aim: AimStore
  settings: PlayerSettings
  /** The element with the choices for the clicked dog. */
  ring: ReactNode
}

/** The picture of the park. React creates its layers, and the stage moves what is in them, frame by frame. */
export function ParkScene({
  game,
  label,
  instructions,
  whisperNote,
  resultWords,
  onReady,
  connectInput,
  ...rest
}: ParkSceneProps) {
  const { aim, ring, settings } = rest
  const ringPlace = useRef<HTMLDivElement>(null)
  const park = useRef<HTMLDivElement>(null)
  const bubbles = useRef<HTMLDivElement>(null)
  const [app, setApp] = useState<PixiApplication | null>(null)
  const [layers, setLayers] = useState<Layers | null>(null)
  const [isPlain] = useState(() => asksForPlain(window.location.search))
  const [missing, setMissing] = useState<'none' | 'lost' | null>(() => (isPlain || isWebGLSupported() ? null : 'none'))
  const pictures = usePictures(game, { isPlain, isNeeded: missing !== 'none' })
  const onInit = useCallback(
    async (ready: PixiApplication) => {
      drawOnePictureAtATime(ready.renderer)
      if (isPlain)
        await import('#app/game/scene/plain/paint-quads.ts').then(({ mendQuads }) => mendQuads(ready.renderer))
      setApp(ready)
    },
    [isPlain],
  )

  useEffect(() => {
    if (missing === 'none') onReady()
  }, [missing, onReady])
  useEffect(() => {
    if (!app || isPlain) return
    return watchCard(app.canvas, (isLost) => setMissing(isLost ? 'lost' : null))
  }, [app, isPlain])

  useEffect(() => {
    if (!app || !layers || !pictures || !park.current || !bubbles.current || !ringPlace.current) return
    const elements = { park: park.current, bubbles: bubbles.current, ring: ringPlace.current }
    return mountPark({
      app,
      layers,
      pictures,
      ...elements,
      game,
      aim,
      settings,
      isPlain,
      whisperNote,
      resultWords,
      onReady,
      connectInput,
    })
  }, [app, layers, pictures, game, aim, settings, isPlain, whisperNote, resultWords, onReady, connectInput])

  return (
    <>
      <div ref={park} className={styles.park} role="application" aria-label={label} tabIndex={0} data-park>
        <p className={styles.instructions}>{instructions}</p>
        {missing !== 'none' && (
          <Application
            className={styles.canvas ?? ''}
            onInit={onInit}
            preference={isPlain ? CANVAS : 'webgl'}
            autoStart={false}
            autoDensity
            roundPixels
            antialias={false}
            backgroundAlpha={0}
            // Without the events, filters and accessibility layer of Pixi: 16 KB that the park does not use.
            skipExtensionImports
          >
            <ParkLayers onThere={setLayers} />
          </Application>
        )}
        <div ref={bubbles} className={styles.bubbles} aria-hidden="true" />
      </div>
      {missing && <NoPicture why={missing} />}
      <div ref={ringPlace} className={styles.ring}>
        {ring}
      </div>
    </>
  )
}

/** Loads the pictures of the park from the first render on, while Pixi begins; null before, and where none is shown. */
function usePictures(
  game: Game,
  { isPlain, isNeeded }: { isPlain: boolean; isNeeded: boolean },
): Promise<Textures> | null {
  const [pictures, setPictures] = useState<Promise<Textures> | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    const wish = new AbortController()
    const first = firstPlace(game).then(({ doc }) => doc)
    const loading = retry(() => loadTextures(seasonAt(Date.now()), { first, isPlain }), wish)
    // Nobody waits for them any more in a park that was left.
    loading.catch(() => null)
    setPictures(loading)
    return () => wish.abort()
  }, [game, isPlain, isNeeded])
  return pictures
}
