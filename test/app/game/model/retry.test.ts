import { expect, it } from 'vitest'
import { retry } from '#app/game/model/retry.ts'

/** Fails so often, and then works. */
function failing(times: number) {
  const tried = { times: 0 }
  const work = () => {
    tried.times += 1
    return tried.times > times ? Promise.resolve('there') : Promise.reject(new Error(`lost ${tried.times}`))
  }
  return { tried, work }
}

function pauses() {
  const paused: number[] = []
  const pause = (ms: number) => {
    paused.push(ms)
    return Promise.resolve()
  }
  return { paused, pause }
}

it('retries until it works, with growing pauses of at most half a minute', async () => {
  const { tried, work } = failing(6)
  const { paused, pause } = pauses()
  await expect(retry(work, { signal: new AbortController().signal, pause })).resolves.toBe('there')
  expect(tried.times).toBe(7)
  for (const [index, [low, high]] of [
    [500, 1000],
    [1500, 3000],
    [4000, 8000],
    [10_000, 20_000],
    [10_000, 20_000],
    [10_000, 20_000],
  ].entries()) {
    expect(paused[index]).toBeGreaterThanOrEqual(low ?? Infinity)
    expect(paused[index]).toBeLessThanOrEqual(high ?? 0)
  }
})

it('gives up if a retry does not help', async () => {
  const { tried, work } = failing(2)
  const mayHelp = (error: unknown) => !String(error).includes('lost 2')
  const { pause } = pauses()
  await expect(retry(work, { signal: new AbortController().signal, mayHelp, pause })).rejects.toThrow('lost 2')
  expect(tried.times).toBe(2)
})

it('stops retrying when nobody wants it any more', async () => {
  const { tried, work } = failing(2)
  const wish = new AbortController()
  const pause = () => Promise.resolve(wish.abort())
  await expect(retry(work, { signal: wish.signal, pause })).rejects.toThrow()
  expect(tried.times).toBe(1)
})
