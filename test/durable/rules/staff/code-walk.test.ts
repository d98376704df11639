import { expect, it } from 'vitest'
import type { CodeDog, CodeEffect } from '#durable/rules/staff/code-effects.ts'
import { effectsOn } from '#durable/rules/staff/code-walk.ts'

const BERET = { id: 11, ver: 2, kind: 'beret', place: 'bag' } as const
const HEARTS = { id: 12, ver: 1, kind: 'supporter-hearts', place: 'back' } as const
const aDog = (changes: Partial<CodeDog> = {}): CodeDog => ({
  ...{
    id: 3,
    name: 'Rex',
    isDead: false,
    bones: 10,
    karma: 4,
    level: 9,
    life: 33,
    freeSlots: 1,
    things: [BERET, HEARTS],
  },
  ...changes,
})
const shownTo = (dogs: CodeDog[], ...effects: CodeEffect[]) =>
  effectsOn({ id: 7, username: 'Bo', since: '2026-01-01', maxDogs: 3, dogs }, effects)
const bones = (amount: number, dog = 3): CodeEffect => ({ what: 'bones', dog, amount })

it('[S16] shows what a dog has before and after each effect, one after the other', () => {
  const shown = shownTo([aDog()], bones(5), bones(-15), { what: 'life', dog: 3, amount: 2 })
  expect(shown.map(({ before, after, fault }) => [before, after, fault])).toEqual([
    [10, 15, null],
    [15, 0, null],
    [33, 35, null],
  ])
})

it('[S16] shows what is taken and from where', () => {
  expect(shownTo([aDog()], { what: 'take', thing: 11 })).toEqual([
    {
      ...{ effect: { what: 'take', thing: 11 }, dog: 3, taken: { kind: 'beret', place: 'bag', ver: 2 } },
      ...{ before: null, after: null, fault: null },
    },
  ])
})

it.each([
  ['bones of a dog of somebody else', [bones(1, 4)], 'no-such-dog'],
  ['no bones', [bones(0)], 'nothing'],
  ['more than there is', [bones(-11)], 'has-less'],
  ['more than the most of one run', [bones(10_000), bones(1)], 'too-much'],
  ['karma over the most of one run', [{ what: 'karma', dog: 3, amount: 51 }], 'too-much'],
  ['life away', [{ what: 'life', dog: 3, amount: -1 }], 'nothing'],
  ['a thing that is not there', [{ what: 'take', thing: 99 }], 'no-such-thing'],
  [
    'a thing twice',
    [
      { what: 'take', thing: 11 },
      { what: 'take', thing: 11 },
    ],
    'no-such-thing',
  ],
  ['a lent thing', [{ what: 'take', thing: 12 }], 'lent-thing'],
  ['a kind that is lent', [{ what: 'give', dog: 3, kind: 'supporter-hearts' }], 'lent-thing'],
  ['a kind that there is not', [{ what: 'give', dog: 3, kind: '__proto__' }], 'no-such-kind'],
  ['more than the backpack holds', [give(), give()], 'bag-full'],
  ['a note of four letters', [{ what: 'note', text: 'four' }], 'too-short'],
] as const)('[S16] refuses %s', (_what, effects, fault) => {
  expect(shownTo([aDog()], ...effects).at(-1)?.fault).toBe(fault)
})

it('[S16] gives into the place of what was taken before', () => {
  const shown = shownTo([aDog({ freeSlots: 0 })], { what: 'take', thing: 11 }, give())
  expect(shown.map(({ fault }) => fault)).toEqual([null, null])
})

it('[S16] gives nothing to a dead dog, but takes from one', () => {
  const shown = shownTo([aDog({ isDead: true, life: 0 })], bones(1), give(), bones(-1), { what: 'take', thing: 11 })
  expect(shown.map(({ fault }) => fault)).toEqual(['dog-is-dead', 'dog-is-dead', null, null])
})

function give(): CodeEffect {
  return { what: 'give', dog: 3, kind: 'crown' }
}
