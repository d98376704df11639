import type { AimStore } from '#app/game/model/aim.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { retry } from '#app/game/model/retry.ts'
import type { PlayerSettings } from '#app/game/model/settings/settings.ts'
import type { ParkInput, ParkSurface } from '#app/game/model/surface.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { BubbleLayer } from '#app/game/scene/bubbles/bubble-layer.ts'
import { bubbleOf } from '#app/game/scene/bubbles/moment-bubble.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import { tileAt } from '#app/game/scene/camera/camera.ts'
import { FrameLoop } from '#app/game/scene/frames/frame-loop.ts'
import { drawOnePictureAtATime, tickPixi } from '#app/game/scene/frames/pixi-settings.ts'
import { savesData } from '#app/shared/saves-data.ts'
import { onCanvasRestored } from '#app/ui/restored-canvas.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import type { PixiPicture } from './pixi-picture.ts'
import { Stage } from './stage.ts'

export type ParkMount = PixiPicture & {
  pictures: Promise<Textures>
  park: HTMLElement
  bubbles: HTMLElement
  /** The element with the choices for the clicked dog. */
  ring: HTMLElement
  game: Game
  aim: AimStore
  settings: PlayerSettings
  /** Compatibility mode, without light and weather. */
  isPlain: boolean
  /** The note above a whisper: to whom, or null for one to the own dog. */
  whisperNote: (to: string | null) => string
  /** What a dog has reached in a game, in the player's language. */
  resultWords: (game: GameKey, score: number) => string
  onReady: () => void
  /** Connects the player's input to the picture. */
  connectInput: (surface: ParkSurface) => ParkInput
}

/** Starts a picture: textures, input and frames. Returns a function that stops it. */
export function mountPark(mount: ParkMount): () => void {
  let takeDown: (() => void) | null = null
  let isGone = false
  const { width, height, ratio } = viewOf(mount.park)
  // Before anything is painted: a canvas that changes its size waits for all that the graphics card has yet to do.
  mount.app.renderer.resize(width, height, ratio)
  Promise.all([mount.pictures, firstPlace(mount.game)]).then(
    ([textures, place]) => {
      // The dog may have gone through a door while the textures were on their way.
      if (!isGone) takeDown = start(mount, textures, mount.game.place ?? place)
    },
    () => null,
  )
  return () => {
    isGone = true
    takeDown?.()
  }
}

/** Resolves with the first room when the dog is in it. */
export function firstPlace(game: Game): Promise<ParkPlace> {
  return new Promise((resolve) => {
    if (game.place) return resolve(game.place)
    const stop = game.state.subscribe(({ place }) => {
      if (!place) return
      stop()
      resolve(place)
    })
  })
}

