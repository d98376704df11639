import type { Canvas } from '#app/art/canvas.ts'
import { drawPennant } from '#app/art/icons/pennants.ts'
import { drawIcon } from '#app/art/icons/sheet.ts'
import { TALK_ICONS } from '#app/art/icons/talk.ts'
import { THING_ICONS } from '#app/art/icons/things.ts'
import { TOOL_ICONS } from '#app/art/icons/tools.ts'
import type { Colour } from '#app/art/palette.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { landmark } from './wilds.ts'

type Paints = { wall: Colour; shade: Colour; roof: Colour; ridge: Colour }

/** A house with a broad gable, 26 px wide, and a sign on it. */
function house({ wall, shade, roof, ridge }: Paints, sign: Canvas): Canvas {
  const canvas = landmark()
  canvas.rect(5, 12, 24, 13, wall).rect(24, 12, 5, 13, shade)
  canvas.polygon([[2, 13], [32, 13], [27, 4], [7, 4]], roof).rect(7, 4, 20, 2, ridge) // prettier-ignore
  canvas.rect(20, 17, 5, 8, 'soil0').rect(8, 19, 5, 4, 'gold3')
  return canvas.outline('ink', 'plum').blit(sign, 9, 1)
}

function plaza(): Canvas {
  const canvas = landmark()
  canvas.ellipse(17, 17, 16.5, 8.5, 'stone1').ellipse(17, 16.5, 16, 8, 'stone3').ellipse(17, 16.5, 12.5, 6, 'gravel2')
  canvas.ellipse(17, 16.5, 10, 5, 'stone2').ellipse(17, 17, 8, 4, 'stone1').ellipse(17, 16, 8, 4, 'stone3')
  canvas.ellipse(17, 16, 6.5, 3, 'water2').rect(16, 9, 3, 8, 'stone3').rect(18, 9, 1, 8, 'stone2')
  canvas
    .ellipse(17, 8.5, 4, 1.5, 'water3')
    .rect(15, 3, 4, 5, 'snow2')
    .rect(14, 3, 2, 2, 'snow1')
    .rect(18, 5, 1, 3, 'snow0')
  return canvas.rect(13, 10, 1, 5, 'water4').rect(20, 10, 1, 5, 'water4')
}

function harbour(): Canvas {
  const canvas = landmark()
  canvas.rect(4, 13, 16, 10, 'falu2').rect(15, 13, 5, 10, 'falu1').rect(8, 16, 6, 7, 'falu0')
  canvas.polygon([[2, 14], [22, 14], [16, 6], [8, 6]], 'slate1').rect(8, 6, 8, 1, 'slate2') // prettier-ignore
  canvas.polygon([[22, 21], [33, 21], [31, 25], [24, 25]], 'soil3').rect(22, 21, 11, 1, 'soil4') // prettier-ignore
  canvas.rect(27, 9, 1, 12, 'soil1').polygon([[28, 10], [28, 19], [33, 19]], 'cream') // prettier-ignore
  return canvas.outline('ink', 'plum')
}

function stall(canvas: Canvas, x: number, y: number, stripe: Colour): Canvas {
  canvas
    .rect(x + 1, y + 5, 10, 8, 'soil2')
    .rect(x + 1, y + 8, 10, 2, 'soil4')
    .rect(x + 2, y + 5, 8, 3, 'soil0')
  for (let i = 0; i < 6; i++) canvas.rect(x + i * 2, y, 2, 5, i % 2 ? 'cream' : stripe)
  return canvas
}

function marketStreet(): Canvas {
  const canvas = stall(stall(landmark(), 2, 11, 'grass2'), 20, 11, 'falu2')
  canvas.rect(16, 8, 2, 17, 'slate0').ellipse(17, 6, 4, 4, 'cream').rect(17, 3, 1, 4, 'ink').rect(17, 6, 2, 1, 'ink')
  return canvas.outline('ink', 'plum')
}

function packLane(): Canvas {
  const canvas = landmark()
  canvas.rect(16, 4, 3, 21, 'soil1').rect(16, 4, 1, 21, 'soil2')
  canvas.polygon([[10, 6], [26, 6], [29, 9], [26, 12], [10, 12]], 'soil3').rect(10, 6, 16, 1, 'soil4') // prettier-ignore
  canvas.polygon([[24, 14], [9, 14], [6, 17], [9, 20], [24, 20]], 'soil3').rect(9, 14, 15, 1, 'soil4') // prettier-ignore
  canvas.rect(13, 8, 8, 2, 'cream').rect(12, 16, 8, 2, 'cream')
  return canvas.outline('ink', 'plum')
}

function partyLawn(): Canvas {
  const canvas = landmark()
  canvas.rect(5, 18, 24, 6, 'soil2').rect(5, 18, 24, 2, 'soil4').rect(8, 9, 18, 9, 'plum')
  canvas.rect(6, 6, 3, 12, 'falu1').rect(25, 6, 3, 12, 'falu1').rect(6, 5, 22, 3, 'falu2')
  canvas.outline('ink', 'plum')
  const lights: Colour[] = ['gold3', 'pink', 'water3', 'gold3', 'grass5', 'pink']
  lights.forEach((paint, i) => canvas.rect(7 + i * 4, 9 + (i % 2), 2, 2, paint))
  return canvas
}

function committeeTent(): Canvas {
  const canvas = landmark()
  canvas.polygon([[4, 15], [30, 15], [17, 3]], 'falu2') // prettier-ignore
  canvas.polygon([[11, 15], [17, 15], [17, 3]], 'cream').polygon([[23, 15], [27, 15], [17, 3]], 'cream') // prettier-ignore
  for (let i = 0; i < 6; i++) canvas.rect(5 + i * 4, 15, 4, 9, i % 2 ? 'cream' : 'falu2')
  canvas.polygon([[14, 24], [20, 24], [17, 15]], 'falu0').rect(16, 0, 1, 4, 'soil1').rect(17, 0, 4, 2, 'gold2') // prettier-ignore
  return canvas.outline('ink', 'plum')
}

const HALLS = {
  hats: { wall: 'gravel2', shade: 'gravel1', roof: 'violet', ridge: 'snow0' },
  film: { wall: 'falu1', shade: 'falu0', roof: 'slate0', ridge: 'slate1' },
  games: { wall: 'slate1', shade: 'slate0', roof: 'plum', ridge: 'dusk' },
  staff: { wall: 'gold2', shade: 'gold1', roof: 'soil1', ridge: 'soil2' },
} as const

/** The landmarks of the town, and the pennants of the packs for their houses. */
export const TOWN_LANDMARKS = {
  plaza,
  harbour,
  'market-street': marketStreet,
  'pack-lane': packLane,
  'party-lawn': partyLawn,
  'committee-tent': committeeTent,
  'hat-shop': () => house(HALLS.hats, drawIcon(THING_ICONS.hat)),
  cinema: () => house(HALLS.film, drawIcon(TALK_ICONS.video)),
  arcade: () => house(HALLS.games, drawIcon(TOOL_ICONS.dice)),
  'staff-room': () => house(HALLS.staff, drawIcon(THING_ICONS.award)),
  ...Object.fromEntries(PACKS.map((pack) => [`house-${pack}`, () => landmark().blit(drawPennant(pack), 4, -1)])),
}
