import { act, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OwnFriend, OwnedThing } from '#app/game/model/account/dog-queries.ts'
import type { ShownTrade } from '#app/game/model/account/trade-queries.ts'
import { NoAnswer, refused } from '#test/app/api-server.ts'
import type { Fields } from '#test/app/api-server.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'
import { NOON } from '#test/support/park.ts'

const OTHER = 2
const color = '#c08040'
const NAKED = { hat: null, mouth: null, back: null, ass: null }

function profileOf(id: number, name: string, fields: object = {}) {
  const born = { dogYears: 3, isBirthday: false, isPuppy: false }
  const shown = { pack: 'banden', rank: 'puppy', owner: `hos ${name}`, badge: null, isMine: id === ME }
  return { id, name, color, shadowColor: color, wear: NAKED, ...born, ...shown, ...fields }
}

async function opensProfile({ press, find, texts }: EnteredPark, dog: string) {
  await press(new RegExp(`^${dog} `))
  await press(texts.game.dogMenu.profile)
  return within(await find('dialog', texts.game.life.profile.title))
}

/** The server tells the page that this topic has changed. */
function nudge({ park }: EnteredPark, about: 'friends' | 'trade' | 'bag') {
  act(() => park.learn([{ type: 'nudge', dog: ME, about }]))
}

const friend = (state: OwnFriend['state'], room: string | null = 'plaza') => ({
  ...{ dogId: OTHER, name: 'Svarer', color, shadowColor: color },
  ...{ room, state },
})

it('asks a dog to be friends by its profile, and is told of the answer', async () => {
  let friends: object[] = []
  let favours: object[] = []
  const entered = await enteredPark({
    language: 'dk',
    fields: {
      dogProfile: profileOf(OTHER, 'Svarer'),
      friends: () => friends,
      favours: () => favours,
      askFriend: () => {
        friends = [friend('asked')]
        return false
      },
    },
  })
  const { server, texts, meets, press } = entered
  meets(OTHER, 'Svarer')
  const { friends: words } = texts.game.life
  const window = await opensProfile(entered, 'Svarer')
  await press(words.ask)
  await window.findByText(words.askedNow.replace('{{name}}', 'Svarer'))
  expect(window.queryByRole('button', { name: words.ask })).toBeNull()
  expect(server.variablesOf('AskFriend')).toEqual([{ dogId: ME, otherDogId: OTHER }])
  friends = [friend('friends')]
  nudge(entered, 'friends')
  await window.findByText(words.areFriends)
  favours = [{ id: 'f', kind: 'friendship', name: 'Svarer', thing: null }]
  act(() => entered.park.learn([{ type: 'nudge', dog: ME, about: 'prints' }]))
  await entered.findByText(texts.late.favours.friendship.replace('{{name}}', 'Svarer'))
})

it('accepts a dog that wants to be friends, and says why that is refused', async () => {
  let isRefused = true
  const entered = await enteredPark({
    language: 'se',
    fields: {
      friends: [friend('asks')],
      acceptFriend: () => {
        if (isRefused) throw refused('too-often')
        return true
      },
    },
  })
  const { server, texts, press, findByText } = entered
  await findByText(texts.game.life.friends.request.replace('{{name}}', 'Svarer'))
  await press(texts.game.life.friends.accept)
  await findByText(texts.refusals['too-often'])
  isRefused = false
  await press(texts.game.life.friends.accept)
  await waitFor(() => expect(server.variablesOf('AcceptFriend').length).toBe(2))
  expect(server.variablesOf('AcceptFriend')[0]).toEqual({ dogId: ME, otherDogId: OTHER })
})

it('says in the window of friends that there are none, who waits, and asks before a friendship ends', async () => {
  let friends: object[] = []
  const entered = await enteredPark({ language: 'no', fields: { friends: () => friends, endFriendship: true } })
  const { server, texts, press, find } = entered
  const { friends: words } = texts.game.life
  await press(words.title)
  const window = within(await find('dialog', words.title))
  await window.findByText(words.empty)
  friends = [friend('friends', null), { ...friend('asked'), dogId: 3, name: 'Venter' }]
  nudge(entered, 'friends')
  await window.findByText(words.away)
  await window.findByText(words.asked)
  expect(window.queryByRole('button', { name: words.goTo.replace('{{name}}', 'Svarer') })).toBeNull()
  await press(words.endNamed.replace('{{name}}', 'Svarer'))
  expect(server.variablesOf('EndFriendship')).toEqual([])
  await press(words.endSure)
  await waitFor(() => expect(server.variablesOf('EndFriendship')).toEqual([{ dogId: ME, otherDogId: OTHER }]))
})

