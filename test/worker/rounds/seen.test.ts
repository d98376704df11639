import { expect, it } from 'vitest'
import { LOG_LETTERS_MAX } from '#durable/rules/games/round/log-text.ts'
import type { SeenRound } from '#durable/rules/games/round/watching.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { hasRoomSeen } from '#worker/rounds/seen.ts'

const ROUND: SeenRound = { user: 7, round: '00000000-0000-4000-8000-000000000001', log: 'AQID' }

/** Rooms that all give this answer, and what was asked of them. */
function rooms(answer: () => Promise<boolean>) {
  const asked: { room: string; round: SeenRound }[] = []
  const getByName = (room: string) => ({
    hasSeen: (round: SeenRound) => {
      asked.push({ room, round })
      return answer()
    },
  })
  const PARK_ROOM = { getByName } as unknown as RoomsEnv['PARK_ROOM']
  return { env: { PARK_ROOM, ROOM_JURISDICTION: '' as const }, asked }
}

it('[GR15] a round is seen where its room says so', async () => {
  const { env, asked } = rooms(() => Promise.resolve(true))
  expect(await hasRoomSeen(env, 'arcade', ROUND)).toBe(true)
  expect(asked).toEqual([{ room: 'arcade', round: ROUND }])
})

it.each([
  [2, true],
  [3, true],
  [4, false],
])(
  '[GR15] the last piece may come after the log: a room that has it at ask %i has seen the round: %s',
  async (at, said) => {
    let asks = 0
    const { env } = rooms(() => Promise.resolve((asks += 1) >= at))
    expect(await hasRoomSeen(env, 'arcade', ROUND)).toBe(said)
  },
)

it('[GR15] a copy of the room is asked by its own name', async () => {
  const { env, asked } = rooms(() => Promise.resolve(true))
  expect(await hasRoomSeen(env, 'arcade~2', ROUND)).toBe(true)
  expect(asked.map(({ room }) => room)).toEqual(['arcade~2'])
})

it.each([
  ['no room', null],
  ['a room without cabinets', 'plaza'],
  ['a room that nobody has built', 'arcade of mine'],
])('[GR15] %s has seen nothing, and is not asked', async (_, room) => {
  const { env, asked } = rooms(() => Promise.resolve(true))
  expect(await hasRoomSeen(env, room, ROUND)).toBe(false)
  expect(asked).toEqual([])
})

it('[GR15] a log that is longer than any round is not sent to the room', async () => {
  const { env, asked } = rooms(() => Promise.resolve(true))
  expect(await hasRoomSeen(env, 'arcade', { ...ROUND, log: 'A'.repeat(LOG_LETTERS_MAX + 1) })).toBe(false)
  expect(asked).toEqual([])
})

it('[GR15] a room that does not answer has seen nothing, and the round ends all the same', async () => {
  const { env } = rooms(() => Promise.reject(new Error('the room is not there')))
  expect(await hasRoomSeen(env, 'arcade', ROUND)).toBe(false)
})
