import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '#test/app/api-server.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'

type Thing = { id: number; ver: number; kind: string; slot: string }

/** A server that carries the things of the dog as it is asked to. */
function carrying(kinds: Record<string, string>) {
  let things: Thing[] = Object.entries(kinds).map(([kind, slot], index) => ({ id: index + 1, ver: 1, kind, slot }))
  const carryThing = ({ thingId, to }: { thingId: number; to: string }) => {
    const free = Array.from({ length: 18 }, (_, slot) => `bag:${slot}`).find(
      (slot) => !things.some((thing) => thing.slot === slot),
    )
    const slot = to === 'bag' ? (free ?? '') : to
    things = things.map((thing) => (thing.id === thingId ? { ...thing, ver: thing.ver + 1, slot } : thing))
    return true
  }
  return { dogThings: () => things, carryThing }
}

async function opensBag({ press, find, texts }: EnteredPark) {
  await press(texts.game.bar.bag)
  return within(await find('dialog', texts.late.bag.title))
}

it('calls a thing as it was named in the editor, in the language of the player', async () => {
  const names = { dk: 'Kongekrone', en: 'Royal crown', no: 'Kongekrona', se: 'Kungakrona' }
  const crown = { kind: 'crown', name: ({ language }: { language: keyof typeof names }) => names[language] }
  const fields = { ...carrying({ crown: 'bag:0', beanie: 'bag:1' }), renamedThings: [crown] }
  const window = await opensBag(await enteredPark({ language: 'no', fields }))
  await window.findByRole('button', { name: 'Kongekrona' })
  expect(window.getByRole('button', { name: 'Lue' })).toBeTruthy()
})

it.each([
  { how: 'on a desktop', isPhone: false },
  { how: 'on a phone', isPhone: true },
])('[H6] lets a reborn dog take out what is beyond the slots of its backpack, $how', async ({ isPhone }) => {
  const things = carrying({ crown: 'bag:3', beanie: 'bag:5', flower: 'bag:7', cape: 'bag:11' })
  const entered = await enteredPark({ isPhone, fields: things })
  const { press, texts, user } = entered
  const { bag, slot } = texts.late
  const window = await opensBag(entered)
  const locks = () => window.queryAllByText(bag.locked).length
  await window.findByText(bag.count.replace('{{number}}', '1').replace('{{slots}}', '5'))
  expect(locks()).toBe(2)
  expect(window.getByText(new RegExp(bag.kept_other.replace('{{count}}', '3').slice(0, 12)))).toBeTruthy()
  await press('Beanie')
  await press(bag.takeOut)
  await window.findByRole('button', { name: `${slot.back}: Beanie` })
  expect(locks()).toBe(3)
  await press(bag.putAway)
  await window.findByText(bag.count.replace('{{number}}', '2').replace('{{slots}}', '5'))
  expect(locks()).toBe(3)
  await user.click(window.getByRole('button', { name: bag.second }))
  await window.findByRole('button', { name: 'Cape' })
})

it('[I4] wears a flower in place of its hat', async () => {
  const entered = await enteredPark({ language: 'dk', fields: carrying({ beanie: 'hat', flower: 'bag:1' }) })
  const { press, texts, server } = entered
  const { bag } = texts.late
  await opensBag(entered)
  for (const [thing, ...words] of [
    [/Hue/, bag.takeOff, bag.putAway],
    [/Blomst/, bag.takeOut, bag.putOn],
  ] as const) {
    await press(thing)
    for (const word of words) await press(word)
  }
  await waitFor(() => expect(server.variablesOf('CarryThing').length).toBe(4))
  expect(server.variablesOf('CarryThing').map(({ thingId, to }) => `${thingId} ${to}`)).toEqual([
    '1 mouth',
    '1 bag',
    '2 back',
    '2 hat',
  ])
})

it('says that the bag could not be fetched, and fetches it again', async () => {
  let isOut = true
  const entered = await enteredPark({
    language: 'no',
    fields: {
      dogThings: () => {
        if (isOut) throw refused('try-again')
        return []
      },
    },
  })
  const { texts, press } = entered
  const window = await opensBag(entered)
  await window.findByText(texts.game.life.failed)
  isOut = false
  await press(texts.game.life.again)
  await window.findByText(texts.late.bag.hint)
})

it('gives a thing to a dog of the room, and says that nobody is there', async () => {
  const entered = await enteredPark({ language: 'se', fields: { ...carrying({ cape: 'back' }), giveThing: true } })
  const { texts, press, user, meets, server } = entered
  const { bag } = texts.late
  const window = await opensBag(entered)
  await user.click(window.getByRole('button', { name: new RegExp(`^${texts.late.slot.back}: `) }))
  await press(bag.give)
  await window.findByText(bag.nobody)
  meets(2, 'Får')
  await user.selectOptions(await window.findByRole('combobox', { name: bag.giveTo }), 'Får')
  await press(bag.give)
  await waitFor(() => expect(server.variablesOf('GiveThing')).toMatchObject([{ dogId: ME, thingId: 1, toDogId: 2 }]))
})

it('says why a thing could not be carried', async () => {
  const entered = await enteredPark({
    fields: {
      ...carrying({ beanie: 'bag:0' }),
      carryThing: () => {
        throw refused('too-often')
      },
    },
  })
  const { texts, press } = entered
  const window = await opensBag(entered)
  await press('Beanie')
  await press(texts.late.bag.takeOut)
  await window.findByText(texts.refusals['too-often'])
})
