import { expect, it, vi } from 'vitest'
import { PicnicGoal } from '#app/arcade/cats-free/picnic-goal.ts'

const GOAL = 'catsFree.goal'

function shown() {
  const element = document.createElement('div')
  const say = vi.fn<(words: string) => void>()
  // The key stands for its words.
  const goal = new PicnicGoal({ element, say, t: ((key: string) => key) as never })
  return { element, say, goal }
}

it('says the goal in the round, until the first cat is gone', () => {
  const { element, say, goal } = shown()
  goal.look({ tick: 100, points: 0 })
  expect(element.textContent).toBe(GOAL)
  expect(say).toHaveBeenCalledExactlyOnceWith(GOAL)
  goal.look({ tick: 101, points: 1 })
  expect(element.textContent).toBe('')
})

it('covers the lawn no longer than it is read', () => {
  const { element, goal } = shown()
  goal.look({ tick: 8 * 60, points: 0 })
  expect(element.textContent).toBe('')
})
