import { expect, it } from 'vitest'
import { FIRST_PREFERENCES } from '#durable/rules/users/preferences.ts'
import { aUser } from '../support/d1.ts'
import { ask } from '../support/graphql.ts'
import { aKennel, goIn } from '../support/kennel.ts'

const FIELDS = Object.keys(FIRST_PREFERENCES).join(' ')
const SAVE = 'mutation ($settings: PreferencesInput!) { saveSettings(settings: $settings) }'

async function theirs(as: Awaited<ReturnType<typeof aUser>> | null) {
  return (await ask(`{ preferences { ${FIELDS} } }`, { as })).data?.preferences
}

it('stores preferences per user, replaces them, and rounds them to their steps', async () => {
  const [bella, max] = [await aUser(), await aUser()]
  expect(await theirs(bella)).toEqual(FIRST_PREFERENCES)
  for (const textPercent of [120, 9999]) {
    const settings = { ...FIRST_PREFERENCES, textPercent, light: false }
    expect((await ask(SAVE, { as: bella, variables: { settings } })).data).toEqual({ saveSettings: true })
  }
  expect(await theirs(bella)).toEqual({ ...FIRST_PREFERENCES, textPercent: 200, light: false })
  expect(await theirs(max)).toEqual(FIRST_PREFERENCES)
})

it('keeps what a page from before a deploy does not know of', async () => {
  const bella = await aUser()
  const save = (settings: object) => ask(SAVE, { as: bella, variables: { settings } })
  await save({ ...FIRST_PREFERENCES, saveBattery: true, weather: false })
  expect((await save({ textPercent: 120, sound: false, weather: null })).data).toEqual({ saveSettings: true })
  expect((await save({})).data).toEqual({ saveSettings: true })
  const saved = { ...FIRST_PREFERENCES, saveBattery: true, weather: false, textPercent: 120, sound: false }
  expect(await theirs(bella)).toEqual(saved)
})

it('keeps the lessons that a user has done', async () => {
  const bella = await aUser()
  const settings = { lessonsDone: ['walk', 'say'] }
  await ask(SAVE, { as: bella, variables: { settings } })
  expect(await theirs(bella)).toEqual({ ...FIRST_PREFERENCES, ...settings })
})

it('keeps both changes of two pages of one user that save at the same time', async () => {
  const bella = await aUser()
  const save = (settings: object) => ask(SAVE, { as: bella, variables: { settings } })
  for (const percent of [50, 150, 200]) {
    await Promise.all([save({ bubblePercent: percent }), save({ zoomPercent: percent })])
    expect(await theirs(bella)).toEqual({ ...FIRST_PREFERENCES, bubblePercent: percent, zoomPercent: percent })
  }
})

it('[FO2] tells the room of a dog that nobody may follow it, with its entry and while it is there', async () => {
  const [onlooker, kennel] = [await goIn(await aKennel()), await aKennel()]
  const save = (followers: boolean) => ask(SAVE, { as: kennel.as, variables: { settings: { followers } } })
  await save(false)
  await goIn(kennel)
  expect(await onlooker.next('marked')).toMatchObject({ dog: kennel.dogId, mark: { followers: false } })
  await save(true)
  expect(await onlooker.next('marked')).toEqual({ type: 'marked', dog: kennel.dogId, mark: { followers: true } })
})

it('refuses preferences to visitors', async () => {
  const refused = await ask(SAVE, { as: null, variables: { settings: FIRST_PREFERENCES } })
  expect(refused.errors).toHaveLength(1)
  expect(await theirs(null)).toBeFalsy()
})
