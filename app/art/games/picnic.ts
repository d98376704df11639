import type { AtlasImage } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { drawBirch } from '#app/art/park/wild/birch.ts'
import { drawBush } from '#app/art/park/wild/bush.ts'
import { drawSpruce } from '#app/art/park/wild/spruce.ts'
import { prefab } from '#app/art/site/hero-things.ts'
import { PARK_SEASON } from '#app/art/site/season.ts'
import type { SiteSeason } from '#app/art/site/season.ts'
import { drawMeadow } from '#app/art/site/stage/set.ts'

/** The size of the lawn in art pixels; the rules use the same numbers. */
const LAWN = { width: 240, height: 272 } as const
const STRIPE = 30

/** The lawn of CatsFree, the hedge around it in pieces, and the things on it. */
export function picnicImages(season: SiteSeason): AtlasImage[] {
  const park = PARK_SEASON[season]
  const bushes = [1, 2, 3, 4].map((seed) =>
    ofProp(`bush/${seed - 1}`, drawBush(park, { seed, form: 'round', berries: seed === 2 ? 'pink' : null })),
  )
  return [
    { name: 'lawn', canvas: drawLawn(season) },
    { name: 'meadow', canvas: drawMeadow(128, 128, season, 8) },
    ...bushes.flat(),
    ...ofProp('tree/0', drawSpruce(park, 1, 0.9)),
    ...ofProp('tree/1', drawBirch(park, 2, 'round')),
    ...ofProp('tree/2', drawSpruce(park, 3, 0.75)),
    { name: 'blanket', canvas: prefab('blanket', season).body, anchor: prefab('blanket', season).foot },
    ...ofProp('basket', prefab('basket', season)),
    { name: 'sausage', canvas: drawSausage(), anchor: [10, 8] },
    { name: 'eyes/0', canvas: drawEyes(true), anchor: [11, 8] },
    { name: 'eyes/1', canvas: drawEyes(false), anchor: [11, 8] },
    { name: 'alarm', canvas: drawAlarm(), anchor: [8, 10] },
    {
      name: 'leaf',
      canvas: new Canvas(5, 4)
        .ellipse(2.5, 2, 2.4, 1.8, season === 'winter' ? 'snow2' : season === 'autumn' ? 'gold1' : 'grass5')
        .set(1, 1, season === 'winter' ? 'cream' : 'grass6'),
    },
    ...([0, 1] as const).map((half) => ({ name: `woof/${half}`, canvas: drawWoofDash(half), anchor: [3, 3] as const })),
    { name: 'aim', canvas: drawAim(), anchor: [19, 13] },
  ]
}

function ofProp(name: string, { body, shadow, foot }: Prop): AtlasImage[] {
  return [
    { name, canvas: body, anchor: foot },
    { name: `shade/${name}`, canvas: shadow, anchor: foot },
  ]
}

/** Mown stripes mark the lawn, because the game ignores what happens outside of it. */
function drawLawn(season: SiteSeason): Canvas {
  const lawn = drawMeadow(LAWN.width, LAWN.height, season, 8)
  for (let x = 0; x < LAWN.width; x++) {
    if (Math.floor(x / STRIPE) % 2 === 0) lawn.rect(x, 0, 1, LAWN.height, season === 'winter' ? 'snow1' : 'grass5', 60)
  }
  return lawn
}

function drawSausage(): Canvas {
  const sausage = new Canvas(20, 14)
  sausage.capsule([5, 9, 2.8], [10, 6, 2.8], 'falu2').capsule([10, 6, 2.8], [15, 7, 2.6], 'falu2')
  sausage.line(5, 7, 10, 4, 'falu3').line(10, 4, 14, 5, 'pink').rect(2, 9, 2, 2, 'falu1').rect(17, 7, 2, 2, 'falu1')
  return sausage.outline('ink', 'plum')
}

/** Two eyes in the dark of the hedge, open or shut. */
function drawEyes(areOpen: boolean): Canvas {
  const eyes = new Canvas(22, 14)
  eyes.ellipse(11, 7, 11, 6.6, 'leaf0')
  for (const x of [4, 13]) {
    if (areOpen)
      eyes
        .rect(x, 5, 5, 5, 'grass6')
        .rect(x + 2, 5, 1, 5, 'ink')
        .rect(x, 5, 1, 1, 'cream')
    else eyes.rect(x, 8, 5, 1, 'grass6')
  }
  return eyes
}

/** A board with an exclamation mark, where a cat is about to carry a sausage away. */
function drawAlarm(): Canvas {
  const alarm = new Canvas(16, 20)
  alarm
    .roundRect(1, 1, 14, 18, 2, 'falu1')
    .rect(2, 2, 12, 1, 'falu2')
    .rect(7, 5, 3, 7, 'cream')
    .rect(7, 14, 3, 3, 'cream')
  return alarm.outline('ink', 'plum')
}

/** A dash of the ring that shows a woof. The ring is thicker near the viewer. */
function drawWoofDash(half: 0 | 1): Canvas {
  const dash = new Canvas(6, 6)
  return half === 0 ? dash.rect(1, 1, 4, 4, 'gold3').rect(1, 4, 4, 1, 'gold2') : dash.rect(2, 2, 2, 2, 'gold3')
}

/** The ring around the cat that switch control would choose. Gaps at its sides distinguish it from a woof. */
function drawAim(): Canvas {
  const aim = new Canvas(38, 26)
  for (let step = 0; step < 120; step++) {
    const angle = (step / 120) * 2 * Math.PI
    if (Math.abs(Math.sin(angle)) < 0.35) continue
    aim.rect(Math.round(18 + Math.cos(angle) * 16), Math.round(12 + Math.sin(angle) * 10), 2, 2, 'cream')
  }
  return aim.outline('ink')
}
