import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FRAME_MAX, POSES } from '#durable/protocol/messages.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { parseClientFrame } from '#durable/protocol/parse.ts'
import { EMOTES } from '#durable/rules/chat.ts'
import { isPhrase } from '#durable/rules/phrases/phrases.ts'
import { below, pick, seeded } from '#test/support/random.ts'
import { anyText } from '#test/support/texts.ts'

const COURSE = {
  game: 'KnogleKnas',
  seed: '0123456789abcdef0123456789abcdef',
  isCalm: true,
  level: { key: 'hard-earth', version: 1 },
} as const

const MESSAGES: ClientMessage[] = [
  { type: 'hello', version: 1, lastSeq: null },
  { type: 'hello', version: 1, lastSeq: 0 },
  { type: 'hello', version: 1, lastSeq: 2 ** 31 - 1 },
  { type: 'walk', seq: 0, x: 0, y: 0 },
  { type: 'walk', seq: 7, x: -3, y: 9999 },
  { type: 'walk', seq: 8, x: 1, y: 1, frame: 40 },
  { type: 'say', text: 'hej 🐶 æøåäö' },
  { type: 'say', text: '' },
  { type: 'say', text: 'hej', frame: 1 },
  { type: 'typing', frame: 2 },
  { type: 'phrase', phrase: 'hello' },
  { type: 'rest', pose: 'sit' },
  { type: 'look', away: true },
  { type: 'leave' },
  { type: 'ack', frame: 0 },
  { type: 'pawPrint', op: '00000000-0000-4000-8000-000000000001', dog: 2, text: 'sleep well' },
  { type: 'played', round: '00000000-0000-4000-8000-000000000001', from: 0, tick: 0, bytes: '', course: COURSE },
  { type: 'played', round: '00000000-0000-4000-8000-000000000001', from: 9, tick: 60, bytes: 'AQID_-', isLast: true },
  { type: 'watch', dog: 2 },
  { type: 'watch', dog: null },
]

it.each(MESSAGES)('reads %j', (message) => {
  expect(parseClientFrame(JSON.stringify(message))).toEqual(message)
})

it.each([
  '',
  ' ',
  'ping',
  'null',
  'true',
  '7',
  '"leave"',
  '[]',
  '[{"type":"leave"}]',
  '{}',
  '{"type":null}',
  '{"type":["leave"]}',
  '{"type":"Leave"}',
  '{"type":"constructor"}',
  '{"type":"__proto__"}',
  '{"type":"welcome"}',
  '{"type":"leave"',
  '{"type":"leave"}{"type":"leave"}',
  '{"type":"leave","dog":1}',
  '{"type":"leave","__proto__":{"admin":1}}',
  '{"__proto__":{"type":"leave"}}',
  '{"type":"leave","constructor":{}}',
  '{"type":"phrase"}',
  '{"type":"phrase","phrase":"Hello!"}',
  '{"type":"phrase","phrase":"constructor"}',
  '{"type":"phrase","phrase":"hello","text":"hello"}',
  '{"type":"say"}',
  '{"type":"say","text":null}',
  '{"type":"say","text":7}',
  '{"type":"say","text":["hej"]}',
  '{"type":"say","text":"a\\u0000b"}',
  '{"type":"say","text":"a\\ud800"}',
  '{"type":"say","text":"\\udc36\\ud83d"}',
  '{"type":"say","text":"hej","dog":2}',
  '{"type":"walk","seq":1,"x":1}',
  '{"type":"walk","seq":1,"x":1,"y":1.5}',
  '{"type":"walk","seq":1,"x":1,"y":"1"}',
  '{"type":"walk","seq":1,"x":1,"y":null}',
  '{"type":"walk","seq":1,"x":1e309,"y":1}',
  '{"type":"walk","seq":1,"x":NaN,"y":1}',
  '{"type":"walk","seq":1,"x":10000,"y":1}',
  '{"type":"walk","seq":-1,"x":1,"y":1}',
  '{"type":"walk","seq":2147483648,"x":1,"y":1}',
  '{"type":"walk","seq":1,"x":1,"y":1,"startedAt":0}',
  '{"type":"walk","seq":1,"x":1,"y":1,"frame":-1}',
  '{"type":"say","text":"hej","frame":null}',
  '{"type":"emote","emote":"heart","frame":1}',
  '{"type":"rest","pose":"fly"}',
  '{"type":"rest","pose":"toString"}',
  '{"type":"hello","version":1}',
  '{"type":"dig","op":"1"}',
  '{"type":"dig","op":"00000000-0000-4000-8000-00000000000A"}',
  '{"type":"sniff","dog":1}',
  '{"type":"pawPrint","op":"00000000-0000-4000-8000-000000000001","dog":1}',
  '{"type":"pawPrint","op":"00000000-0000-4000-8000-000000000001","dog":"1","text":""}',
  '{"type":"pickUp","op":"00000000-0000-4000-8000-000000000001","thing":1}',
  '{"type":"watch"}',
  '{"type":"watch","dog":"2"}',
  '{"type":"watch","dog":2,"round":1}',
  '{"type":"played","round":"1","from":0,"tick":0,"bytes":""}',
  '{"type":"played","round":"00000000-0000-4000-8000-000000000001","from":0,"tick":0}',
  '{"type":"played","round":"00000000-0000-4000-8000-000000000001","from":-1,"tick":0,"bytes":""}',
  '{"type":"played","round":"00000000-0000-4000-8000-000000000001","from":0,"tick":0.5,"bytes":""}',
  '{"type":"played","round":"00000000-0000-4000-8000-000000000001","from":0,"tick":0,"bytes":"a+b"}',
  `{"type":"played","round":"00000000-0000-4000-8000-000000000001","from":0,"tick":0,"bytes":"${'a'.repeat(87)}"}`,
  '{"type":"played","round":"00000000-0000-4000-8000-000000000001","from":0,"tick":0,"bytes":"","isLast":false}',
  ...[
    { ...COURSE, game: 'Chess' },
    { ...COURSE, seed: 'x' },
    { ...COURSE, isCalm: 1 },
    { ...COURSE, name: 'x' },
    { ...COURSE, level: { key: '<b>', version: 1 } },
    { ...COURSE, level: { key: 'a', version: 1, by: 2 } },
  ].map((course) =>
    JSON.stringify({
      type: 'played',
      round: '00000000-0000-4000-8000-000000000001',
      from: 0,
      tick: 0,
      bytes: '',
      course,
    }),
  ),
  '{"type":"hello","version":"1","lastSeq":null}',
  '{"type":"hello","version":1,"lastSeq":-1}',
  '{"type":"hello","version":1,"lastSeq":false}',
])('refuses %s', (frame) => {
  expect(parseClientFrame(frame)).toBe(null)
})

