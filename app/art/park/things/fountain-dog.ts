import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'

/** The dog on the fountain, sitting and facing left, with its red collar. */
export function drawStoneDog(target: Canvas, x: number, y: number, snow: boolean): void {
  const dog = new Canvas(40, 48)
  dog.capsule([27, 36, 4], [33, 29, 2.2], 'stone1').set(33, 27, 'stone2')
  dog.ellipse(20, 29, 9.5, 11, (_x, _y, u, v) => stone(u + v * 0.6))
  dog.ellipse(25, 34, 7, 6.5, (_x, _y, u, v) => {
    if (u * 0.8 + v > 0.75) return 'stone1'
    return u + v * 0.8 > -0.1 ? 'stone2' : 'stone3'
  })
  dog.capsule([14, 26, 3.4], [13, 38, 2.6], 'cream').capsule([19, 27, 3], [18.5, 38, 2.6], 'stone3')
  dog.ellipse(12, 39, 4, 2.4, 'cream').ellipse(18.5, 39.5, 4, 2.4, 'stone3').ellipse(26, 39.5, 5.5, 2.4, 'stone2')
  dog.line(16, 28, 16, 38, 'stone1')
  dog.ellipse(16, 13, 9, 8.5, (_x, _y, u, v) => stone(u + v))
  dog.ellipse(8.5, 16, 5, 4, (_x, _y, u, v) => (v > 0.4 ? 'stone2' : u + v < -0.1 ? 'cream' : 'stone3'))
  dog.capsule([21, 9, 3.2], [24, 17, 3], 'stone1').capsule([20.6, 9, 2], [23, 16, 1.8], 'stone2')
  dog.capsule([12, 6, 2.2], [10, 4, 1.4], 'stone3')
  dog.rect(12, 11, 2, 2, 'stone0').rect(4, 14, 2, 2, 'stone0').rect(6, 18, 5, 1, 'stone1')
  dog.rect(12, 22, 10, 2, 'falu2').rect(12, 22, 4, 1, 'falu3').ellipse(14, 25, 1.8, 1.8, 'gold2')
  dog.outline('stone0', 'stone1')
  if (snow) {
    dog.capsule([13, 4, 1.6], [19, 5, 1.6], 'snow2').capsule([25, 29, 1.2], [28, 30, 1.2], 'snow2')
  }
  target.blit(dog, x, y)
}

function stone(shade: number): Colour {
  if (shade < -0.35) return 'cream'
  if (shade < 0.45) return 'stone3'
  return shade < 0.95 ? 'stone2' : 'stone1'
}
