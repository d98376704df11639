import { Canvas } from '#app/art/canvas.ts'
import { smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { drawPictogram } from '#app/art/park/things/pictograms.ts'

const CX = 80
const FLOOR_Y = 126

/** The foot of Wisdom Mountain: a cliff with a dark entrance and a warm light far inside. */
export function drawCaveMouth(season: Season): Prop {
  const body = new Canvas(168, 136)
  for (let y = 6; y < FLOOR_Y; y++) {
    for (let x = 4; x < 156; x++) {
      const crest = 14 + ((x - CX) / 74) ** 2 * 66 + (smoothNoise(x / 12, 1, 31) - 0.5) * 22
      if (y < crest) continue
      body.set(x, y, rock(x, y, { crest, season }))
    }
  }
  drawOpening(body)
  for (const x of [42, 112]) drawTorch(body, x)
  return propOf(body, {
    foot: [CX, FLOOR_Y],
    footprint: { w: 0, h: 0 },
    shade: (shadow) => sheared(shadow, [8, 152], FLOOR_Y, 14),
  })
}

function rock(x: number, y: number, { crest, season }: { crest: number; season: Season }): Colour {
  const ledge = Math.floor((y + smoothNoise(x / 30, y / 30, 33) * 18) / 15)
  const into = (y + smoothNoise(x / 30, y / 30, 33) * 18) % 15
  const slab = Math.floor((x + ledge * 17 + smoothNoise(y / 9, ledge, 37) * 8) / 23)
  const across = (x + ledge * 17 + smoothNoise(y / 9, ledge, 37) * 8) % 23
  if (y - crest < 4) return season === 'snow' ? 'snow2' : (slab + ledge) % 3 === 0 ? 'grass5' : 'grass3'
  if (y - crest < 6) return season === 'snow' ? 'snow0' : 'grass1'
  if (into > 13 || across > 21.6) return 'stone0'
  if (into < 2.4) return x < CX + 20 ? 'cream' : 'stone3'
  if (into < 5 || across < 3) return 'stone3'
  return x + slab * 9 > CX + 44 || across > 16 ? 'stone1' : 'stone2'
}

/** An arch of hewn stones with a paw as its keystone. The light inside falls on the steps. */
function drawOpening(body: Canvas): void {
  body.roundRect(CX - 33, 54, 66, 110, 33, 'stone0').roundRect(CX - 31, 56, 62, 108, 31, 'stone3')
  for (let degree = 10; degree < 180; degree += 20) {
    const angle = (degree * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    body.line(CX - dx * 31, 87 - dy * 31, CX - dx * 24, 87 - dy * 24, 'stone1')
  }
  for (const y of [92, 104, 116]) body.rect(CX - 31, y, 62, 1, 'stone1')
  body.roundRect(CX - 24, 64, 48, 100, 24, 'stone0').roundRect(CX - 22, 66, 44, 100, 22, 'ink')
  body.roundRect(CX - 16, 78, 32, 80, 16, 'plum').roundRect(CX - 10, 90, 20, 60, 10, 'soil1')
  body.roundRect(CX - 6, 100, 12, 50, 6, 'gold1').roundRect(CX - 3, 106, 6, 40, 3, 'gold2')
  body
    .rect(CX - 22, 118, 44, 8, 'stone1')
    .rect(CX - 22, 118, 44, 2, 'stone2')
    .rect(CX - 26, 122, 52, 4, 'stone2')
  body
    .rect(CX - 26, 122, 52, 1, 'stone3')
    .ellipse(CX, 54, 11, 9, 'stone0')
    .ellipse(CX, 53, 10, 8, 'stone3')
  drawPictogram(body, CX, 49, 'paw', ['gold2', 'stone1'])
  for (let y = FLOOR_Y; y < body.height; y++) for (let x = 0; x < body.width; x++) body.erase(x, y)
}

function drawTorch(body: Canvas, x: number): void {
  body.rect(x, 88, 3, 12, 'soil1').rect(x - 2, 86, 7, 3, 'stone0')
  body.sprite(
    x - 2,
    75,
    ['...o...', '..oy...', '..oyo..', '.oyyo..', '.oyYyo.', 'oyYYyo.', 'oyYYYyo', 'oyYYYyo', '.oyyyo.', '..ooo..'],
    {
      o: 'gold1',
      y: 'gold2',
      Y: 'gold3',
    },
  )
}
