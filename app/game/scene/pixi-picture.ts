import 'pixi.js/unsafe-eval'
import { Application, Container } from 'pixi.js'
import { drawOnePictureAtATime } from '#app/game/scene/frames/pixi-settings.ts'

/** The containers of the picture, bottom first, all of them in `world`. The stage fills them. */
export type Layers = Record<'world' | 'ground' | 'marks' | 'standing' | 'plates', Container>

/** What Pixi draws, and with what. */
export type PixiPicture = { app: Application; layers: Layers }

/**
 * Begins a picture on a canvas that has none yet. It draws when it is told to. `isPlain`: on a 2D canvas, without a graphics
 * card. @throws where the browser gives no context
 */
export async function beginPicture(canvas: HTMLCanvasElement, { isPlain }: { isPlain: boolean }): Promise<PixiPicture> {
  const app = new Application()
  await app.init({
    canvas,
    preference: isPlain ? 'canvas' : 'webgl',
    autoStart: false,
    autoDensity: true,
    roundPixels: true,
    antialias: false,
    backgroundAlpha: 0,
    // Without the events, filters and accessibility layer of Pixi: 16 KB that the park does not use.
    skipExtensionImports: true,
  })
  drawOnePictureAtATime(app.renderer)
  if (isPlain) await import('#app/game/scene/plain/paint-quads.ts').then(({ mendQuads }) => mendQuads(app.renderer))
  return { app, layers: addedLayers(app.stage) }
}

function addedLayers(stage: Container): Layers {
  const layers = {
    world: new Container(),
    ground: new Container(),
    marks: new Container(),
    standing: new Container(),
    plates: new Container(),
  }
  const { world, ...inWorld } = layers
  stage.addChild(world)
  world.addChild(...Object.values(inWorld))
  return layers
}