it('says that friends could not be fetched, and fetches them again', async () => {
  let isOut = true
  const { texts, press, find, findByText } = await enteredPark({
    fields: {
      friends: () => {
        if (isOut) throw refused('try-again')
        return [friend('friends')]
      },
    },
  })
  await press(texts.game.life.friends.title)
  await findByText(texts.game.life.failed)
  isOut = false
  await press(texts.game.life.again)
  await find('list', texts.game.life.friends.title)
})

it.each(['nobody', 'failed'] as const)('says in a profile: %s', async (what) => {
  const dogProfile = () => {
    if (what === 'failed') throw new NoAnswer()
    return null
  }
  const entered = await enteredPark({ language: 'se', fields: { dogProfile } })
  const { life } = entered.texts.game
  entered.meets(OTHER, 'Svarer')
  await entered.press(/^Svarer /)
  await entered.press(entered.texts.game.dogMenu.profile)
  await entered.findByText(what === 'nobody' ? life.profile.nobody : life.failed)
})

it('shows the figures of the own dog in its profile, and those of no other', async () => {
  const entered = await enteredPark({
    language: 'dk',
    fields: { dogProfile: ({ dogId }: { dogId: number }) => profileOf(dogId, dogId === ME ? 'Luna' : 'Svarer') },
  })
  const { texts, press, find, meets } = entered
  const { own, profile } = texts.game.life
  await press(own.open.replace('{{name}}', 'Luna'))
  const window = within(await find('dialog', profile.title))
  await window.findByText(own.karmaWord)
  meets(OTHER, 'Svarer')
  await press(/^Svarer /)
  await press(texts.game.dogMenu.profile)
  await window.findByText('hos Svarer')
  expect(window.queryByText(own.karmaWord)).toBeNull()
})

it('gives a treat once, and says why another one is refused', async () => {
  let given = 0
  const entered = await enteredPark({
    fields: {
      dogProfile: profileOf(OTHER, 'Svarer'),
      giveTreat: () => {
        given += 1
        if (given === 1) throw refused('too-often')
        return true
      },
    },
  })
  entered.meets(OTHER, 'Svarer')
  const window = await opensProfile(entered, 'Svarer')
  const { profile } = entered.texts.game.life
  await entered.press(profile.treat)
  await window.findByText(entered.texts.refusals['too-often'])
  await entered.press(profile.treat)
  await window.findByText(profile.treated.replace('{{name}}', 'Svarer'))
  expect(window.queryByRole('button', { name: profile.treat })).toBeNull()
})

const HAT: OwnedThing = { id: 5, ver: 1, kind: 'beanie', slot: 'hat' }
const OPENS_AFTER_MS = 3000

/** A server with one trade between the own dog and the other one; `by` has proposed it. */
function tradingServer(by: number, id = 't') {
  const side = (dogId: number) => ({ dogId, bones: 0, hasAgreed: false, things: [] as object[] })
  let trade: (Omit<ShownTrade, 'sides'> & { sides: ReturnType<typeof side>[] }) | null = null
  const begin = () => {
    const sides = [side(by), side(by === ME ? OTHER : ME)]
    trade = { id, ver: 1, state: 'open', opensAt: new Date(NOON).toISOString(), sides }
  }
  const change = (dogId: number, what: object, fields: object = {}) => {
    if (!trade) return
    const sides = trade.sides.map((one) => (one.dogId === dogId ? { ...one, ...what } : one))
    trade = { ...trade, ver: trade.ver + 1, sides, ...fields }
  }
  const fields: Fields = {
    dogProfile: profileOf(OTHER, 'Tager'),
    dogThings: [HAT],
    // The end of a trade is told to who asks for that trade alone.
    trade: (asked: { id: string | null }) => (trade?.state === 'open' || trade?.id === asked.id ? trade : null),
    proposeTrade: () => {
      begin()
      return id
    },
    offerInTrade: ({ things }: { things: { id: number }[] }) => {
      const opensAt = new Date(Date.now() + OPENS_AFTER_MS).toISOString()
      change(ME, { things: things.map(() => HAT) }, { opensAt })
      return true
    },
    agreeToTrade: () => {
      change(ME, { hasAgreed: true })
      return false
    },
    leaveTrade: true,
  }
  return { fields, begin, change, end: (state: 'done' | 'over') => change(0, {}, { state }) }
}

