import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { addLines } from '#app/game/model/chat/chat-log.ts'
import { parseDraft } from '#app/game/model/chat/commands.ts'
import { FIRST_STATE } from '#app/game/model/game/game-state.ts'
import type { GameState, Moment } from '#app/game/model/game/game-state.ts'
import { Talk } from '#app/game/model/game/talk.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { words } from '#test/support/words.ts'

function aTalk() {
  const wear = { hat: null, mouth: null, back: null, ass: null }
  const looks = { color: '#c08040', shadowColor: '#86592d', wear, badge: null, pose: 'stand' as const, facing: 4 }
  const walk = { x: 1, y: 1, dirs: '', startedAt: 0 }
  const dogs = new Map(
    [1, 2].map((id) => [id, { id, slot: id, name: `Dog ${id}`, ...looks, walk, away: false, glide: null }]),
  )
  const world = { ...EMPTY_WORLD, me: 1, dogs }
  const state = createStore<GameState>(() => ({ ...FIRST_STATE, world, link: { state: 'open' } as const }))
  const sent: ClientMessage[] = []
  const moments: Moment[] = []
  const talk = new Talk({
    state,
    send: (message) => (sent.push(message), true),
    tell: (moment) => void moments.push(moment),
  })
  return { talk, state, sent, moments }
}

const line = { dog: 1, name: 'Dog 1', color: '#c08040', text: words('hej'), at: 0 }

it('sends what a draft asks for', () => {
  const { talk, sent } = aTalk()
  expect([
    talk.say(parseDraft('hej')),
    talk.say(parseDraft('/me danser')),
    talk.say(parseDraft('/w dog 2 psst')),
  ]).toEqual([true, true, true])
  expect(sent).toEqual([
    { type: 'say', text: 'hej' },
    { type: 'say', text: 'danser', as: 'me' },
    { type: 'whisper', to: 2, text: 'psst' },
  ])
})

it('keeps a draft that cannot be sent, and says why', () => {
  const { talk, state, sent } = aTalk()
  expect([talk.say(parseDraft('/w Rex psst')), talk.say(parseDraft('/w "Dog 1" psst'))]).toEqual([false, false])
  expect(state.getState().refusal).toEqual({ reason: 'not-here', request: 'say' })
  expect([talk.say(parseDraft('/help')), sent]).toEqual([false, []])
})

it('whispers to nobody when a second dog of that name came while it was typed', () => {
  const { talk, state, sent } = aTalk()
  const draft = parseDraft('/w "Dog 2" psst')
  const { world } = state.getState()
  const second = { ...world.dogs.get(2)!, id: 3, slot: 3 }
  state.setState({ world: { ...world, dogs: new Map([...world.dogs, [3, second]]) } })
  expect([talk.say(draft), sent]).toEqual([false, []])
  expect(state.getState().refusal).toEqual({ reason: 'which-dog', request: 'say' })
})

it('restores exactly the draft that the room refused', () => {
  const { talk, state, moments } = aTalk()
  talk.say(parseDraft('hej'))
  talk.say(parseDraft('/w "Dog 2" ring 20 12 34 56'))
  talk.heard({ type: 'said', seq: 1, ...line }, 1)
  talk.heard({ type: 'refused', request: 'whisper', reason: 'personal-data' }, 1)
  expect(moments.at(-1)).toEqual({ type: 'unsaid', text: '/w "Dog 2" ring 20 12 34 56' })
  expect(state.getState().refusal).toEqual({ reason: 'personal-data', request: 'say' })
})

it('[C10] sends typing marks at intervals, and none for a whisper or half a command', () => {
  const { talk, sent } = aTalk()
  const type = (draft: string) => talk.typing(parseDraft(draft).command)
  for (const draft of ['/', '/w', '/w Dog 2 hej', '  ']) type(draft)
  expect(sent).toEqual([])
  type('h')
  type('he')
  type('hej')
  expect(sent).toEqual([{ type: 'typing' }])
})

it('removes the lines of a dog that is ignored', () => {
  const { talk, state } = aTalk()
  const { world } = state.getState()
  const log = addLines(
    [],
    [
      { seq: 1, ...line },
      { seq: 2, ...line, dog: 2 },
    ],
    { id: 1, name: 'Dog 1' },
  )
  state.setState({ world: { ...world, log } })
  talk.forget(2)
  expect(state.getState().world.log.map(({ key }) => key)).toEqual([1])
})

