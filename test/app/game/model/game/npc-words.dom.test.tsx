import { expect, it } from 'vitest'
import { linesIn, seenAll, unseenIn } from '#app/game/model/chat/log-tabs.ts'
import type { Moment } from '#app/game/model/game/game-state.ts'
import { Game } from '#app/game/model/game/game.ts'

const WORDS = { npc: 'garm', name: 'Garm', text: 'The brown soil smells of bones.' } as const

function aGame(): Game {
  return new Game({
    enter: () => Promise.reject(new Error('there is no server')),
    passer: { admin: 0, moderator: 0, pack: 'banden', levelPoints: 0, karma: 0, items: [], owned: [] },
  })
}

it('[NP3] keeps what an NPC has said to the player in the log of this page', () => {
  const game = aGame()
  const told: Moment[] = []
  game.listen((moment) => told.push(moment))
  game.heardNpc(WORDS)
  game.heardNpc({ ...WORDS, text: 'Dig there.' })
  expect(game.world.log).toMatchObject([
    { kind: 'npc', key: 1, name: 'Garm', text: WORDS.text },
    { kind: 'npc', key: 2, name: 'Garm', text: 'Dig there.' },
  ])
  expect(told).toMatchObject([{ type: 'npc-said' }, { type: 'npc-said' }])
})

it('[NP4] counts what an NPC has said as no line of others, and shows it with all lines only', () => {
  const game = aGame()
  const seen = seenAll(game.world.log)
  game.heardNpc(WORDS)
  const { log, unread } = game.world
  expect([unread, unseenIn('all', log, seen)]).toEqual([0, 0])
  expect(linesIn('all', log, new Set())).toHaveLength(1)
  expect([linesIn('friends', log, new Set()), linesIn('whispers', log, new Set())]).toEqual([[], []])
})
