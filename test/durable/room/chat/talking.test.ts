import { expect, it } from 'vitest'
import { CHAT_KEPT_MS } from '#durable/rules/chat.ts'
import { NOON, aPark } from '#test/support/park.ts'

it('[C7] sends a line to everyone, the speaker too, after it was logged', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.say('  Hej   med dig ')
  const line = { seq: 1, dog: 1, name: 'Dog 1', color: '#c08040', text: 'Hej med dig', at: NOON }
  expect(bella.last).toEqual({ type: 'said', ...line })
  expect(max.last).toEqual({ type: 'said', ...line })
  expect(park.effects.map((effect) => effect.do)).toEqual(['keep', 'tell'])
  expect(park.effects[0]).toMatchObject({ what: { line: { text: 'Hej med dig' } }, when: 'now' })
  expect(park.log).toEqual([{ ...line, user: 10, isStaff: false, isFlagged: false, typed: null }])
})

it('[C1] refuses an empty line and one over 120 code points, and takes 120 emoji', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.say(' \u200b\n ')
  expect(bella.last).toEqual({ type: 'refused', request: 'say', reason: 'empty' })
  bella.say('x'.repeat(121))
  expect(bella.last).toEqual({ type: 'refused', request: 'say', reason: 'too-long' })
  bella.say('🐶'.repeat(120))
  expect(bella.last).toMatchObject({ type: 'said', seq: 1 })
})

it('[C2] allows five lines at once, and refuses the sixth with the time to wait', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  for (let n = 1; n <= 6; n++) bella.say(`line ${n}`)
  expect(bella.last).toEqual({ type: 'refused', request: 'say', reason: 'too-fast', retryInMs: 1000 })
  expect(max.of('said')).toHaveLength(5)
  park.wait(999)
  bella.say('too early')
  expect(bella.last).toMatchObject({ type: 'refused', retryInMs: 1 })
  park.wait(1)
  bella.say('in time')
  expect(max.last).toMatchObject({ type: 'said', seq: 6, text: 'in time' })
})

it('[C2] sends at most fifteen of ten thousand lines in ten seconds', () => {
  const park = aPark()
  const max = park.enter(2)
  let bella = park.enter(1)
  for (let n = 0; n < 10_000; n++) {
    if (!bella.isOpen) bella = park.enter(1)
    bella.say(`line ${n}`)
    park.wait(1)
  }
  expect(max.of('said').length).toBeLessThanOrEqual(15)
})

it('[C2] refills the bucket of lines neither by a sleep of the room nor by leaving', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let n = 1; n <= 5; n++) bella.say(`line ${n}`)
  park.hibernate()
  bella.say('after a sleep')
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'too-fast', retryInMs: 1000 })
  bella.send({ type: 'leave' })
  const again = park.enter(1, { epoch: 2 })
  again.say('after leaving')
  expect(again.last).toMatchObject({ type: 'refused', reason: 'too-fast', retryInMs: 1000 })
  park.wait(1_000)
  again.say('in time')
  expect(again.last).toMatchObject({ type: 'said', seq: 6 })
})

it('[C3] refuses the same line a third time in a row within 30 s, in any case, and takes another at once', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.say('Kom nu')
  park.wait(5_000)
  bella.say('KOM NU')
  park.wait(5_000)
  bella.say('kom  nu')
  expect(bella.last).toEqual({ type: 'refused', request: 'say', reason: 'same-text', retryInMs: 20_000 })
  bella.say('så kom dog')
  expect(bella.last).toMatchObject({ type: 'said', seq: 3 })
  bella.say('kom nu')
  expect(bella.last).toMatchObject({ type: 'said', seq: 4 })
})

it('[C3] takes the same line again after 30 s, which are counted over a sleep', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.say('hej')
  bella.say('hej')
  park.hibernate()
  park.wait(29_999)
  bella.say('hej')
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'same-text', retryInMs: 1 })
  park.wait(1)
  bella.say('hej')
  expect(bella.last).toMatchObject({ type: 'said', seq: 3 })
})

it('[C7] numbers lines without a gap, over refusals, sleeps and crashes', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.say('one')
  bella.say('')
  park.hibernate()
  bella.say('two')
  park.crash()
  park.enter(1).say('three')
  expect(park.log.map((line) => [line.seq, line.text])).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ])
})

/** A park in which a line was written together with the dogs, and not on its page. */
function withHeldLine() {
  const park = aPark()
  const bella = park.enter(1)
  bella.say('one')
  park.enter(2).say('two')
  return { park, bella }
}

