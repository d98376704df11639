import { expect, it } from 'vitest'
import type { AccountState } from '#app/game/model/account/account-store.ts'
import type { Moment } from '#app/game/model/game/game-state.ts'
import { EFFECTS } from '#app/game/sound/effects.ts'
import type { SoundEffect } from '#app/game/sound/effects.ts'
import { effectOf, effectOfAccount, loudnessOf, splashIn } from '#app/game/sound/when.ts'
import { FIRST_PREFERENCES } from '#durable/rules/users/preferences.ts'
import { aGrid } from '#test/support/grids.ts'

const ME = { id: 1, name: 'Bella' }
const LINE = { seq: 1, dog: 2, name: 'Max', color: '#aa8844', at: 0 }
const said = (text: string, isOwn = false) => ({ type: 'said', line: { ...LINE, text }, isOwn }) as Moment

it.each<[string, Moment, SoundEffect | null]>([
  ['what the others say to each other', said('Who wants to dig?'), null],
  ['own name, called', said('Hi @bella!'), 'ping'],
  ['own name in own mouth', said('I am @Bella', true), null],
  [
    'a whisper',
    { type: 'said', line: { ...LINE, text: 'psst', to: 1, toName: 'Bella' }, isOwn: false } as Moment,
    'ping',
  ],
  ['a bone that own dog has dug out', { type: 'dug', dog: 1, bones: 3 }, 'bone'],
  ['a hole with nothing in it', { type: 'dug', dog: 1, bones: 0 }, 'worm'],
  ['a hole of somebody else', { type: 'dug', dog: 2, bones: 0 }, null],
  ['own paws in the soil', { type: 'digging', dog: 1 }, 'scratch'],
  ['paws of somebody else', { type: 'digging', dog: 2 }, null],
  ['own nose at another dog', { type: 'sniffed', dog: 1, other: 2 }, 'sniff'],
  ['a nose at own dog', { type: 'sniffed', dog: 2, other: 1 }, 'sniff'],
  ['a nose between two others', { type: 'sniffed', dog: 2, other: 3 }, null],
  ['a bone of somebody else', { type: 'dug', dog: 2, bones: 3 }, null],
  ['a dog that rises to a rank', { type: 'risen', dog: 2, rank: 'spor' } as unknown as Moment, 'ceremony'],
  ['a door', { type: 'elsewhere' }, 'door'],
  ['a step', { type: 'sent-off' }, null],
])('plays the right sound for %s', (_, moment, effect) => {
  expect(effectOf(moment, ME)).toBe(effect)
})

it('plays a sound for a new request and a treat, but not for those that were there on entering', () => {
  const asks = { state: 'asks' } as NonNullable<AccountState['friends']>[number]
  const own = (lifepoints: number) => ({ lifepoints }) as NonNullable<AccountState['own']>
  const calm = { friends: [], own: own(50) }
  expect(effectOfAccount({ ...calm, friends: [asks] }, calm)).toBe('friend')
  expect(effectOfAccount({ ...calm, friends: [asks] }, { friends: null, own: null })).toBe(null)
  expect(effectOfAccount(calm, { ...calm, friends: [asks] })).toBe(null)
  expect(effectOfAccount({ ...calm, own: own(51) }, calm)).toBe('treat')
  expect(effectOfAccount({ ...calm, own: own(49) }, calm)).toBe(null)
})

it('plays the splash of a walk once, where it enters water', () => {
  const grid = aGrid('..~~..')
  const walk = { x: 0, y: 0, dirs: '22222', startedAt: 1000 }
  const inMs = splashIn(grid, walk, 1000)
  expect(inMs).toBeGreaterThan(0)
  const later = 1000 + (inMs ?? 0) + 100
  expect(splashIn(grid, walk, later)).toBe(null)
  expect(splashIn(aGrid('......'), walk, 1000)).toBe(null)
})

it('stays silent when turned off, and in a hidden page except for a line to the own dog if that is wanted', () => {
  const all = Object.keys(EFFECTS) as SoundEffect[]
  const loud = (wanted: Partial<typeof FIRST_PREFERENCES>, isHidden: boolean) =>
    all.filter((effect) => loudnessOf(effect, { ...FIRST_PREFERENCES, ...wanted }, { isHidden }) > 0)
  expect(loud({}, false)).toEqual(all)
  expect(loud({ sound: false, pingHidden: true }, false)).toEqual([])
  expect(loud({}, true)).toEqual([])
  expect(loud({ pingHidden: true }, true)).toEqual(['ping'])
  expect(loud({ effectsPercent: 0 }, false)).toEqual(['ping'])
  expect(loud({ soundPercent: 0 }, false)).toEqual([])
  expect(loudnessOf('bone', { ...FIRST_PREFERENCES, soundPercent: 50, effectsPercent: 40 }, { isHidden: false })).toBe(
    0.2,
  )
})
