import { cleanup, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '#test/app/api-server.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'

/** No walk through two rooms takes so many of these steps. */
const STEPS_MAX = 40
const STEP_MS = 3000
const OTHER = 2
const color = '#c08040'

async function setsOutFor({ press, texts, findByText }: EnteredPark, room: string) {
  await press(texts.game.bar.map)
  await press(new RegExp(`^${room}, `))
  await press(texts.game.map.go)
  await findByText(texts.game.map.onTheWay.replace('{{room}}', room))
}

async function arrivesIn({ getByRole, passes }: EnteredPark, room: string) {
  const sign = () => getByRole('heading', { level: 1 }).textContent
  for (let step = 0; step < STEPS_MAX && !sign().startsWith(room); step++) await passes(STEP_MS)
  expect(sign()).toMatch(new RegExp(`^${room}`))
}

it('travels to a room on the map, stops at Escape, and keeps the draft', async () => {
  const entered = await enteredPark()
  const { texts, user, room, field, queryByText } = entered
  await user.click(field())
  await user.paste('Are you')
  await setsOutFor(entered, 'The Cinema')
  await user.keyboard('{Escape}')
  expect(queryByText(texts.game.map.onTheWay.replace('{{room}}', 'The Cinema'))).toBeNull()
  await setsOutFor(entered, 'The Cinema')
  await arrivesIn(entered, 'The Cinema')
  expect(room('cinema').own.has(ME)).toBe(true)
  expect(queryByText(texts.game.map.onTheWay.replace('{{room}}', 'The Cinema'))).toBeNull()
  expect(field().value).toBe('Are you')
})

it('says that the map could not be fetched', async () => {
  const { texts, press, findByText } = await enteredPark({
    language: 'dk',
    fields: {
      parkMap: () => {
        throw refused('try-again')
      },
    },
  })
  await press(texts.game.bar.map)
  await findByText(texts.game.map.failed)
})

it('says on the map whose house it is, and does not lead there', async () => {
  const closed = 'Only for the Clan'
  const rooms = [
    { key: 'pack-lane', name: 'Pack Lane', dogs: 1, refusal: null },
    { key: 'house-klanen', name: 'The Shield Hall', dogs: 0, refusal: { code: 'only-pack', text: closed } },
  ]
  const doors = [{ id: 'hall', from: 'pack-lane', to: 'house-klanen', isClosed: true }]
  const { texts, press, find, queryByRole } = await enteredPark({
    room: 'pack-lane',
    fields: { parkMap: { rooms, doors } },
  })
  await press(texts.game.bar.map)
  const hall = await find('button', /^The Shield Hall, /)
  expect(hall.getAttribute('aria-label')).toBe(`The Shield Hall, 0 dogs, closed: ${closed}`)
  await press(/^The Shield Hall, /)
  const window = within(await find('dialog', texts.game.map.title))
  expect(window.getAllByRole('status').some(({ textContent }) => textContent.includes(closed))).toBe(true)
  expect(queryByRole('button', { name: texts.game.map.go })).toBeNull()
})

it('offers administrators to warp to the chosen room, and nobody else', async () => {
  const { texts, press, find, queryByRole } = await enteredPark({ dog: { owner: { admin: 1, moderator: 0 } } })
  await press(texts.game.bar.map)
  await press(/^The Cinema, /)
  await press(texts.game.map.warp)
  await find('heading', /^The Cinema/)
  cleanup()
  const player = await enteredPark()
  await player.press(texts.game.bar.map)
  await player.press(/^The Cinema, /)
  await player.find('button', texts.game.map.go)
  expect(queryByRole('button', { name: texts.game.map.warp })).toBeNull()
})

it('warps an administrator by a line of the chat, and says where there is no such room', async () => {
  const { texts, says, find, findByText } = await enteredPark({ dog: { owner: { admin: 1, moderator: 0 } } })
  await says('/warp nowhere')
  await findByText(texts.game.map.noRoom.replace('{{name}}', 'nowhere'))
  await says('/warp the cin')
  await find('heading', /^The Cinema/)
})

const friend = { dogId: OTHER, name: 'Forud', color, shadowColor: color, room: 'hat-shop', state: 'friends' }

it('follows a friend into another room and up to it, by the list of friends', async () => {
  const { texts, room, press, passes, find, findAllByText } = await enteredPark({
    isPhone: true,
    fields: { friends: [friend] },
  })
  room('hat-shop').enter(OTHER, { name: 'Forud' })
  const { friends } = texts.game.life
  await press(friends.title)
  await press(friends.goTo.replace('{{name}}', 'Forud'))
  await find('heading', /^The Hat Shop/)
  await passes(10_000)
  await findAllByText(new RegExp(`^${texts.game.roster.beside}`))
})

const found = { id: OTHER, name: 'Forsvundet', color, shadowColor: color, room: 'hat-shop', roomName: 'The Hat Shop' }

async function finds(entered: EnteredPark, name: string) {
  const { user, texts, press, passes, find } = entered
  await press(texts.game.bar.menu)
  await press(texts.game.bar.search, 'menuitem')
  const field = await find('searchbox', texts.game.search.name)
  await user.click(field)
  await user.paste(name)
  await passes(500)
}

it('goes to a dog in another room, by the search', async () => {
  const entered = await enteredPark({ isPhone: true, fields: { searchDogs: [{ ...found, twin: 1 }] } })
  entered.room('hat-shop').enter(OTHER, { name: 'Forsvundet' })
  await finds(entered, 'Forsv')
  expect(entered.server.variablesOf('SearchDogs')).toEqual([{ name: 'Forsv', language: 'en' }])
  await entered.press(entered.texts.game.search.goTo.replace('{{name}}', 'Forsvundet'))
  await entered.find('heading', /^The Hat Shop/)
})

it('says in a search that nobody is called so, and that there is no answer', async () => {
  let answers: (() => object[])[] = [
    () => [],
    () => {
      throw refused('too-often', 'Nicht so oft')
    },
  ]
  const entered = await enteredPark({
    language: 'se',
    fields: {
      searchDogs: () => {
        const [first, ...rest] = answers
        answers = rest
        return first?.()
      },
    },
  })
  await finds(entered, 'Ing')
  await entered.findByText(entered.texts.game.search.nobody)
  await entered.user.keyboard('en')
  await entered.passes(500)
  await entered.findByText('Nicht so oft')
})

it('says that the room is full in which a dog is to be met, and that the park does not answer', async () => {
  const problems = [refused('room-full', 'It is full there right now'), refused('try-again')]
  let isIn = false
  const entered = await enteredPark({
    fields: {
      searchDogs: [{ ...found, twin: 2 }],
      enterPark: () => {
        if (isIn) throw problems.shift()
        isIn = true
        return { ticket: '', room: 'plaza', pack: 'plaza', gained: null, nudges: 0 }
      },
    },
  })
  await finds(entered, 'Forsv')
  const { texts, press, findByText, getByText } = entered
  expect(getByText(texts.game.search.twin.replace('{{room}}', 'The Hat Shop').replace('{{number}}', '2'))).toBeTruthy()
  await press(texts.game.search.goTo.replace('{{name}}', 'Forsvundet'))
  await findByText(/It is full there right now/)
  await press(texts.game.search.goTo.replace('{{name}}', 'Forsvundet'))
  await findByText(texts.refusals['try-again'])
})

it('says on its sign that the room is a twin', async () => {
  const { texts, getByRole } = await enteredPark({
    language: 'no',
    fields: { enterPark: { ticket: '', room: 'plaza~2', pack: 'plaza', gained: null, nudges: 0 } },
  })
  const sign = getByRole('heading', { level: 1 })
  expect(sign.textContent).toContain(texts.game.roster.twin.replace('{{number}}', '2'))
})

it('closes the film for a dog that leaves the cinema', async () => {
  const entered = await enteredPark({ room: 'cinema', fields: { cinemaProgramme: [] } })
  const { texts, press, find, isGone } = entered
  const { cinema } = texts.game.life
  await press(cinema.open)
  await find('dialog', cinema.title)
  await setsOutFor(entered, 'Market Street')
  await arrivesIn(entered, 'Market Street')
  await isGone('dialog', cinema.title)
})

it('opens the film of the cinema for a dog that sits down there', async () => {
  const { texts, says, passes, find } = await enteredPark({
    language: 'dk',
    room: 'cinema',
    fields: { cinemaProgramme: [] },
  })
  await says('/sit')
  await passes(1000)
  await find('dialog', texts.game.life.cinema.title)
})
