import { isWebGLSupported } from 'pixi.js'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { AimStore } from '#app/game/model/aim.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { retry } from '#app/game/model/retry.ts'
import type { PlayerSettings } from '#app/game/model/settings/settings.ts'
import type { ParkInput, ParkSurface } from '#app/game/model/surface.ts'
import { loadTextures } from '#app/game/scene/atlas/textures.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { asksForPlain } from '#app/game/scene/plain/compatibility.ts'
import { NoPicture } from '#app/game/scene/plain/no-picture.tsx'
import { watchCard } from '#app/game/scene/plain/watch-card.ts'
import { seasonAt } from '#app/shared/season.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { firstPlace, mountPark } from './mount-park.ts'
import { PixiFrame } from './pixi-frame.tsx'
import type { PixiPicture } from './pixi-picture.ts'
import styles from './park-scene.module.css'

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

/** The picture of the park. React holds its place, and Pixi draws it, frame by frame. */
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
  const [picture, setPicture] = useState<PixiPicture | null>(null)
  const [isPlain] = useState(() => asksForPlain(window.location.search))
  const [missing, setMissing] = useState<'none' | 'lost' | null>(() => (isPlain || isWebGLSupported() ? null : 'none'))
  const pictures = usePictures(game, { isPlain, isNeeded: missing !== 'none' })

  useEffect(() => {
    if (missing === 'none') onReady()
  }, [missing, onReady])
  useEffect(() => {
    if (!picture || isPlain) return
    return watchCard(picture.app.canvas, (isLost) => setMissing(isLost ? 'lost' : null))
  }, [picture, isPlain])

  useEffect(() => {
    if (!picture || !pictures || !park.current || !bubbles.current || !ringPlace.current) return
    const elements = { park: park.current, bubbles: bubbles.current, ring: ringPlace.current }
    return mountPark({
      ...picture,
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
  }, [picture, pictures, game, aim, settings, isPlain, whisperNote, resultWords, onReady, connectInput])

  return (
    <>
      <div ref={park} className={styles.park} role="application" aria-label={label} tabIndex={0} data-park>
        <p className={styles.instructions}>{instructions}</p>
        {missing !== 'none' && <PixiFrame isPlain={isPlain} onChange={setPicture} />}
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
