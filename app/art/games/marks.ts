import type { AtlasImage } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import { drawBone } from '#app/art/park/things/pictograms.ts'

/** Pictures that both outdoor games share: gained points, dust, shadows, bones, one white pixel. */
export function markImages(): AtlasImage[] {
  return [
    { name: 'pixel', canvas: new Canvas(2, 2).fill('snow2'), anchor: [0, 0] },
    { name: 'bone', canvas: drawCaughtBone(), anchor: [9, 7] },
    ...([1, 2, 3] as const).map((points) => ({
      name: `plus/${points}`,
      canvas: drawPlus(points),
      anchor: [10, 12] as const,
    })),
    ...([0, 1, 2] as const).map((age) => ({ name: `dust/${age}`, canvas: drawDust(age), anchor: [6, 6] as const })),
    ...([8, 12, 16] as const).map((radius) => ({
      name: `shade/${radius}`,
      canvas: drawShade(radius),
      anchor: [radius + 4, 5] as const,
    })),
    ...([0, 1] as const).map((beat) => ({ name: `press/${beat}`, canvas: drawPress(beat), anchor: [17, 17] as const })),
    { name: 'knock', canvas: drawKnock(), anchor: [9, 9] },
  ]
}

function drawCaughtBone(): Canvas {
  const bone = new Canvas(20, 16)
  drawBone(bone, 2, 4, 'ink')
  return bone
}

const DIGITS = {
  1: ['.#.', '##.', '.#.', '.#.', '###'],
  2: ['##.', '..#', '.#.', '#..', '###'],
  3: ['##.', '..#', '.#.', '..#', '##.'],
} as const

/** "+2" in letters of two pixels, with a ring of ink. */
function drawPlus(points: keyof typeof DIGITS): Canvas {
  const plus = new Canvas(20, 14)
  plus.rect(2, 6, 6, 2, 'gold3').rect(4, 4, 2, 6, 'gold3')
  DIGITS[points].forEach((row, y) => {
    for (const [x, dot] of Array.from(row).entries())
      if (dot === '#') plus.rect(10 + 2 * x, 2 + 2 * y, 2, 2, y > 2 ? 'gold2' : 'gold3')
  })
  return plus.outline('ink')
}

function drawDust(age: 0 | 1 | 2): Canvas {
  const dust = new Canvas(12, 10)
  const size = [3.5, 2.8, 1.8][age] ?? 1
  return dust.ellipse(6, 6, size, size - 0.6, 'gravel2').ellipse(5, 5, size * 0.5, size * 0.4, 'gravel3')
}

function drawShade(radius: number): Canvas {
  const shade = new Canvas(2 * radius + 8, 10)
  roundShadow(shade, radius + 4, 5, radius, 3)
  return shade
}

/** The star that appears when the dog hits something. */
function drawKnock(): Canvas {
  const star = new Canvas(18, 18)
  star.polygon(
    [
      [9, 0],
      [11, 6],
      [17, 9],
      [11, 11],
      [9, 17],
      [7, 11],
      [1, 9],
      [7, 6],
    ],
    'gold2',
  )
  return star
    .polygon(
      [
        [9, 4],
        [10, 8],
        [14, 9],
        [10, 10],
        [9, 14],
        [8, 10],
        [4, 9],
        [8, 8],
      ],
      'cream',
    )
    .outline('ink')
}

/** The ring around a touch target, small and large. */
function drawPress(beat: 0 | 1): Canvas {
  const ring = new Canvas(34, 34)
  const radius = beat === 0 ? 11 : 14
  for (let y = 0; y < 34; y++) {
    for (let x = 0; x < 34; x++) {
      const far = Math.hypot(x - 16.5, y - 16.5)
      if (far <= radius && far > radius - 3) ring.set(x, y, 'cream')
    }
  }
  return ring.outline('ink')
}
