import { Application } from 'pixi.js'
import { createRoot } from 'react-dom/client'
import { PALETTE } from '#app/art/palette.ts'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { PICTURE } from '#app/dog/picture-box.ts'
import { stillDog } from '#app/dog/still-dog.server.ts'
import { StillDogPicture } from '#app/dog/still-dog.tsx'
import { Quads } from '#app/game/scene/atlas/quads.ts'
import { loadTextures } from '#app/game/scene/atlas/textures.ts'
import { DogSprite } from '#app/game/scene/dogs/dog-sprite.ts'
import { mendQuads } from '#app/game/scene/plain/paint-quads.ts'
import { COLUMNS, DOGS, ROWS } from './dogs.ts'
import type { DressedDog } from './dogs.ts'

// Draws the dogs of `dogs.ts` four times: as the park, the park in compatibility mode, a page, and a page without
// scripts do.

const STANDING = { x: 0, y: 0, tile: { x: 0, y: 0 }, facing: null, moving: false, swimming: false }
const SOUTH = 4

async function inThePark(place: HTMLElement, preference: 'webgl' | 'canvas'): Promise<void> {
  const app = new Application()
  const size = { width: COLUMNS * PICTURE.width, height: ROWS * PICTURE.height }
  await app.init({ ...size, background: PALETTE.grass3, antialias: false, autoStart: false, preference })
  mendQuads(app.renderer)
  const textures = await loadTextures('normal', { isPlain: preference === 'canvas' })
  const shadows = new Quads()
  const bodies = new Quads()
  app.stage.addChild(shadows.container, bodies.container)
  DOGS.forEach((dog, index) => {
    const sprite = new DogSprite(textures)
    const foot = {
      x: (index % COLUMNS) * PICTURE.width + PICTURE.foot.x,
      y: Math.floor(index / COLUMNS) * PICTURE.height + PICTURE.foot.y,
    }
    sprite.update(seen(dog), STANDING, { foot, lift: 0, today: 0, now: 0, isStill: false })
    shadows.addAll(sprite.shadow)
    bodies.addAll(sprite.body)
  })
  app.render()
  const picture = new Image()
  picture.src = await app.renderer.extract.base64({ target: app.stage, frame: app.screen, clearColor: PALETTE.grass3 })
  await picture.decode()
  place.appendChild(picture)
}

function seen({ color, shadowColor, hat }: DressedDog): Parameters<DogSprite['update']>[0] {
  return {
    id: 0,
    slot: 0,
    name: '',
    color,
    shadowColor,
    wear: { hat, mouth: null, back: null, ass: null },
    badge: null,
    pose: 'stand',
    facing: SOUTH,
    walk: { x: 0, y: 0, dirs: '', startedAt: 0 },
    away: false,
    glide: null,
  }
}

const worn = DOGS.map(({ color, shadowColor, hat }) => ({ color, shadowColor, wear: { hat } }))
const placeOf = (id: string) => document.getElementById(id) ?? document.body
createRoot(placeOf('page')).render(worn.map((dog, key) => <DogPicture key={key} dog={dog} label="" scale={1} />))
createRoot(placeOf('still')).render(
  worn.map((dog, key) => <StillDogPicture key={key} dog={stillDog(dog)} label="" scale={1} />),
)
await inThePark(placeOf('park'), 'webgl')
await inThePark(placeOf('plain'), 'canvas')
document.title = 'drawn'
