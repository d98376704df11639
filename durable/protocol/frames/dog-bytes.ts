import { STAFF_BADGES } from '#durable/rules/roles.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { POSES } from '../messages.ts'
import type { WireDog } from '../messages.ts'
import { FrameError } from './byte-reader.ts'
import type { ByteReader } from './byte-reader.ts'
import type { ByteWriter } from './byte-writer.ts'
import { CODE } from './records.ts'

export function writeSlot(writer: ByteWriter, slot: number): void {
  if (slot < CODE.wideSlot) writer.byte(slot)
  else writer.byte(CODE.wideSlot).short(slot)
}

export function readSlot(reader: ByteReader): number {
  const slot = reader.byte()
  if (slot > CODE.wideSlot) throw new FrameError(`${slot} is no slot`)
  return slot === CODE.wideSlot ? reader.short() : slot
}

/**
 * Writes x, y and the number of steps as counts and the start as a time, then two steps a byte, the first in the upper
 * half.
 */
export function writeWalk(writer: ByteWriter, { x, y, dirs, startedAt }: Walk): void {
  writer.count(x).count(y).time(startedAt).count(dirs.length)
  for (let step = 0; step < dirs.length; step += 2) writer.byte(Number(dirs[step]) * 16 + Number(dirs[step + 1] ?? 0))
}

export function readWalk(reader: ByteReader): Walk {
  const [x, y, startedAt, steps] = [reader.count(), reader.count(), reader.time(), reader.count()]
  let dirs = ''
  for (const pair of reader.bytes(Math.ceil(steps / 2))) dirs += `${pair >> 4}${pair % 16}`
  if (/[^0-7]/.test(dirs)) throw new FrameError('a step has no direction')
  return { x, y, dirs: dirs.slice(0, steps), startedAt }
}

const WORN = ['hat', 'mouth', 'back', 'ass'] as const
const BADGES = [null, ...STAFF_BADGES] as const
const AWAY = 128

export function writeDog(writer: ByteWriter, dog: WireDog): void {
  writer.count(dog.id).short(dog.slot).text(dog.name)
  writeColor(writer, dog.color)
  writeColor(writer, dog.shadowColor)
  for (const slot of WORN) writer.text(dog.wear[slot] ?? '')
  writer.byte(BADGES.indexOf(dog.badge)).byte(stateByte(dog) + (dog.away ? AWAY : 0))
  writeWalk(writer, dog.walk)
}

export function readDog(reader: ByteReader): WireDog {
  const [id, slot, name] = [reader.count(), reader.short(), reader.text()]
  const [color, shadowColor] = [readColor(reader), readColor(reader)]
  const [hat, mouth, back, ass] = [readItem(reader), readItem(reader), readItem(reader), readItem(reader)]
  const badge = BADGES[reader.byte()] ?? null
  const state = reader.byte()
  const look = { id, slot, name, color, shadowColor, wear: { hat, mouth, back, ass }, badge }
  return { ...look, ...stateOf(state % AWAY), away: state >= AWAY, walk: readWalk(reader) }
}

type State = Pick<WireDog, 'pose' | 'facing'>

/** Pose and facing (0 to 7) in one byte. A pose that this client does not know is read as standing. */
export function stateByte({ pose, facing }: State): number {
  return POSES.indexOf(pose) * 8 + facing
}

export function stateOf(byte: number): State {
  return { pose: POSES[byte >> 3] ?? 'stand', facing: byte % 8 }
}

function writeColor(writer: ByteWriter, color: string): void {
  const value = Number.parseInt(color.slice(1), 16)
  writer.byte(value >> 16).short(value & 0xffff)
}

function readColor(reader: ByteReader): string {
  const value = reader.byte() * 65_536 + reader.short()
  return `#${value.toString(16).padStart(6, '0')}`
}

function readItem(reader: ByteReader): string | null {
  return reader.text() || null
}
