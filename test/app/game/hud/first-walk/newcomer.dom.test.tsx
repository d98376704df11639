import { act, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NPC_ROWS } from '#durable/rules/npcs/npcs.ts'
import { npcTexts } from '#durable/rules/npcs/texts/en.ts'
import { FIRST_PREFERENCES } from '#durable/rules/users/preferences.ts'
import { NoAnswer } from '#test/app/api-server.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'

/** The script of the lessons comes when this is resolved. */
let script = Promise.resolve()
vi.mock('#app/game/hud/first-walk/first-walk.tsx', async (original) => {
  await script
  return original()
})

const NEW = { ...FIRST_PREFERENCES, sound: false }
const FIRST_BONE = new RegExp([npcTexts['first-bone'], npcTexts['first-bone-asleep']].map(asPattern).join('|'))

function asPattern(text: string): string {
  return text.replace(/[.?!]/g, '\\$&')
}

/** A promise of a test, and how it is kept. */
function held<Value>(value: Value) {
  let arrive = () => {}
  const promise = new Promise<Value>((resolve) => (arrive = () => resolve(value)))
  return { promise, arrive }
}

async function talksWithGarm({ user, texts, park, find, findAllByText }: EnteredPark) {
  const keys = within(await find('group', texts.game.hand.label))
  await user.click(keys.getByRole('button', { name: texts.game.hand.talk.replace('{{name}}', NPC_ROWS.garm.name) }))
  await waitFor(() => expect(park.asked).toMatchObject([{ type: 'use', npc: 'garm', dog: ME }]))
  act(() => park.answer({ type: 'use', bones: 3, karma: 0, isErrandDone: false }))
  await findAllByText(FIRST_BONE)
}

// A script is loaded once, so this story comes first.
it('counts the walk of somebody who is faster than the script of the lessons', async () => {
  const { promise, arrive } = held<void>(undefined)
  script = promise
  const entered = await enteredPark({ fields: { preferences: NEW, saveSettings: true } })
  const { texts, user, find, passes, queryByRole } = entered
  ;(await find('application', texts.game.park.label)).focus()
  await user.keyboard('{ArrowRight>}')
  await passes(2000)
  await user.keyboard('{/ArrowRight}')
  await passes(1000)
  expect(queryByRole('region', { name: texts.late.firstWalk.label })).toBeNull()
  arrive()
  await find('region', texts.late.firstWalk.label)
  await passes(2000)
  await entered.findByText('1 of 6 done')
})

it('answers the hello of somebody new who is alone, in the list of who lives here', async () => {
  const entered = await enteredPark({ fields: { preferences: NEW, saveSettings: true } })
  const { says, passes, park, findAllByText, findByText } = entered
  await passes(2000)
  await says('hello')
  await passes(1500)
  await waitFor(() => expect(park.asked).toMatchObject([{ type: 'use', npc: 'garm', dog: ME }]))
  act(() => park.answer({ type: 'use', bones: 3, karma: 0, isErrandDone: false }))
  const words = await findAllByText(FIRST_BONE)
  expect(words.some((one) => one.getAttribute('role') === 'status')).toBe(true)
  await findByText('1 of 6 done')
})

it('leads a newcomer from lesson to lesson, and asks nothing more of who declines', async () => {
  const entered = await enteredPark({
    fields: { preferences: { ...NEW, lessonsDone: ['walk', 'say', 'dig'] }, saveSettings: true },
  })
  const { texts, passes, press, findByText, server, isGone } = entered
  const { firstWalk } = texts.late
  await passes(2000)
  await findByText(firstWalk.wear.title)
  await press(firstWalk.skip)
  await isGone('region', firstWalk.label)
  await passes(1000)
  expect(server.variablesOf('SaveSettings')).toMatchObject([{ settings: { knowsPark: true } }])
})

it('shows no lessons to somebody who knows the park', async () => {
  const { texts, passes, queryByRole } = await enteredPark()
  await passes(3000)
  expect(queryByRole('region', { name: texts.late.firstWalk.label })).toBeNull()
})

it('counts the talk with Garm of somebody who is faster than their own settings', async () => {
  const { promise, arrive } = held(NEW)
  const entered = await enteredPark({ fields: { preferences: () => promise, saveSettings: true } })
  await talksWithGarm(entered)
  arrive()
  await entered.find('region', entered.texts.late.firstWalk.label)
  await entered.passes(2000)
  await entered.findByText('1 of 6 done')
})

it('asks again for settings that did not come', async () => {
  let lost = 0
  const entered = await enteredPark({
    fields: {
      preferences: () => {
        lost += 1
        if (lost <= 2) throw new NoAnswer()
        return NEW
      },
      saveSettings: true,
    },
  })
  await entered.passes(1500)
  await entered.passes(5000)
  await entered.find('region', entered.texts.late.firstWalk.label)
  expect(lost).toBe(3)
})
