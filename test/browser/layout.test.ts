import { expect } from 'vitest'
import { it } from './park-test.ts'

const WIDTHS = [1440, 1180, 1024, 720, 680, 679, 320]

it('shows all of the top row in windows of any width', async ({ park }) => {
  const staff = { moderator: 1, dogs: [{ name: 'Wilhelmine den', has: { karma: 4321 } }] }
  const { page, texts } = await park.enters(staff)
  await page.getByRole('list', { name: texts.game.life.own.label }).waitFor()
  await page.getByRole('button', { name: texts.game.hide.key }).waitFor()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 450 })
    await expect.poll(() => page.evaluate(coveredAtTop), { message: `${width} px` }).toEqual([])
  }
})

it('hangs the sign of the room in the middle of the window where it has a row of its own', async ({ park }) => {
  const staff = { moderator: 1, dogs: [{ name: 'Wilhelmine von', has: { karma: 4321 } }] }
  const { page, texts } = await park.enters(staff)
  await page.getByRole('button', { name: texts.game.hide.key }).waitFor()
  await page.setViewportSize({ width: 720, height: 450 })
  const place = () =>
    page.locator('h1 button').evaluate((sign) => {
      const { left, right, top } = sign.getBoundingClientRect()
      return { isBelow: top > 44, offCentre: Math.round(Math.abs((left + right - innerWidth) / 2)) }
    })
  await expect.poll(place).toEqual({ isBelow: true, offCentre: 0 })
})

it('has plain frames where the system chooses the colours', async ({ park }) => {
  const { page } = await park.enters({ dogs: ['Kontrast'] })
  expect((await page.evaluate(pictureFrames)).length).toBeGreaterThan(10)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(() => page.evaluate(pictureFrames)).toEqual([])
})

/** What of the top row lies over another part of it, or reaches out of the window. */
function coveredAtTop(): string[] {
  const all = document.querySelectorAll('main > div > [data-hud] > button, main [data-counts]:not(nav *), h1 button')
  const keys = document.querySelectorAll('main > div[data-hud] > :is(button, a)')
  const parts = [...all, ...keys].map((part) => ({ words: part.textContent ?? '', box: part.getBoundingClientRect() }))
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  return parts
    .filter(
      ({ box }) =>
        box.left < 0 || box.right > innerWidth || parts.some((other) => other.box !== box && isOver(box, other.box)),
    )
    .map(({ words }) => words)
}

function pictureFrames(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((element) => getComputedStyle(element).borderImageSource !== 'none')
    .map((element) => element.className)
}
