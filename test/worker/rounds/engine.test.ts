import { expect, it } from 'vitest'
import { HASH_OF_306, judgeLogs } from '#test/durable/rules/games/game-verdicts.ts'

it('[GR1] workerd judges 306 logs, two thirds of them forged, as Node does', () => {
  expect(judgeLogs(306)).toMatchObject({ hash: HASH_OF_306, logs: 306, hostile: 204 })
})
