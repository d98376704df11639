import { Canvas } from '#app/art/canvas.ts'
import { SHADOW } from '#app/art/palette.ts'
import { prefab } from '#app/art/site/hero-things.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import { layPieces } from '#app/art/site/stage/set.ts'
import type { Piece } from '#app/art/site/stage/set.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { CARD_ZOOM, cardScene } from './card-scene.ts'
import { drawLine, lineWidth } from './lettering.ts'

const SLOGANS: Readonly<Record<Language, readonly [string, string]>> = {
  dk: ['En park, hvor', 'alle er hunde'],
  en: ['A park where', 'everyone is a dog'],
  no: ['En park der', 'alle er hunder'],
  se: ['En park där', 'alla är hundar'],
}

const SIGN = { y: 108, height: 62, postBelow: 16 }

const PIECES: readonly Piece[] = [
  { x: 22, y: 150, prop: prefab('spruce-broad', 'normal') },
  { x: 386, y: 146, prop: prefab('birch-tall', 'normal') },
  { x: 52, y: 160, prop: prefab('bush-rose', 'normal') },
  { x: 346, y: 152, prop: prefab('bush-low', 'normal') },
]
const DOGS: readonly Piece[] = [
  { x: 34, y: 196, dog: { pose: 'side/walk2', coat: 'tan', wears: ['cape'] } },
  { x: 108, y: 202, dog: { pose: 'down/happy1', coat: 'white', wears: ['flower'] } },
  { x: 160, y: 200, dog: { pose: 'down/puppy1', coat: 'gold' } },
  { x: 214, y: 203, dog: { pose: 'down/sit1', coat: 'pink', wears: ['crown'] } },
  { x: 280, y: 200, dog: { pose: 'side/stand1', coat: 'black', facesLeft: true, wears: ['beanie'] } },
  { x: 352, y: 196, dog: { pose: 'side/walk3', coat: 'grey', facesLeft: true, wears: ['bone'] } },
]

/** The preview pictures of links: the park, its dogs and the slogan in the language of the page, 1200 by 630. */
export function drawOgCards(): Frames {
  const scene = cardScene(PIECES)
  return Object.fromEntries(LANGUAGES.map((language) => [`og-${language}`, drawCard(scene, SLOGANS[language])]))
}

function drawCard(scene: Canvas, lines: readonly [string, string]): Canvas {
  const card = scene.clone()
  const hand = { weight: 700, scale: 2 } as const
  const width = Math.max(...lines.map((line) => lineWidth(line, hand))) + 40
  drawSign(card, Math.round((card.width - width) / 2), width)
  lines.forEach((line, i) => {
    const x = Math.round((card.width - lineWidth(line, hand)) / 2)
    drawLine(card, x, SIGN.y + 12 + i * 22, line, { ...hand, paint: 'ink' })
  })
  layPieces(card, DOGS)
  return card.scale(CARD_ZOOM)
}

/** A cream board in a wooden frame on two posts. */
function drawSign(card: Canvas, x: number, width: number): void {
  const { y, height, postBelow } = SIGN
  const sign = new Canvas(card.width, card.height)
  for (const post of [x + 24, x + width - 34]) {
    sign.rect(post, y + 4, 10, height + postBelow, 'soil2').rect(post, y + 4, 3, height + postBelow, 'soil3')
    sign.rect(post + 8, y + 4, 2, height + postBelow, 'soil1')
    card.ellipse(post + 9, y + height + postBelow + 4, 12, 3, SHADOW.colour, SHADOW.core)
  }
  sign
    .roundRect(x, y, width, height, 4, 'soil2')
    .rect(x + 3, y, width - 6, 1, 'soil4')
    .rect(x, y + 3, 1, height - 6, 'soil3')
  sign.rect(x + 3, y + height - 2, width - 6, 2, 'soil1').rect(x + width - 1, y + 3, 1, height - 6, 'soil1')
  sign
    .roundRect(x + 4, y + 4, width - 8, height - 9, 3, 'soil1')
    .roundRect(x + 5, y + 5, width - 10, height - 11, 2, 'cream')
  sign.rect(x + 6, y + 5, width - 12, 1, 'gravel2')
  for (const px of [x + 2, x + width - 4]) for (const py of [y + 2, y + height - 4]) sign.rect(px, py, 2, 2, 'gold2')
  card.blit(sign.outline('ink', 'plum'), 0, 0)
}
