import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Fields } from '#test/app/api-server.ts'
import { refused } from '#test/app/api-server.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'

const BARE = { hat: null, mouth: null, back: null, ass: null }
type Look = { place: number; wear: Record<string, string | null> }
const PARTY: Look = { place: 1, wear: { ...BARE, hat: 'crown', mouth: 'rose' } }

async function opensLooks(fields: Fields) {
  const park = await enteredPark({ fields: { savedLooks: [PARTY], ...fields } })
  const { texts, press, find, user } = park
  await press(texts.game.bar.bag)
  const window = within(await find('dialog', texts.late.bag.title))
  await user.click(await window.findByRole('button', { name: texts.late.looks.title }))
  const look = (words: string) => window.findByRole('button', { name: words })
  return { ...park, window, look, choose: async (words: string) => user.click(await look(words)) }
}

it('[LK2] puts on a look, and tells by name what the dog does not have', async () => {
  const asked: object[] = []
  const wearLook = (by: object) => {
    asked.push(by)
    return ['rose']
  }
  const { choose, press, texts, window } = await opensLooks({ wearLook })
  await choose('Place 2: Crown and Rose')
  await press(texts.late.bag.putOn)
  await window.findByText('Put on. It does not have: Rose')
  expect(asked).toMatchObject([{ dogId: ME, place: 1 }])
})

it('[LK2] keeps what the dog wears at a free place, and shows it there', async () => {
  const looks = [PARTY]
  const saveLook = ({ place }: { place: number }) => {
    looks.push({ place, wear: { ...BARE, hat: 'beret' } })
    return true
  }
  const { choose, press, texts, look } = await opensLooks({ savedLooks: () => looks, saveLook })
  await choose('Place 1: Free')
  await press(texts.late.looks.save)
  await look('Place 3: Free')
  await look('Place 1: Beret')
})

it('[LK2] says why a look could not be put on', async () => {
  const wearLook = () => {
    throw refused('bag-full')
  }
  const { choose, press, texts, window } = await opensLooks({ wearLook })
  await choose('Place 2: Crown and Rose')
  await press(texts.late.bag.putOn)
  await window.findByText(texts.refusals['bag-full'])
})
