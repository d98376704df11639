import 'pixi.js/unsafe-eval'
import { Application, ColorMatrixFilter, Container, Sprite, Text, Texture, WebGLRenderer } from 'pixi.js'
import { createAim } from '#app/game/model/aim.ts'
import { loadTextures } from '#app/game/scene/atlas/textures.ts'
import { BubbleLayer } from '#app/game/scene/bubbles/bubble-layer.ts'
import { BUBBLES_MAX } from '#app/game/scene/bubbles/bubbles.ts'
import type { Bubble } from '#app/game/scene/bubbles/bubbles.ts'
import { placeBubbles } from '#app/game/scene/crowd/place-bubbles.ts'
import { drawOnePictureAtATime } from '#app/game/scene/frames/pixi-settings.ts'
import type { Layers } from '#app/game/scene/pixi-picture.ts'
import { Stage } from '#app/game/scene/stage.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { Crowd } from './crowd.ts'
import { drawCalls } from './draw-calls.ts'
import type { Variant } from './orders.ts'
import { paintedRoom } from './painting.ts'

/** A desktop's view, with half a pixel per CSS pixel: the script does the same, and a software renderer can keep up. */
const VIEW = { width: 1440, height: 900, ratio: 0.5, zoomPercent: 100 }
const FRAME_MS = 1000 / 60
/** How long the scripts and pictures that come late have to be there, ms. */
const LATE_MS = 1500
/** The share of frames before the measured ones, by which V8 has compiled the hot code. */
const WARM_UP_SHARE = 0.4
const LAYOUTS = 100
const WORDS = 'Has anybody seen the small brown puppy by the pond?'
/** For the layout the talking dogs stand in a square, so many per side and so many art px apart. */
const SQUARE = { dogs: 5, apart: 32 }
const CAMERA = { left: 0, top: 0, zoom: 2 }

window.paint = paintedRoom
window.measure = async ({ variant, dogs, talkers, frames, startsAt }) => {
  const app = new Application()
  await app.init({ ...VIEW, preference: 'webgl', antialias: false, autoStart: false, roundPixels: true })
  drawOnePictureAtATime(app.renderer)
  const canvas: Node = app.canvas
  elementCalled('park').insertBefore(canvas, null)
  const layers = layersIn(app.stage)
  const crowd = new Crowd({ room: 'plaza', dogs, now: startsAt })
  const bubbles = new BubbleLayer(elementCalled('bubbles'), () => false)
  const textures = await loadTextures('normal', { first: Promise.resolve(crowd.place.doc) })
  const looks = { isStill: () => false, isLit: () => true, isLively: () => true, hasHearts: () => true }
  const stage = new Stage(
    {
      app,
      layers,
      textures,
      game: crowd,
      film: () => null,
      aim: createAim(),
      bubbles,
      obstacles,
      wake: () => {},
      looks,
    },
    crowd.place,
  )
  stage.resize(VIEW)
  stage.draw(startsAt)
  // The second frame asks for the parts that come late, and they are measured too.
  stage.draw(startsAt)
  await new Promise((resolve) => void setTimeout(resolve, LATE_MS))
  spoil(variant, layers, crowd)

  const times: number[] = []
  const calls: number[] = []
  const warmUp = Math.ceil(frames * WARM_UP_SHARE)
  for (let frame = 0; frame < warmUp + frames; frame++) {
    const now = startsAt + frame * FRAME_MS
    crowd.walkOn(now)
    if (frame === warmUp) for (let dog = 1; dog <= talkers; dog++) bubbles.say(bubbleOf(dog), now)
    drawCalls()
    const before = performance.now()
    stage.draw(now)
    const tookMs = performance.now() - before
    if (frame >= warmUp) {
      times.push(tookMs)
      calls.push(drawCalls())
    }
    // Otherwise frames that queue up in the driver would be waited for in the next one, which takes long without a
    // graphics card.
    finish(app)
  }
  stage.destroy()
  bubbles.clear()
  app.destroy(true)
  return {
    drawCalls: median(calls),
    frameMs: median(times),
    ...layoutOf(BUBBLES_MAX),
  }
}
document.title = 'ready'

function finish({ renderer }: Application) {
  if (!(renderer instanceof WebGLRenderer)) throw new Error('no WebGL')
  const { gl } = renderer
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
}

/** One layout of so many bubbles in a small square: reading obstacles, placing, and writing styles. */
function layoutOf(count: number): { layoutMs: number; bubbles: number } {
  const layer = new BubbleLayer(elementCalled('bubbles'), () => false)
  for (let dog = 1; dog <= count; dog++) layer.say(bubbleOf(dog), 0)
  const times: number[] = []
  for (let round = 0; round < LAYOUTS; round++) {
    const spotOf = (dog: number) => ({
      x: 300 + (dog % SQUARE.dogs) * SQUARE.apart + (round % 7),
      y: 210 + Math.floor(dog / SQUARE.dogs) * SQUARE.apart,
    })
    const headOf = (dog: number) => ({ left: spotOf(dog).x - 12, top: spotOf(dog).y, width: 24, height: 20 })
    const heads = new Map(Array.from({ length: count }, (_, index) => [index + 1, headOf(index + 1)]))
    const zone = { left: 0, top: 0, width: VIEW.width / CAMERA.zoom, height: VIEW.height / CAMERA.zoom }
    const before = performance.now()
    const around = { zone, hud: obstacles(), heads, kept: [], plates: [], bodies: [] }
    const wanted = layer.wanted(CAMERA).map((bubble) => ({ ...bubble, head: headOf(bubble.dog) }))
    layer.lay(placeBubbles(wanted, around), CAMERA, spotOf)
    layer.draw(round * FRAME_MS, spotOf)
    times.push(performance.now() - before)
  }
  const bubbles = elementCalled('bubbles').children.length
  layer.clear()
  return { layoutMs: median(times), bubbles }
}

/** Draws every dog in a way that the park avoids: with a colour filter of its own, or with its name as a picture. */
function spoil(variant: Variant, { standing, plates }: Layers, { world, place }: Crowd) {
  if (variant === 'park') return
  for (const { name, walk } of world.dogs.values()) {
    const spot = { x: walk.x * TILE_PX, y: walk.y * TILE_PX }
    if (variant === 'filter-per-dog') {
      const filter = new ColorMatrixFilter()
      filter.hue(place.doc.width, false)
      standing.addChild(new Sprite({ texture: Texture.WHITE, width: 32, height: 32, ...spot, filters: [filter] }))
    } else {
      plates.addChild(new Text({ text: name, style: { fontSize: 10, fill: '#fff8e7' }, ...spot }))
    }
  }
}

function layersIn(root: Container): Layers {
  const layer = (parent: Container, options = {}) => parent.addChild(new Container(options))
  const world = layer(root)
  const [ground, marks] = [layer(world), layer(world)]
  return { world, ground, marks, standing: layer(world), plates: layer(world) }
}

function bubbleOf(dog: number): Bubble {
  const line = { name: `Bamse ${dog}`, color: '#b9473f', text: WORDS }
  return { id: dog, dog, kind: 'line', frame: dog === 1 ? 'own' : 'plain', ...line, until: Infinity }
}

function obstacles() {
  return [...document.querySelectorAll('[data-hud]')].map((element) => element.getBoundingClientRect())
}

function elementCalled(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`no element ${id}`)
  return element
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
