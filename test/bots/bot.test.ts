import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ParkServer } from '#test/browser/park-server.ts'
import { signIn } from './bot.ts'
import type { Bot, Walk } from './bot.ts'

let server: ParkServer
let rex: Bot
let fie: Bot
beforeAll(async () => {
  server = await ParkServer.open()
  rex = await signIn(server.url, { email: 'rex-bot@voffpark.test', user: 'Rex bot', dog: 'Rex' })
  fie = await signIn(server.url, { email: 'fie-bot@voffpark.test', user: 'Fie bot', dog: 'Fie' })
}, 60_000)
afterAll(() => server.close())

it('imports nothing of the park: the page about the protocol is enough', () => {
  const sources = ['bot', 'binary'].map((file) => readFileSync(`test/bots/${file}.ts`, 'utf8')).join('')
  const imports = [...sources.matchAll(/from '([^']+)'/g)].map(([, from]) => from)
  expect(imports).toEqual(['ws', './binary.ts'])
})

it('joins, walks, talks, comes back and leaves', async () => {
  const hello = await rex.enter()
  expect(hello).toMatchObject({ you: rex.dog, resumed: false, room: 'plaza' })
  await fie.enter()
  expect(await fie.ping()).toBe(true)
  await rex.until(() => rex.dogs.has(fie.dog))

  const { x, y } = rex.goalOf(rex.dog)!
  rex.walk(x, y - 4)
  await rex.until(() => rex.answered === rex.asked)
  await fie.until(() => fie.goalOf(rex.dog)?.y === y - 4)
  expect(fie.goalOf(rex.dog)).toEqual(rex.goalOf(rex.dog))

  rex.say('hej from a bot')
  await fie.until(() => fie.lines.some(({ text }) => text === 'hej from a bot'))
  fie.rest('sit')
  await rex.until(() => rex.dogs.get(fie.dog)?.pose === 'sit')

  rex.cut()
  await fie.until(() => fie.dogs.get(rex.dog)?.away === true)
  fie.say('while you were away')
  await fie.until(() => fie.lines.length === 2)
  expect(await rex.enter()).toMatchObject({ resumed: true })
  expect(rex.lines.map(({ text }) => text)).toEqual(['hej from a bot', 'while you were away'])
  expect(rex.goalOf(rex.dog)?.y).toBe(y - 4)

  await rex.leave()
  expect(rex.closedWith).toBe(4000)
  await fie.until(() => !fie.dogs.has(rex.dog))
  await fie.leave()
})

it('decodes bytes as another bot decodes JSON: the same dogs on the same ways, the same lines', async () => {
  rex.version = 2
  await rex.enter()
  await fie.enter()
  await rex.until(() => rex.dogs.has(fie.dog))
  const { x, y } = fie.goalOf(fie.dog)!
  const goals = [
    [3, 2],
    [-4, 1],
    [0, -5],
    [6, 6],
  ] as const
  for (const [dx, dy] of goals) {
    fie.walk(x + dx, y + dy)
    rex.walk(x - dy, y + dx)
    await Promise.all([fie, rex].map((bot) => bot.until(() => bot.answered === bot.asked)))
  }
  fie.say('blåbær 🐶')
  await Promise.all([rex, fie].map((bot) => bot.until(() => bot.lines.at(-1)?.text === 'blåbær 🐶')))
  expect(rex.lines.at(-1)).toEqual(fie.lines.at(-1))
  for (const dog of [rex.dog, fie.dog]) {
    const [bytes, json] = [rex, fie].map((bot) => bot.dogs.get(dog)!.walk)
    const way = ({ x, y, dirs, startedAt }: Walk) => ({ x, y, dirs, startedAt })
    expect(way(bytes!)).toEqual(way(json!))
    expect(bytes!.dirs).not.toBe('')
  }
  rex.version = 1
  await Promise.all([rex.leave(), fie.leave()])
})

it('accepts a ticket once, and only the newest one', async () => {
  const [older, newer] = [await rex.ticket(), await rex.ticket()]
  await expect(rex.enter(older)).rejects.toThrow('403')
  await rex.enter(newer)
  const first = rex.closedWith
  await expect(rex.enter(newer)).rejects.toThrow('403')
  expect(first).toBeNull()
})

it('closes the socket of a frame that the room does not know, with a code for the reason', async () => {
  await fie.enter()
  fie.send({ type: 'fly', to: 'the moon' })
  await fie.until(() => fie.closedWith !== null)
  expect(fie.closedWith).toBe(4004)
})