function start(
  {
    app,
    layers,
    park,
    bubbles: bubbleRoot,
    ring,
    game,
    aim,
    settings,
    isPlain,
    whisperNote,
    resultWords,
    onReady,
    connectInput,
  }: ParkMount,
  textures: Textures,
  place: ParkPlace,
): () => void {
  const system = window.matchMedia('(prefers-reduced-motion: reduce)')
  const isStill = () => system.matches || settings.now.reducedMotion
  const bubbles = new BubbleLayer(bubbleRoot, isStill)
  const isLively = () => !isPlain && settings.now.weather && !settings.now.saveBattery && !isStill()
  const looks = { isStill, isLit: () => !isPlain && settings.now.light, isLively, hasHearts: () => settings.now.hearts }
  const film = () => game.state.getState().film
  const wake = () => loop.wake()
  const stage = new Stage(
    { app, layers, textures, game, film, aim, bubbles, obstacles: () => obstaclesOf(park), wake, looks },
    place,
  )
  const viewNow = () => ({ ...viewOf(park), zoomPercent: settings.now.zoomPercent })
  const loop = new FrameLoop(
    (now) => {
      const isSteering = input.tick(now)
      const next = stage.draw(now)
      tickPixi()
      keepRing(ring, aim, { stage, view: viewOf(park) })
      return isSteering ? now : next
    },
    () => settings.now.saveBattery,
    () => game.state.getState().isCovered,
  )
  // The speaker may be an NPC, for which there are no choices.
  const unlessOwn = (dog: DogId | null) => (dog === null || dog === game.world.me || dog < 0 ? null : dog)
  const input = connectInput({
    element: park,
    isShown: () => stage.isShown,
    tileAt: (point) => tileAt(stage.viewfinder.camera, point),
    dogAt: (point) => stage.dogAt(point),
    creatureAt: (point) => stage.creatureAt(point),
    speakerAt: (point) => unlessOwn(bubbles.speakerAt(point)),
    headAt: (dog) => stage.headAt(dog),
    seenTiles: () => stage.viewfinder.seenTiles,
    markGoal: () => stage.aim(),
    wake,
  })
  const stopAimed = aim.subscribe(wake)
  const stopCovered = game.state.subscribe((now, before) => {
    if (now.isCovered !== before.isCovered || now.film !== before.film) wake()
  })
  const stopSettings = settings.state.subscribe(() => {
    stage.resize(viewNow())
    stage.lightAnew()
    bubbles.measureAnew()
    wake()
  })
  const wish = new AbortController()
  const { rooms } = textures
  const whenLoaded = (of: ParkPlace, show: () => void) => {
    retry(() => rooms.load(of.doc), wish).then(
      () => {
        if (wish.signal.aborted || game.place !== of) return
        show()
        wake()
      },
      () => null,
    )
  }
  const completePicture = (of: ParkPlace) => {
    if (!rooms.has(of.doc)) whenLoaded(of, () => stage.repaint())
  }
  const enter = (next: ParkPlace) => {
    stage.enter(next)
    completePicture(next)
    park.toggleAttribute('data-walled', !isOutdoors(next.doc))
  }
  // The old ground is shown until all of the new one can be.
  const rebuild = (next: ParkPlace) => {
    if (rooms.has(next.doc)) stage.rebuild(next)
    else whenLoaded(next, () => stage.rebuild(next))
  }
  const stopListening = game.listen((moment) => {
    // A player who has switched results off sees nobody's, and the Worker tells nobody theirs.
    if (moment.type === 'scored' && !settings.now.results) return
    const { phrases } = game.state.getState()
    const share = settings.now.bubblePercent / 100
    const called = (dog: { id: DogId; name: string }) => calledHere(game.world, dog)
    const bubble = bubbleOf(moment, {
      whisperNote,
      resultWords,
      called,
      sits: (dog) => (game.world.dogs.get(dog)?.committee ?? null) !== null,
      phrases,
      me: game.world.me,
      share,
      now: Date.now(),
    })
    if (bubble) bubbles.say(bubble, Date.now())
    if (moment.type === 'sent-off') stage.forgetAim()
    if (moment.type === 'elsewhere') {
      bubbles.clear()
      if (game.place) enter(game.place)
    }
    if (moment.type === 'rebuilt' && game.place) rebuild(game.place)
    if (moment.type === 'nudge' && moment.about === 'sprites' && game.place) {
      rooms.own?.forget()
      completePicture(game.place)
    }
    wake()
  })
  const sizes = new ResizeObserver(() => {
    stage.resize(viewNow())
    loop.redraw()
  })
  sizes.observe(park)
  const panels = new MutationObserver((changes) => {
    if (!changes.some(hasPanel)) return
    stage.makeRoom()
    wake()
  })
  panels.observe(document.body, { childList: true, subtree: true })
  const canvas = app.canvas
  const restored = () => {
    drawOnePictureAtATime(app.renderer)
    stage.repaint()
    wake()
  }
  canvas.addEventListener('webglcontextrestored', restored)
  // That of compatibility mode.
  const stopRestored = onCanvasRestored(canvas, restored)
  // A still park would notice the change only a minute later.
  system.addEventListener('change', wake, { signal: wish.signal })
  park.toggleAttribute('data-walled', !isOutdoors(place.doc))
  completePicture(place)
  stage.resize(viewNow())
  wake()
  onReady()
  if (!savesData()) void rooms.loadRest(place.doc, wish.signal)
  return () => {
    wish.abort()
    canvas.removeEventListener('webglcontextrestored', restored)
    stopRestored()
    sizes.disconnect()
    panels.disconnect()
    stopListening()
    stopAimed()
    stopCovered()
    stopSettings()
    input.stop()
    loop.stop()
    bubbles.clear()
    stage.destroy()
  }
}

/** The distance that the middle of the choices keeps from the edges of the park, CSS px. */
const RING_INSET = { x: 190, y: 170 }

/** Keeps the choices over their dog, and within the park. */
function keepRing(ring: HTMLElement, aim: AimStore, { stage, view }: { stage: Stage; view: Size }) {
  const { chosen } = aim.getState()
  if (!chosen) return
  const middle = stage.middleOf(chosen.dog)
  if (!middle) return aim.setState({ chosen: null })
  const x = between(RING_INSET.x, Math.round(middle.x), view.width - RING_INSET.x)
  const y = between(RING_INSET.y, Math.round(middle.y), view.height - RING_INSET.y)
  ring.style.transform = `translate(${x}px, ${y}px)`
}

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)))
}

type Size = { width: number; height: number }

function viewOf(park: HTMLElement) {
  return { width: park.clientWidth, height: park.clientHeight, ratio: window.devicePixelRatio || 1 }
}

/** Whether a part of the interface over the park has appeared or gone. */
function hasPanel({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some(
    (node) => node instanceof Element && (node.matches('[data-hud]') || node.querySelector('[data-hud]') !== null),
  )
}

// The parts of the interface over the park, in CSS px from its corner; bubbles and plates must not cover them.
function obstaclesOf(park: HTMLElement): Box[] {
  const origin = park.getBoundingClientRect()
  return [...document.querySelectorAll('[data-hud]')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left - origin.left, top: top - origin.top, width, height }
  })
}