it('refuses binary frames and frames of more than 1,024 characters, before it reads them', () => {
  expect(parseClientFrame(new TextEncoder().encode('{"type":"leave"}').buffer)).toBe(null)
  const room = FRAME_MAX - '{"type":"say","text":""}'.length
  expect(parseClientFrame(JSON.stringify({ type: 'say', text: 'x'.repeat(room) }))).not.toBe(null)
  expect(parseClientFrame(JSON.stringify({ type: 'say', text: 'x'.repeat(room + 1) }))).toBe(null)
  expect(parseClientFrame('['.repeat(32 * 1024 * 1024))).toBe(null)
  expect(parseClientFrame('['.repeat(1_000))).toBe(null)
})

it('pollutes no prototype by a hostile frame', () => {
  parseClientFrame('{"type":"leave","__proto__":{"polluted":1}}')
  expect('polluted' in {}).toBe(false)
})

// The shape of every valid message, written a second time independently of the parser.
function isKnown(message: ClientMessage): boolean {
  const { frame, ...others } = { frame: 0, ...message }
  const mayAcknowledge = ['walk', 'say', 'typing', 'ack'].includes(message.type)
  if (!Number.isSafeInteger(frame) || ('frame' in message && !mayAcknowledge)) return false
  const keys = Object.keys(others).sort().join()
  switch (message.type) {
    case 'hello':
      return keys === 'lastSeq,type,version'
    case 'walk':
      return keys === 'seq,type,x,y' && [message.seq, message.x, message.y].every(Number.isSafeInteger)
    case 'say':
      return (keys === 'text,type' || (keys === 'as,text,type' && message.as === 'me')) && isPlain(message.text)
    case 'whisper':
      return keys === 'text,to,type' && Number.isSafeInteger(message.to) && isPlain(message.text)
    case 'phrase':
      return keys === 'phrase,type' && isPhrase(message.phrase)
    case 'emote':
      return keys === 'emote,type' && EMOTES.includes(message.emote)
    case 'typing':
      return keys === 'type'
    case 'rest':
      return keys === 'pose,type' && POSES.includes(message.pose)
    case 'look':
      return keys === 'away,type' && typeof message.away === 'boolean'
    case 'leave':
    case 'nose':
      return keys === 'type'
    case 'hide':
      return keys === 'hidden,type' && typeof message.hidden === 'boolean'
    case 'ack':
      return keys === 'type' && 'frame' in message
    case 'sniff':
      return keys === 'dog,op,type' && Number.isSafeInteger(message.dog) && message.op.length === 36
    case 'dig':
      return keys === 'op,type' && message.op.length === 36
    case 'drop':
    case 'pickUp':
      return keys === 'op,thing,type,ver' && [message.thing, message.ver].every(Number.isSafeInteger)
    case 'poop':
      return keys === 'op,text,type' && isPlain(message.text) && message.op.length === 36
    case 'pawPrint':
      return keys === 'dog,op,text,type' && Number.isSafeInteger(message.dog) && isPlain(message.text)
    case 'scoop':
      return keys === 'op,poop,type' && Number.isSafeInteger(message.poop)
    case 'use':
      return (
        (keys === 'op,thing,type' || (keys === 'how,op,thing,type' && Number(message.how) <= 15)) &&
        message.thing.length <= 48
      )
    case 'played':
      return ['from', 'tick'].every((key) => Number.isSafeInteger(new Map(Object.entries(message)).get(key)))
    case 'watch':
      return keys === 'dog,type' && (message.dog === null || Number.isSafeInteger(message.dog))
    case 'smell':
      return keys === 'poop,type' && Number.isSafeInteger(message.poop)
  }
}

