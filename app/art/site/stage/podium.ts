import { Canvas } from '#app/art/canvas.ts'
import { drawBadge } from '#app/art/icons/badges.ts'
import type { Colour } from '#app/art/palette.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import { trimmed } from '#app/art/site/header/header.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'

/** Left, middle and right of a round side, lit from the upper left. */
type Side = readonly [left: Colour, middle: Colour, right: Colour]
type Slab = { cy: number; rx: number; ry: number; height: number; top: Colour; side: Side }

const MIDDLE_X = 40
const BASE: Slab = { cy: 30, rx: 38, ry: 10, height: 6, top: 'stone3', side: ['stone2', 'stone2', 'stone1'] }
const DRUM = { cy: 17, rx: 30, ry: 9, height: 11, top: 'cream' } as const
const BANDS = {
  admin: ['gold2', 'gold2', 'gold1'],
  moderator: ['falu3', 'falu2', 'falu1'],
  developer: ['water2', 'water1', 'water0'],
  supporter: ['falu3', 'falu2', 'falu1'],
} as const satisfies Record<string, Side>
type PodiumOf = keyof typeof BANDS
const HEART = ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...']

/** A round podium for each kind of dog on show. A dog stands 19 px below its upper edge, on the middle line. */
export function drawPodiums(): Frames {
  return {
    'podium-admin': podium('admin', (body) => body.blit(drawBadge('administrator'), 32, 27)),
    'podium-moderator': podium('moderator', (body) => body.blit(drawBadge('moderator'), 32, 27)),
    'podium-developer': podium('developer', (body) => body.blit(drawBadge('developer'), 32, 27)),
    'podium-supporter': podium('supporter', drawHeart),
  }
}

function podium(of: PodiumOf, decorate: (body: Canvas) => void): Canvas {
  const picture = new Canvas(84, 52)
  roundShadow(picture, MIDDLE_X + 6, 40, 38, 9)
  const body = new Canvas(picture.width, picture.height)
  drawSlab(body, BASE)
  drawSlab(body, { ...DRUM, side: BANDS[of] })
  drawTrim(body)
  body.outline('ink', 'plum')
  decorate(body)
  return trimmed(picture.blit(body, 0, 0))
}

function drawSlab(body: Canvas, { cy, rx, ry, height, top, side: [left, middle, right] }: Slab): void {
  for (let x = MIDDLE_X - rx; x < MIDDLE_X + rx; x++) {
    const across = (x + 0.5 - MIDDLE_X) / rx
    const low = cy + Math.sqrt(1 - across * across) * ry + height
    for (let y = cy; y <= low; y++) body.set(x, y, across < -0.5 ? left : across < 0.35 ? middle : right)
  }
  body.ellipse(MIDDLE_X, cy, rx, ry, (_x, _y, u, v) => (u * 0.5 + v * 0.4 > 0.5 ? 'stone3' : top))
}

/** The lit lip of the drum, a gold line around its foot, and its joint with the stone. */
function drawTrim(body: Canvas): void {
  for (let x = MIDDLE_X - DRUM.rx; x < MIDDLE_X + DRUM.rx; x++) {
    const across = (x + 0.5 - MIDDLE_X) / DRUM.rx
    const fall = Math.round(Math.sqrt(1 - across * across) * DRUM.ry)
    body.set(x, 18 + fall, across < 0 ? 'cream' : 'stone3')
    body.set(x, 27 + fall, 'ink').set(x, 26 + fall, across < 0.2 ? 'gold2' : 'gold1')
  }
}

function drawHeart(body: Canvas): void {
  body.ellipse(40, 34, 8, 8, 'ink').ellipse(40, 34, 7, 7, 'gold2').ellipse(39, 33, 5, 5, 'gold3')
  body.sprite(36, 31, HEART, { '#': 'falu2' })
}