it('[X2] [X3] trades a hat once both have agreed, though the other agrees first', async () => {
  const server = tradingServer(ME)
  const entered = await enteredPark({ language: 'dk', fields: server.fields })
  const { texts, meets, press, passes, find, isGone } = entered
  const { trade } = texts.late
  meets(OTHER, 'Tager')
  await opensProfile(entered, 'Tager')
  await press(trade.title)
  const window = within(await find('dialog', trade.with.replace('{{name}}', 'Tager')))
  await press('Hue')
  await waitFor(() =>
    expect(entered.server.variablesOf('OfferInTrade')).toMatchObject([{ things: [{ id: 5, ver: 1 }] }]),
  )
  // The other agrees before the countdown here has ended, which ends all the same.
  server.change(OTHER, { hasAgreed: true })
  nudge(entered, 'trade')
  await window.findByText(trade.agreed)
  const key = () => window.getByRole('button', { name: new RegExp(`^${trade.agree}`) })
  expect(window.queryByRole('button', { name: trade.agree })).toBeNull()
  await passes(OPENS_AFTER_MS + 1000)
  expect(key().matches(':disabled')).toBe(false)
  await press(trade.agree)
  await window.findByText(trade.waiting.replace('{{name}}', 'Tager'))
  server.end('done')
  nudge(entered, 'trade')
  await window.findByText(trade.done)
  await press(trade.close)
  await isGone('dialog', trade.with.replace('{{name}}', 'Tager'))
})

it('looks at a trade that another dog proposes, and says that it is over', async () => {
  const server = tradingServer(OTHER)
  const entered = await enteredPark({ language: 'se', fields: server.fields })
  const { texts, meets, press, findByText, find } = entered
  const { trade } = texts.late
  meets(OTHER, 'Tager')
  server.begin()
  nudge(entered, 'trade')
  await findByText(trade.request.replace('{{name}}', 'Tager'))
  await press(trade.look)
  const window = within(await find('dialog', trade.with.replace('{{name}}', 'Tager')))
  server.end('over')
  nudge(entered, 'trade')
  await window.findByText(trade.over)
})

it('[X1] ends a trade whose window is closed by Escape in the park, and hears of the next one', async () => {
  const server = tradingServer(ME)
  const entered = await enteredPark({ language: 'dk', fields: server.fields })
  const { texts, meets, press, find, isGone, user } = entered
  const { trade } = texts.late
  meets(OTHER, 'Tager')
  await opensProfile(entered, 'Tager')
  await press(trade.title)
  await find('dialog', trade.with.replace('{{name}}', 'Tager'))
  ;(await find('application', texts.game.park.label)).focus()
  await user.keyboard('{Escape}')
  await isGone('dialog', trade.with.replace('{{name}}', 'Tager'))
  await waitFor(() => expect(entered.server.variablesOf('LeaveTrade')).toEqual([{ dogId: ME, tradeId: 't' }]))
  server.end('over')
  nudge(entered, 'trade')
  const next = tradingServer(OTHER, 'next')
  next.begin()
  entered.server.fields = { ...entered.server.fields, ...next.fields }
  nudge(entered, 'trade')
  await find('button', trade.look)
})

it('says in a trade why an offer is refused, and lets its player agree to nothing meanwhile', async () => {
  const server = tradingServer(ME)
  const entered = await enteredPark({
    fields: {
      ...server.fields,
      offerInTrade: () => {
        throw refused('too-often')
      },
    },
  })
  const { texts, meets, press, find } = entered
  const { trade } = texts.late
  meets(OTHER, 'Tager')
  await opensProfile(entered, 'Tager')
  await press(trade.title)
  const window = within(await find('dialog', trade.with.replace('{{name}}', 'Tager')))
  await press('Beanie')
  await window.findByText(texts.refusals['too-often'])
})