function isPlain(text: string): boolean {
  return !text.includes('\0') && encodeURIComponent(text) !== ''
}

it('reads the messages of the chat, and refuses similar ones', () => {
  for (const message of [
    { type: 'say', text: 'dances', as: 'me' },
    { type: 'whisper', to: 2, text: 'psst' },
    { type: 'emote', emote: 'heart' },
    { type: 'typing' },
  ])
    expect(parseClientFrame(JSON.stringify(message))).toEqual(message)
  for (const message of [
    { type: 'say', text: 'dances', as: 'you' },
    { type: 'say', text: 'dances', as: null },
    { type: 'say', as: 'me' },
    { type: 'walk', seq: 1, x: 1, y: 1, as: 'me' },
    { type: 'whisper', to: 'Bella', text: 'psst' },
    { type: 'whisper', to: 2, text: 'psst', as: 'me' },
    { type: 'whisper', to: -1, text: 'psst' },
    { type: 'emote', emote: 'toString' },
    { type: 'emote', emote: 'heart', dog: 2 },
    { type: 'typing', dog: 2 },
  ])
    expect(parseClientFrame(JSON.stringify(message))).toBe(null)
})

it('reads a use of a thing, of oneself and of somebody, and refuses similar ones', () => {
  const op = '00000000-0000-4000-8000-000000000001'
  const use = { type: 'use', op, thing: 'bench-north-west' }
  for (const message of [
    use,
    { ...use, how: 0 },
    { ...use, how: 15 },
    { ...use, thing: 'self' },
    { ...use, thing: 'npc:garm' },
  ])
    expect(parseClientFrame(JSON.stringify(message))).toEqual(message)
  for (const change of [
    { how: 16 },
    { how: -1 },
    { how: 0.5 },
    { how: '1' },
    { thing: '' },
    { thing: '__proto__' },
    { thing: 'x'.repeat(49) },
    { thing: 5 },
    { at: 1 },
    { dog: 2 },
  ])
    expect(parseClientFrame(JSON.stringify({ ...use, ...change })), JSON.stringify(change)).toBe(null)
})

it('refuses 20,000 hostile frames, or reads them as valid messages', () => {
  const random = seeded(31)
  const bits = [
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '1e309',
    '-0',
    '\\u0000',
    '\\ud800',
    '\u0000',
    '__proto__',
    'type',
    'NaN',
    '🐶',
    ' ',
  ]
  let read = 0
  for (let n = 0; n < 20_000; n++) {
    let frame = JSON.stringify(pick(random, MESSAGES))
    for (let change = below(random, 4); change > 0; change--) {
      const at = below(random, frame.length + 1)
      frame = frame.slice(0, at) + pick(random, bits) + frame.slice(at + below(random, 3))
    }
    const message = parseClientFrame(frame)
    if (!message) continue
    read += 1
    if (message.type === 'say' && message.text === '') continue
    expect(isKnown(message)).toBe(true)
  }
  expect(read).toBeGreaterThan(4_000)
})

it('refuses any JSON that is not a known message', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), (frame) => {
      const message = parseClientFrame(frame)
      return message === null || isKnown(message)
    }),
    { numRuns: 500 },
  )
})

it('refuses fields with the right names and wrong types', () => {
  const value = fc.oneof(fc.integer(), fc.double(), anyText(9), fc.constant(null), fc.constantFrom(...POSES))
  const message = fc.record(
    {
      type: fc.constantFrom('hello', 'walk', 'say', 'rest', 'leave'),
      version: value,
      lastSeq: value,
      seq: value,
      x: value,
      y: value,
      text: value,
      pose: value,
    },
    { requiredKeys: ['type'] },
  )
  fc.assert(
    fc.property(message, (asked) => {
      const read = parseClientFrame(JSON.stringify(asked))
      return read === null || isKnown(read)
    }),
    { numRuns: 500 },
  )
})
