import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'

const stampsOf = async (user: number) =>
  (await env.DB.prepare(`select key from stamp where user_id = ${user}`).all<{ key: string }>()).results

it('[BK2] a room of the park has a stamp stored before it tells the page, and knows it at the next entry', async () => {
  const kennel = await aKennel()
  const { userId } = kennel.as
  const bella = await goIn(kennel)
  bella.send({ type: 'say', text: 'hej' })
  expect(await bella.next('nudge')).toEqual({ type: 'nudge', about: 'book' })
  expect(await stampsOf(userId)).toEqual([{ key: 'hello' }])
  const again = await goIn(kennel)
  again.send({ type: 'say', text: 'hej igen' })
  await again.next('said')
  again.send({ type: 'walk', seq: 1, x: 40, y: 30 })
  expect(await again.next('nudge')).toEqual({ type: 'nudge', about: 'book' })
  expect((await stampsOf(userId)).map(({ key }) => key)).toEqual(['hello', 'walk'])
})
