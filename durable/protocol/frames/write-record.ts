import { EMOTES } from '#durable/rules/chat.ts'
import { SELF } from '#durable/rules/things/self.ts'
import { ByteWriter } from './byte-writer.ts'
import { stateByte, writeDog, writeSlot, writeWalk } from './dog-bytes.ts'
import { CODE, LATER, USED } from './records.ts'
import type { FrameRecord } from './records.ts'

/** Encodes records as bytes. A frame is any number of records, one after the other. */
export function writeRecords(records: readonly FrameRecord[]): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter()
  for (const record of records) write(writer, record)
  return writer.done()
}

function write(writer: ByteWriter, record: FrameRecord): void {
  switch (record.type) {
    case 'walk':
      writeSlot(writer, record.slot)
      writer.byte(record.x).byte(record.y).short(record.time16)
      return
    case 'way':
      writeSlot(writer.byte(CODE.way), record.slot)
      return writeWalk(writer, record.walk)
    case 'answer':
      writer.byte(CODE.answer).count(record.seq)
      return
    case 'said':
      writeSlot(writer.byte(record.as ? CODE.did : CODE.said), record.slot)
      writer.short(record.seq16).short(record.time16).text(record.text)
      return
    case 'rested':
      writeSlot(writer.byte(CODE.rested), record.slot)
      writer.byte(stateByte(record))
      return
    case 'emoted':
      writeSlot(writer.byte(CODE.emoted), record.slot)
      writer.byte(EMOTES.indexOf(record.emote))
      return
    case 'typing':
      return writeSlot(writer.byte(CODE.typing), record.slot)
    case 'used':
      return writeLater(writer, LATER.used, usedBytes(record))
    case 'left':
    case 'dropped':
    case 'returned':
      writer.byte(CODE[record.type]).count(record.dog)
      return
    case 'entered':
      return writeDog(writer.byte(CODE.entered), record.dog)
    case 'welcome':
      writer.byte(CODE.welcome).text(JSON.stringify(record.head)).count(record.dogs.length)
      for (const dog of record.dogs) writeDog(writer, dog)
      return
    case 'clock':
      writer.byte(CODE.clock).time(record.now)
      return
    case 'json':
      writer.byte(CODE.json).text(JSON.stringify(record.message))
  }
}

function writeLater(writer: ByteWriter, kind: number, bytes: Uint8Array): void {
  writer
    .byte(CODE.later)
    .byte(kind * 16 + bytes.length)
    .bytes(bytes)
}

/** Four to eight bytes where the slot is one byte: what is 0 at the end is left out. */
function usedBytes({ thing, slot, time16, a, b, unheard }: Extract<FrameRecord, { type: 'used' }>): Uint8Array {
  const writer = new ByteWriter()
  writer.byte((thing === SELF ? USED.self : thing) + (unheard ? USED.unheard : 0))
  writeSlot(writer, slot)
  writer.short(time16)
  if (a > 0 || b > 0) writer.short(a)
  if (b > 0) writer.short(b)
  return writer.done()
}