it('empties the log on this screen', () => {
  const { talk, state } = aTalk()
  const { world } = state.getState()
  state.setState({ world: { ...world, log: addLines([], [{ seq: 1, ...line }], { id: 1, name: 'Dog 1' }), unread: 1 } })
  talk.clear()
  expect(state.getState().world).toMatchObject({ log: [], unread: 0 })
})

it('[C12] sends a phrase by its id, and puts nothing into the field if the room refuses it', () => {
  const { talk, sent, moments, state } = aTalk()
  expect(talk.sayPhrase('hello')).toBe(true)
  talk.say(parseDraft('hej'))
  expect(sent[0]).toEqual({ type: 'phrase', phrase: 'hello' })
  talk.heard({ type: 'refused', request: 'phrase', reason: 'same-text' }, 1)
  expect(moments).toEqual([])
  expect(state.getState().refusal).toEqual({ reason: 'same-text', request: 'say' })
  talk.heard({ type: 'refused', request: 'say', reason: 'hurtful' }, 1)
  expect(moments).toEqual([{ type: 'unsaid', text: 'hej' }])
})

it('[C2] [C12] makes a sixth phrase wait, and tells the player', () => {
  const { talk, sent, state } = aTalk()
  const taken = Array.from({ length: 6 }, () => talk.sayPhrase('hello'))
  expect(taken).toEqual([true, true, true, true, true, false])
  expect(sent).toHaveLength(5)
  expect(state.getState().refusal).toEqual({ reason: 'too-fast', request: 'say' })
})

const noon = Date.now() + 300_000

it('[C13] keeps the draft while the chat is paused, says why, and makes phrases wait as well', () => {
  const { talk, sent, state } = aTalk()
  talk.heard({ type: 'calmed', calm: { mode: 'pause', everySeconds: 0, until: noon } }, 1)
  expect([talk.say(parseDraft('hej')), talk.say(parseDraft('/w "Dog 2" psst')), talk.sayPhrase('hello')]).toEqual([
    false,
    false,
    false,
  ])
  expect(state.getState().refusal).toEqual({ reason: 'room-paused', request: 'say' })
  expect(sent).toEqual([])
  talk.heard({ type: 'calmed', calm: null }, 1)
  expect(talk.say(parseDraft('hej'))).toBe(true)
})

it('[C13] sends phrases while only phrases are allowed', () => {
  const { talk, sent } = aTalk()
  talk.heard({ type: 'calmed', calm: { mode: 'phrases', everySeconds: 0, until: noon } }, 1)
  expect([talk.say(parseDraft('hej')), talk.sayPhrase('hello')]).toEqual([false, true])
  expect(sent).toEqual([{ type: 'phrase', phrase: 'hello' }])
})

it('[C13] counts down to the next line in slow mode, but not for staff and whispers to staff', () => {
  const { talk, state } = aTalk()
  const { world } = state.getState()
  const log = addLines([], [{ seq: 1, ...line, at: Date.now() }], { id: 1, name: 'Dog 1' })
  state.setState({ world: { ...world, log } })
  talk.heard({ type: 'calmed', calm: { mode: 'slow', everySeconds: 60, until: noon } }, 1)
  expect(talk.say(parseDraft('hej'))).toBe(false)
  expect(state.getState().refusal?.reason).toBe('slow-mode')
  expect(state.getState().chatAllowance.left).toBeLessThan(-50)
  talk.heard({ type: 'calmed', calm: null }, 1)
  expect(talk.say(parseDraft('hej'))).toBe(true)

  const staff = new Map([...world.dogs].map(([id, dog]) => [id, { ...dog, badge: 'moderator' as const }]))
  state.setState({ world: { ...world, log, dogs: new Map([...world.dogs, [2, staff.get(2)!]]) } })
  talk.heard({ type: 'calmed', calm: { mode: 'pause', everySeconds: 0, until: noon } }, 1)
  expect([talk.say(parseDraft('/w "Dog 2" hjælp')), talk.say(parseDraft('hej alle'))]).toEqual([true, false])
  state.setState({ world: { ...world, log, dogs: staff } })
  expect(talk.say(parseDraft('ro på'))).toBe(true)
})