it('[C7] keeps a line that was written with the dogs, and puts it on the page of the next', () => {
  const { park, bella } = withHeldLine()
  const texts = () => park.log.map(({ seq, text }) => [seq, text])
  park.hibernate()
  expect(texts()).toEqual([
    [1, 'one'],
    [2, 'two'],
  ])
  bella.say('three')
  park.crash()
  expect(texts()).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ])
})

it('[C8] forgets a line that was written with the dogs, and deletes it when it is too old', () => {
  const forgetful = withHeldLine().park
  forgetful.disk.forget(20)
  forgetful.crash()
  expect(forgetful.log.map(({ text }) => text)).toEqual(['one'])
  const old = withHeldLine().park
  old.disk.expire(old.now + CHAT_KEPT_MS)
  old.crash()
  expect(old.log).toEqual([])
})

it('[C7] goes on with the numbers after the log was emptied', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.say('one')
  bella.walk(12, 12)
  park.disk.expire(park.now + CHAT_KEPT_MS)
  park.hibernate()
  bella.say('two')
  expect(bella.last).toMatchObject({ seq: 2 })
})

it('[Y1] refuses a hurtful line and a telephone number with a reason, and stores neither', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  const before = max.received.length
  bella.say('gå ud og dø')
  expect(bella.last).toEqual({ type: 'refused', request: 'say', reason: 'hurtful' })
  bella.say('ring 20 12 34 56')
  expect(bella.last).toEqual({ type: 'refused', request: 'say', reason: 'personal-data' })
  expect(max.received).toHaveLength(before)
  expect(park.log).toEqual([])
  bella.say('fuck, nu er det slut')
  expect(max.last).toMatchObject({ type: 'said', seq: 1, text: '****, nu er det slut' })
})

it('[Y1] logs the unmasked text of a line, and whether it is flagged', () => {
  const park = aPark()
  const bella = park.enter(1, { badge: 'moderator' })
  bella.say('fuck it')
  bella.say('are you home alone')
  expect(park.log).toMatchObject([
    { typed: 'fuck it', isFlagged: false, isStaff: true },
    { typed: null, isFlagged: true },
  ])
})

it('sends what a dog does as a line with "as": "me"', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.send({ type: 'say', text: 'ruller rundt', as: 'me' })
  expect(max.last).toMatchObject({ type: 'said', as: 'me', text: 'ruller rundt' })
  expect(park.enter(3).received[0]).toMatchObject({ lines: [{ seq: 1, as: 'me' }] })
})

it('[C8] sends a whisper to its two dogs only, also in later welcomes, numbered among all lines', () => {
  const park = aPark()
  const [bella, max, luna] = [park.enter(1), park.enter(2), park.enter(3)]
  const before = luna.received.length
  bella.whisper(2, 'psst')
  const whisper = { seq: 1, dog: 1, name: 'Dog 1', color: '#c08040', text: 'psst', at: NOON, to: 2, toName: 'Dog 2' }
  expect([bella.last, max.last]).toEqual([
    { type: 'whispered', ...whisper },
    { type: 'whispered', ...whisper },
  ])
  expect(luna.received).toHaveLength(before)
  bella.say('hej')
  expect(luna.last).toMatchObject({ type: 'said', seq: 2 })
  const heardBy = (dog: number) =>
    park
      .enter(dog, { epoch: 2 })
      .of('welcome')[0]!
      .lines.map(({ seq }) => seq)
  expect([heardBy(1), heardBy(2), heardBy(3), heardBy(4)]).toEqual([[1, 2], [1, 2], [2], [2]])
})

it('[C8] keeps a whisper for a dog with a lost connection, and refuses one to a dog that is not here', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  max.drop()
  bella.whisper(2, 'er du der?')
  const back = park.enter(2, { epoch: 2 }, { lastSeq: 0 })
  expect(back.of('welcome')[0]!.lines).toMatchObject([{ text: 'er du der?', to: 2 }])
  for (const to of [1, 9]) {
    bella.whisper(to, 'hallo')
    expect(bella.last).toEqual({ type: 'refused', request: 'whisper', reason: 'not-here' })
  }
})

it('[C2] [C3] [Y1] counts whispers in the bucket of lines, and filters them', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (const dog of [2, 3, 4]) park.enter(dog)
  for (const to of [2, 3, 4]) bella.whisper(to, 'hej')
  expect(bella.last).toMatchObject({ type: 'whispered', to: 4 })
  bella.whisper(2, 'gå og dø')
  expect(bella.last).toEqual({ type: 'refused', request: 'whisper', reason: 'hurtful' })
  bella.whisper(2, 'a')
  bella.whisper(2, 'b')
  expect(bella.last).toMatchObject({ type: 'refused', request: 'whisper', reason: 'too-fast' })
  park.hibernate()
  bella.send({ type: 'say', text: 'c', as: 'me' })
  bella.whisper(3, 'd')
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'too-fast' })
})
