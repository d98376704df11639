import { expect, it } from 'vitest'
import { rainRings } from '#app/game/scene/motes/rain-rings.ts'

const VIEW = { left: 0, top: 0, right: 720, bottom: 450 }
const NOW = Date.UTC(2026, 10, 20, 12)

/** A room of one terrain and one ground. */
function room(letter: string, digit: string) {
  return { terrain: Array(16).fill(letter.repeat(24)), ground: Array(15).fill(digit.repeat(23)) }
}

function ringsOver(letter: string, digit: string) {
  return Array.from({ length: 20 }, (_, at) => rainRings(room(letter, digit), 7, NOW + at * 57, VIEW))
}

it('leaves rings on setts and on water, and none on grass or on a roof', () => {
  const most = (letter: string, digit: string) => Math.max(...ringsOver(letter, digit).map(({ length }) => length))
  expect(most('c', '0')).toBeGreaterThan(20)
  expect(most('w', '1')).toBeGreaterThan(20)
  expect(most('g', '0')).toBe(0)
  expect(most('c', '2')).toBe(0)
})

it('draws no more than 500 parts of rings in a view', () => {
  for (const motes of ringsOver('c', '0')) expect(motes.length).toBeLessThan(500)
})

it('shows a ring at the same place of the room on every screen', () => {
  const elsewhere = { left: 100, top: 60, right: 500, bottom: 300 }
  const inBoth = rainRings(room('c', '0'), 7, NOW, VIEW).filter(({ x, y }) => x > 104 && x < 496 && y > 64 && y < 296)
  const there = new Set(rainRings(room('c', '0'), 7, NOW, elsewhere).map(({ x, y }) => `${x} ${y}`))
  expect(inBoth.length).toBeGreaterThan(3)
  expect(inBoth.filter(({ x, y }) => !there.has(`${x} ${y}`))).toEqual([])
})
