import { expect, it } from 'vitest'
import { PageMemory } from '#worker/edge/page-memory.ts'
import { PageTemplate } from '#worker/edge/page-template.ts'

it('drops the least recently used pages when there are too many bytes', async () => {
  const memory = new PageMemory(100)
  const [a, b, c] = [await pageOf(40), await pageOf(40), await pageOf(40)]
  memory.set('a', a)
  memory.set('b', b)
  memory.get('a')
  memory.set('c', c)
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([a, undefined, c])
})

it('counts a page that replaces its older version once', async () => {
  const memory = new PageMemory(100)
  const first = await pageOf(50)
  memory.set('first', first)
  for (let times = 0; times < 5; times++) memory.set('renewed', await pageOf(50))
  expect(memory.get('first')).toBe(first)
})

it('keeps no page that is larger than the whole memory', async () => {
  const memory = new PageMemory(100)
  const small = await pageOf(10)
  memory.set('large', await pageOf(101))
  expect(memory.get('large')).toBeUndefined()
  memory.set('small', small)
  expect(memory.get('small')).toBe(small)
})

function pageOf(bytes: number): Promise<PageTemplate> {
  return PageTemplate.from(new Response('x'.repeat(bytes)))
}
