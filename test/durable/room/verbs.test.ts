import { describe, expect, it } from 'vitest'
import { aPark } from '#test/support/park.ts'

const MODERATOR = { mayHide: true, hidden: true, badge: 'moderator' } as const
const PAUSE = { mode: 'pause', everySeconds: 0 } as const

describe('the guards of a message', () => {
  it('[M2] count a message before they look at its contents', () => {
    const park = aPark()
    const spy = park.enter(1, MODERATOR)
    for (let n = 0; n < 20; n++) spy.say('boo')
    expect(spy.last).toMatchObject({ reason: 'you-are-hidden' })
    spy.say('boo')
    expect(spy.last).toMatchObject({ request: 'say', reason: 'too-fast' })
  })

  it('[K4] refuse a hidden dog before they look at its text, and count no line', () => {
    const park = aPark()
    const spy = park.enter(1, MODERATOR)
    for (let n = 0; n < 10; n++) spy.say('')
    expect(spy.last).toMatchObject({ request: 'say', reason: 'you-are-hidden' })
    spy.send({ type: 'hide', hidden: false }).say('here I am')
    expect(spy.last).toMatchObject({ type: 'said', text: 'here I am' })
  })

  it('[C13] filter a text before they check the calm mode', () => {
    const park = aPark()
    const bella = park.enter(1)
    park.calmDown({ ...PAUSE, until: park.now + 60_000 })
    bella.say('')
    expect(bella.last).toMatchObject({ request: 'say', reason: 'empty' })
    bella.say('hej')
    expect(bella.last).toMatchObject({ request: 'say', reason: 'room-paused' })
  })

  it('[C13] [C2] count no line that a calm mode refuses', () => {
    const park = aPark()
    const bella = park.enter(1)
    park.calmDown({ ...PAUSE, until: park.now + 60_000 })
    for (let n = 0; n < 10; n++) bella.say(`line ${n}`)
    park.calmDown(null)
    bella.say('at last')
    expect(bella.last).toMatchObject({ type: 'said', text: 'at last' })
  })
})
