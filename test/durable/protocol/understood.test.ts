import { describe, expect, it } from 'vitest'
import { ByteWriter } from '#durable/protocol/frames/byte-writer.ts'
import { FrameReader } from '#durable/protocol/frames/frame-reader.ts'
import { CODE } from '#durable/protocol/frames/records.ts'
import type { FrameRecord } from '#durable/protocol/frames/records.ts'
import { writeRecords } from '#durable/protocol/frames/write-record.ts'
import type { ServerMessage, Welcome } from '#durable/protocol/messages.ts'
import { understood } from '#durable/protocol/understood.ts'
import { EMOTES } from '#durable/rules/chat.ts'
import { anEmptyGrid } from '#test/support/grids.ts'
import { NOON, aPark } from '#test/support/park.ts'
import { words } from '#test/support/words.ts'

const GRID = anEmptyGrid(20, 20)

/** A welcome of today's room for dog 2, with dog 1 in the room. */
function aWelcome(): Welcome {
  const park = aPark({ grid: GRID })
  park.enter(1)
  const [welcome] = park.enter(2).of('welcome')
  if (!welcome) throw new Error('the park has welcomed nobody')
  return welcome
}

/** A message of a newer room. JSON may hold anything, whatever today's types say. */
function tomorrow(message: object): ServerMessage {
  return JSON.parse(JSON.stringify(message))
}

/** The messages that a client reads from binary frames of a newer room, after its welcome. */
function heardInBytes(...frames: readonly Uint8Array[]): ServerMessage[] {
  const reader = new FrameReader(() => GRID)
  const { dogs, ...head } = aWelcome()
  reader.read(writeRecords([{ type: 'welcome', head, dogs }]))
  return frames.flatMap((frame) => reader.read(frame))
}

const LINE = { seq: 5, dog: 1, name: 'Dog 1', color: '#c08040', text: words('hej'), at: NOON }
const TYPING: FrameRecord = { type: 'typing', slot: 0 }

describe('a message of a newer room', () => {
  it('of an unknown type is passed on unchanged', () => {
    const message = tomorrow({ type: 'sneezed', dog: 1 })
    expect(understood(message)).toEqual(message)
  })

  it('with an unknown emote is skipped', () => {
    expect(understood(tomorrow({ type: 'emoted', dog: 1, emote: 'somersault' }))).toBeNull()
  })

  it('with an unknown rank is skipped', () => {
    expect(understood(tomorrow({ type: 'risen', dog: 1, rank: 'galaxy' }))).toBeNull()
  })

  it('with the result of an unknown game is skipped', () => {
    expect(understood(tomorrow({ type: 'scored', dog: 1, game: 'FetchTheStick', score: 7 }))).toBeNull()
  })

  it('with an unknown phrase becomes a line of text', () => {
    const said = understood(tomorrow({ type: 'said', ...LINE, phrase: 'happy-tuesday' }))
    expect(said).toEqual({ type: 'said', ...LINE, phrase: undefined })
  })

  it('with an unknown reason asks the player to reload the page', () => {
    const refused = understood(tomorrow({ type: 'refused', request: 'dig', reason: 'too-windy', op: 'a' }))
    expect(refused).toEqual({ type: 'refused', request: 'dig', reason: 'page-outdated', op: 'a' })
  })

  it('with an unknown pose makes the dog stand', () => {
    const rested = { type: 'rested', dog: 1, x: 3, y: 4, facing: 2 }
    expect(understood(tomorrow({ ...rested, pose: 'handstand' }))).toEqual({ ...rested, pose: 'stand' })
  })

  it('with an unknown badge and pose brings in the dog without them', () => {
    const [dog] = aWelcome().dogs
    const entered = understood(tomorrow({ type: 'entered', dog: { ...dog, badge: 'mayor', pose: 'handstand' } }))
    expect(entered).toEqual({ type: 'entered', dog: { ...dog, badge: null, pose: 'stand' } })
  })

  it('with an unknown calm mode shows none', () => {
    const calm = { mode: 'whisper-only', everySeconds: 0, until: NOON }
    expect(understood(tomorrow({ type: 'calmed', calm }))).toEqual({ type: 'calmed', calm: null })
  })

  it('that is a welcome keeps all that is known, and its lines', () => {
    const welcome = aWelcome()
    const lines = [{ ...LINE, phrase: 'happy-tuesday' }]
    const calm = { mode: 'whisper-only', everySeconds: 0, until: NOON }
    const newer = tomorrow({ ...welcome, lines, calm, moon: 'full' })
    expect(understood(newer)).toEqual({ ...welcome, lines: [{ ...LINE, phrase: undefined }], moon: 'full' })
  })
})

describe('a frame of a newer room, in bytes,', () => {
  it('with an unknown emote loses only that emote', () => {
    const frame = new ByteWriter().byte(CODE.emoted).byte(0).byte(EMOTES.length).done()
    expect(heardInBytes(frame, writeRecords([TYPING]))).toEqual([{ type: 'typing', dog: 1 }])
  })

  it.each([0, 1, 15])('with a reserved record of %s bytes is read on after it', (length) => {
    const later = new ByteWriter().byte(CODE.later).byte(7 * 16 + length)
    for (let at = 0; at < length; at++) later.byte(at)
    const frame = new Uint8Array([...later.done(), ...writeRecords([TYPING])])
    expect(heardInBytes(frame)).toEqual([{ type: 'typing', dog: 1 }])
  })

  it('with an unknown pose makes the dog stand', () => {
    const frame = new ByteWriter()
      .byte(CODE.rested)
      .byte(0)
      .byte(9 * 8 + 2)
      .done()
    expect(heardInBytes(frame)).toMatchObject([{ type: 'rested', dog: 1, pose: 'stand', facing: 2 }])
  })

  it('with an unknown emote as JSON loses only that emote', () => {
    const emoted: FrameRecord = { type: 'json', message: tomorrow({ type: 'emoted', dog: 1, emote: 'somersault' }) }
    expect(heardInBytes(writeRecords([emoted, TYPING]))).toEqual([{ type: 'typing', dog: 1 }])
  })
})
