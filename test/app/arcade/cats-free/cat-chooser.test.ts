import { expect, it } from 'vitest'
import { CatChooser, placeBefore, ticksLeftOf } from '#app/arcade/cats-free/cat-chooser.ts'
import { PicnicHands } from '#app/arcade/cats-free/picnic-hands.ts'
import type { Cat } from '#durable/rules/games/cats-free/cats.ts'
import { BLANKET, picnicScore, startPicnic, stepPicnic } from '#durable/rules/games/cats-free/picnic.ts'
import { SEED } from '#test/support/games.ts'

const PX = 256

function cat(number: number, at: Partial<Cat>): Cat {
  const x = BLANKET.x - 100 * PX
  return { kind: 'tabby', x, y: BLANKET.y, mood: 'sneaks', direction: 0, gait: 0, number, hasDropped: false, ...at }
}

it('a cat that is nearer to the blanket is more urgent, and one that flees is not at all', () => {
  const [far, near] = [cat(1, {}), cat(2, { x: BLANKET.x - 50 * PX })]
  expect(ticksLeftOf(near, 0)).toBeLessThan(ticksLeftOf(far, 0))
  expect(ticksLeftOf(cat(3, { mood: 'flees' }), 0)).toBe(Infinity)
})

it('sends the dog between the cat and the blanket', () => {
  const place = placeBefore(cat(1, {}), { x: BLANKET.x, y: BLANKET.y })
  expect(place).toEqual({ x: BLANKET.x - 74 * PX, y: BLANKET.y })
})

it('sends a dog that is behind the cat round it, on the side where it is', () => {
  const sneaking = cat(1, {})
  const place = placeBefore(sneaking, { x: sneaking.x - 60 * PX, y: sneaking.y + 10 * PX })
  expect(place.y - sneaking.y).toBe(44 * PX)
})

it('the ring begins with the most urgent cat, goes on after its time, and comes round', () => {
  const chooser = new CatChooser({ everyMs: 700 })
  const picnic = { ...startPicnic(SEED), cats: [cat(1, {}), cat(2, { x: BLANKET.x - 50 * PX })] }
  const ringed = [0, 600, 700, 1400].map((nowMs) => {
    chooser.look(picnic, nowMs)
    return chooser.ringed
  })
  expect(ringed).toEqual([2, 2, 1, 2])
})

it('the ring leaves a cat that flees at once', () => {
  const chooser = new CatChooser({ everyMs: 700 })
  const picnic = { ...startPicnic(SEED), cats: [cat(1, {}), cat(2, { x: BLANKET.x - 50 * PX })] }
  chooser.look(picnic, 0)
  chooser.look({ ...picnic, cats: [cat(1, {}), cat(2, { mood: 'flees' })] }, 10)
  expect(chooser.ringed).toBe(1)
})

it('the dog has nothing to do once the chosen cat flees', () => {
  const chooser = new CatChooser({ everyMs: 700 })
  const picnic = { ...startPicnic(SEED), cats: [cat(1, {})] }
  chooser.look(picnic, 0)
  chooser.choose()
  expect(chooser.goalIn(picnic)).not.toBeNull()
  expect(chooser.goalIn({ ...picnic, cats: [cat(1, { mood: 'flees' })] })).toBeNull()
})

it('somebody who presses one switch half a second after each move of the ring earns a bronze medal', () => {
  const [picnic, hands, chooser] = [startPicnic(SEED), new PicnicHands(), new CatChooser({ everyMs: 700 })]
  while (!picnic.isOver) {
    const nowMs = (picnic.tick * 1000) / 60
    chooser.look(picnic, nowMs)
    if (picnic.tick % 42 === 30) chooser.choose()
    hands.send(chooser.goalIn(picnic))
    stepPicnic(picnic, hands.orderFor(picnic))
  }
  expect(picnicScore(picnic)).toBeGreaterThanOrEqual(15)
})
