import { expect, it } from 'vitest'
import { AccountGains, gainOf, gainWords, isUntold } from '#app/game/hud/gains/gain.ts'
import type { Gain } from '#app/game/hud/gains/gain.ts'
import type { Texts } from '#app/game/hud/shared/texts.ts'

const ME = 1
const LUNA = 2
const NOTHING = { own: null, favours: [], deed: null }

const own = (lifepoints: number) => ({ lifepoints }) as never
const favour = (id: string, kind: 'treat' | 'thing' | 'friendship', thing: string | null = null) => ({
  id,
  kind,
  name: 'Luna',
  thing,
})
const watch = () => new AccountGains((name) => (name === 'Luna' ? LUNA : null))

it('shows the bones that the own dog digs up', () => {
  expect(gainOf({ type: 'dug', dog: ME, bones: 3 }, ME)).toEqual({ what: 'bones', count: 3 })
})

it('shows that a dig of the own dog has found nothing', () => {
  expect(gainOf({ type: 'dug', dog: ME, bones: 0 }, ME)).toEqual({ what: 'nothing' })
})

it('leaves the finds of others to their bubbles', () => {
  expect(gainOf({ type: 'dug', dog: LUNA, bones: 3 }, ME)).toBeNull()
})

it('shows karma and a thing that was picked up', () => {
  expect(gainOf({ type: 'gained', karma: 1 }, ME)).toEqual({ what: 'karma', count: 1 })
  expect(gainOf({ type: 'fetched', kind: 'beanie' }, ME)).toEqual({ what: 'thing', kind: 'beanie', from: ME })
})

it('shows lifepoints once it is known how many there were before', () => {
  const gains = watch()
  expect(gains.between({ ...NOTHING, own: own(60) }, NOTHING, ME)).toEqual([])
  const more = gains.between({ ...NOTHING, own: own(61) }, { ...NOTHING, own: own(60) }, ME)
  expect(more).toEqual([{ what: 'lifepoints', count: 1 }])
})

it('shows no loss of lifepoints', () => {
  expect(watch().between({ ...NOTHING, own: own(60) }, { ...NOTHING, own: own(61) }, ME)).toEqual([])
})

it('lets a treat fly in from its giver, but none of those that the first answer names', () => {
  const gains = watch()
  const first = { ...NOTHING, favours: [favour('treat:2:1', 'treat')] }
  const second = { ...NOTHING, favours: [...first.favours, favour('treat:2:2', 'treat')] }
  expect(gains.between(first, NOTHING, ME)).toEqual([])
  expect(gains.between(second, first, ME)).toEqual([{ what: 'treat', from: LUNA, to: ME }])
})

it('lets a gift fly in from its giver', () => {
  const gains = watch()
  gains.between({ ...NOTHING, favours: [] }, NOTHING, ME)
  const given = { ...NOTHING, favours: [favour('thing:2:1', 'thing', 'beanie')] }
  expect(gains.between(given, NOTHING, ME)).toEqual([{ what: 'thing', kind: 'beanie', from: LUNA }])
})

it('shows nothing of a giver who has left, nor of a friendship', () => {
  const gains = watch()
  gains.between({ ...NOTHING, favours: [] }, NOTHING, ME)
  const favours = [{ ...favour('treat:3:1', 'treat'), name: 'Odin' }, favour('friendship:2:1', 'friendship')]
  expect(gains.between({ ...NOTHING, favours }, NOTHING, ME)).toEqual([])
})

it('shows what was bought, and a treat that was given, once each', () => {
  const gains = watch()
  const bought = { ...NOTHING, deed: { type: 'bought', kind: 'beanie' } as const }
  const treated = { ...NOTHING, deed: { type: 'treated', dog: LUNA } as const }
  expect(gains.between(bought, NOTHING, ME)).toEqual([{ what: 'thing', kind: 'beanie', from: 'counter' }])
  expect(gains.between({ ...bought, own: own(60) }, bought, ME)).toEqual([])
  expect(gains.between(treated, bought, ME)).toEqual([{ what: 'treat', from: ME, to: LUNA }])
})

it.each<[Gain, boolean]>([
  [{ what: 'bones', count: 1 }, true],
  [{ what: 'nothing' }, true],
  [{ what: 'thing', kind: 'beanie', from: ME }, true],
  [{ what: 'thing', kind: 'beanie', from: 'counter' }, false],
  [{ what: 'thing', kind: 'beanie', from: LUNA }, false],
  [{ what: 'lifepoints', count: 1 }, false],
])('tells screen readers only what no notice and no window says: %o, %s', (gain, isTold) => {
  expect(isUntold(gain, ME)).toBe(isTold)
})

it('says what a gain is by its count or the name of the thing', () => {
  const t = ((key: string, { count }: { count?: number } = {}) => [key, count].filter(Boolean).join(' ')) as Texts
  const nameOf = (kind: string) => `a ${kind}`
  expect(gainWords(t, nameOf, { what: 'karma', count: 2 })).toBe('+game:life.own.karma 2')
  expect(gainWords(t, nameOf, { what: 'thing', kind: 'beanie', from: ME })).toBe('a beanie')
  expect(gainWords(t, nameOf, { what: 'nothing' })).toBe('game:life.own.nothingFound')
})
