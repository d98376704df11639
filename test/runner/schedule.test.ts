import { expect, it } from 'vitest'
import type { Part, Score } from './part.ts'
import { schedule } from './schedule.ts'

const PASSED: Score = { passed: 1, failures: [] }
const FAILED: Score = { passed: 0, failures: [{ title: 'broken', lines: [] }] }

it('starts a part only when what it needs has succeeded', async () => {
  const events: string[] = []
  await schedule([part('tests', { needs: ['build'] }), part('build')], 2, async ({ name }) => {
    events.push(`${name} starts`)
    await Promise.resolve()
    events.push(`${name} ends`)
    return PASSED
  })
  expect(events).toEqual(['build starts', 'build ends', 'tests starts', 'tests ends'])
})

it('keeps all lanes busy, and no more than them', async () => {
  let running = 0
  let most = 0
  await schedule([part('one'), part('two'), part('three'), part('four')], 2, async () => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running -= 1
    return PASSED
  })
  expect(most).toBe(2)
})

it('runs a part that needs all lanes alone', async () => {
  const running = new Set<string>()
  const beside: string[][] = []
  await schedule([part('one'), part('wide', { lanes: 2 }), part('two')], 2, async ({ name }) => {
    running.add(name)
    if (name === 'wide') beside.push([...running])
    await Promise.resolve()
    running.delete(name)
    return PASSED
  })
  expect(beside).toEqual([['wide']])
})

it('lets nothing overtake a part that waits for more lanes', async () => {
  const started: string[] = []
  await schedule([part('one'), part('wide', { lanes: 2 }), part('two'), part('three')], 2, async ({ name }) => {
    started.push(name)
    await Promise.resolve()
    return PASSED
  })
  expect(started).toEqual(['one', 'wide', 'two', 'three'])
})

it('fails a part whose needs have failed, without running it', async () => {
  const ran: string[] = []
  const parts = [part('build'), part('bundle', { needs: ['build'] }), part('browser', { needs: ['bundle'] })]
  const ended = await schedule(parts, 2, async ({ name }) => {
    ran.push(name)
    return FAILED
  })
  expect(ran).toEqual(['build'])
  expect(ended.map(({ score }) => score.failures[0]?.lines[0])).toEqual([
    undefined,
    'It did not run, since build failed.',
    'It did not run, since bundle failed.',
  ])
})

it('counts a part that throws as failed', async () => {
  const ended = await schedule([part('lint')], 2, () => Promise.reject(new Error('no such program')))
  expect(ended[0]?.score).toEqual({ passed: 0, failures: [{ title: 'lint', lines: ['Error: no such program'] }] })
})

it('refuses parts that need each other', async () => {
  const parts = [part('hen', { needs: ['egg'] }), part('egg', { needs: ['hen'] })]
  await expect(schedule(parts, 2, async () => PASSED)).rejects.toThrow('Nothing can start: hen needs egg')
})

function part(name: string, wants: { needs?: readonly string[]; lanes?: 1 | 2 } = {}): Part {
  return { name, lanes: wants.lanes ?? 1, needs: wants.needs ?? [], work: { kind: 'chromium' } }
}
