import { Canvas } from '#app/art/canvas.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { HUNG_PX, hung } from './wall-things.ts'

export type View = 'garden' | 'mountains'

/** The glass of a window, px from the left of its picture. */
const GLASS = { left: 10, width: 32 }
/**
 * The sunlight that a window throws on the floor: how far from the wall it begins, how far it reaches, and how far it
 * runs to the right for each px down.
 */
const SUN = { from: 8, length: 78, slant: 0.62, alpha: 104, edge: 52 }

/** A window with curtains, the view outside, and by day its light on the floor. */
export function drawWallWindow(view: View): Prop {
  const body = new Canvas(52, 48)
  body.rect(8, 5, 36, 30, 'soil1').rect(8, 5, 36, 1, 'soil4').rect(10, 7, 32, 26, 'water4')
  body.rect(10, 7, 32, 8, 'water3').rect(12, 10, 7, 2, 'snow2').rect(15, 9, 6, 2, 'snow2').rect(30, 13, 8, 2, 'snow2')
  if (view === 'garden') {
    body.rect(10, 25, 32, 8, 'grass4').ellipse(17, 22, 6, 6, 'leaf2').ellipse(16, 20, 4, 4, 'leaf3')
    body.ellipse(34, 24, 7, 4, 'grass2').ellipse(33, 23, 4, 2, 'grass3').rect(17, 26, 1, 4, 'soil1')
  }
  if (view === 'mountains') {
    const left = [
      [10, 33],
      [21, 13],
      [33, 33],
    ] as const
    const right = [
      [24, 33],
      [35, 17],
      [46, 33],
    ] as const
    body
      .polygon(right, 'slate1')
      .polygon(left, 'slate0')
      .polygon(
        [
          [21, 13],
          [17, 20],
          [21, 18],
          [24, 20],
        ],
        'snow2',
      )
    body
      .polygon(
        [
          [35, 17],
          [32, 22],
          [35, 20],
          [38, 22],
        ],
        'snow1',
      )
      .rect(10, 29, 32, 4, 'leaf2')
    body.rect(42, 7, 4, 26, 'soil1')
  }
  body.rect(25, 7, 2, 26, 'soil2').rect(10, 19, 32, 1, 'soil2').frame(9, 6, 34, 28, 'soil3')
  body.rect(6, 35, 40, 3, 'soil3').rect(6, 35, 40, 1, 'soil4').rect(6, 37, 40, 1, 'soil1')
  drawCurtain(body, 6, 1)
  drawCurtain(body, 45, -1)
  body.rect(3, 3, 46, 2, 'gold1').rect(3, 3, 46, 1, 'gold2')
  const window = hung(body)
  return { ...window, body: sunlit(window.body) }
}

/** The window with its sunlight on the floor below it; the bars leave shade. */
function sunlit(window: Canvas): Canvas {
  const body = new Canvas(window.width + SUN.length * SUN.slant, HUNG_PX + SUN.from + SUN.length)
  for (let down = 0; down < SUN.length; down++) {
    for (let across = 0; across < GLASS.width; across++) {
      const isBar = Math.abs(across - GLASS.width / 2) < 1.5 || Math.abs(down - SUN.length / 2) < 1.5
      const isEdge = across < 2 || across > GLASS.width - 3 || down < 2 || down > SUN.length - 3
      const x = GLASS.left + across + Math.round(down * SUN.slant)
      if (!isBar) body.set(x, HUNG_PX + SUN.from + down, 'gold3', isEdge ? SUN.edge : SUN.alpha)
    }
  }
  return body.blit(window, 0, 0)
}

function drawCurtain(body: Canvas, x: number, way: 1 | -1): void {
  for (let k = 0; k < 28; k++) {
    const width = k < 16 ? 8 - Math.floor(k / 4) : 4 + Math.floor((k - 16) / 4)
    for (let i = 0; i < width; i++) {
      body.set(x + i * way, 5 + k, i % 3 === 0 ? 'falu1' : i % 3 === 1 ? 'falu3' : 'falu2')
    }
  }
  body.rect(way > 0 ? x : x - 4, 21, 5, 2, 'gold2')
}
