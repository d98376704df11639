import { Canvas } from '#app/art/canvas.ts'
import { SHADOW } from '#app/art/palette.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

const CX = 20
const GROUND_Y = 86
/** The halo around the lantern: alpha, 0 to 255, near and far. */
const HALO = { near: 46, far: 24 }

export function drawLamp(season: Season): Prop {
  const post = new Canvas(48, 96)
  drawPost(post)
  drawLantern(post)
  if (season === 'snow') post.rect(CX - 8, 7, 14, 2, 'snow2').rect(CX - 5, 4, 9, 3, 'snow2')
  post.outline('ink', 'plum')
  const shadow = new Canvas(48, 96)
  roundShadow(shadow, CX + 9, GROUND_Y, 13, 4)
  for (let i = 0; i < 22; i++) shadow.rect(CX + 2 + i, GROUND_Y - Math.floor(i / 3) - 1, 1, 2, SHADOW.colour, 60)
  const body = new Canvas(48, 96)
  for (let y = 0; y < 46; y++) {
    for (let x = 0; x < 44; x++) {
      const distance = Math.hypot(x - CX, y - 18)
      if (distance < 19 && !post.alphaAt(x, y)) body.set(x, y, 'gold3', distance < 13 ? HALO.near : HALO.far)
    }
  }
  body.blit(post, 0, 0)
  return { body, shadow, foot: [CX, GROUND_Y - 1], footprint: { w: 10, h: 8 } }
}

function drawPost(post: Canvas): void {
  post.rect(CX - 2, 30, 4, GROUND_Y - 32, 'stone0').rect(CX - 2, 30, 1, GROUND_Y - 32, 'stone1')
  post.set(CX - 2, 34, 'stone3').rect(CX - 2, 36, 1, 12, 'stone2')
  post.rect(CX - 5, GROUND_Y - 5, 10, 5, 'stone0').rect(CX - 5, GROUND_Y - 5, 3, 5, 'stone1')
  post.rect(CX - 4, GROUND_Y - 9, 8, 4, 'stone0').rect(CX - 4, GROUND_Y - 9, 2, 4, 'stone1')
  post.rect(CX - 3, 62, 6, 2, 'stone0').rect(CX - 3, 62, 2, 2, 'stone1')
  post.rect(CX - 3, 28, 6, 3, 'stone0').rect(CX - 3, 28, 2, 1, 'stone2')
}

function drawLantern(post: Canvas): void {
  const glass = [
    [CX - 8, 10],
    [CX + 8, 10],
    [CX + 5, 27],
    [CX - 5, 27],
  ] as const
  const shine = [
    [CX - 6, 11],
    [CX + 2, 11],
    [CX + 1, 26],
    [CX - 4, 26],
  ] as const
  const hood = [
    [CX - 10, 10],
    [CX + 10, 10],
    [CX + 4, 4],
    [CX - 4, 4],
  ] as const
  post
    .polygon(glass, 'gold2')
    .polygon(shine, 'gold3')
    .rect(CX - 3, 14, 3, 7, 'cream')
  post
    .rect(CX - 8, 10, 16, 1, 'stone0')
    .line(CX - 8, 10, CX - 5, 27, 'stone0')
    .line(CX + 7, 10, CX + 4, 27, 'stone0')
  post.rect(CX, 11, 1, 16, 'stone1').rect(CX - 5, 27, 10, 1, 'stone0')
  post
    .polygon(hood, 'stone0')
    .line(CX - 9, 9, CX - 4, 4, 'stone2')
    .rect(CX - 3, 4, 5, 1, 'stone1')
  post.rect(CX - 1, 1, 2, 3, 'stone0')
}
