// Version 2 of the protocol, written from section 8 of durable/protocol/README.md alone. It imports nothing of the
// park.

type Walk = { x: number; y: number; dirs: string; startedAt: number }
type Door = { x: number; y: number; w: number; h: number }
type Told = { type: string } & Record<string, unknown>
/** The ground of a room, as in its pack: a row of digits per row of tiles. */
type Ground = { rows: readonly string[]; doors: readonly Door[] }

const DX = [0, 1, 1, 1, 0, -1, -1, -1]
const DY = [-1, -1, 0, 1, 1, 1, 0, -1]
const POSES = ['stand', 'sit', 'curl']
const BADGES = [null, 'developer', 'administrator', 'moderator']
const EMOTES = 'heart laugh cry angry wow sleepy question idea music bone ball wave clap'.split(' ')

/** Reads bytes from front to back. */
class Pieces {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  get at(): number {
    return this.#at
  }

  skip(bytes: number): void {
    this.#at += bytes
  }

  u8(): number {
    const byte = this.#bytes[this.#at++]
    if (byte === undefined) throw new Error('the frame is cut short')
    return byte
  }

  u16(): number {
    return this.u8() * 256 + this.u8()
  }

  time(): number {
    return (this.u16() * 65_536 + this.u16()) * 65_536 + this.u16()
  }

  count(): number {
    const byte = this.u8()
    return byte < 128 ? byte : byte - 128 + 128 * this.count()
  }

  text(): string {
    const length = this.count()
    this.#at += length
    return new TextDecoder().decode(this.#bytes.subarray(this.#at - length, this.#at))
  }

  slot(first = this.u8()): number {
    return first < 0xf0 ? first : this.u16()
  }

  color(): string {
    const hex = [this.u8(), this.u8(), this.u8()].map((part) => part.toString(16).padStart(2, '0'))
    return `#${hex.join('')}`
  }

  walk(): Walk {
    const [x, y, startedAt, steps] = [this.count(), this.count(), this.time(), this.count()]
    let dirs = ''
    while (dirs.length < steps) {
      const pair = this.u8()
      dirs += `${pair >> 4}${pair & 15}`
    }
    return { x, y, startedAt, dirs: dirs.slice(0, steps) }
  }

  dog() {
    const [id, slot, name, color, shadowColor] = [this.count(), this.u16(), this.text(), this.color(), this.color()]
    const [hat, mouth, back, ass] = [0, 1, 2, 3].map(() => this.text() || null)
    const [badge, state] = [BADGES[this.u8()], this.u8()]
    const look = { id, slot, name, color, shadowColor, wear: { hat, mouth, back, ass }, badge }
    return { ...look, pose: POSES[(state & 127) >> 3], facing: state & 7, away: state >= 128, walk: this.walk() }
  }
}

type Known = { id: number; name: string; color: string; walk: Walk }

/** Decodes frames into the messages of version 1. */
export class BinaryFrames {
  /** The ground of the room that the next frame is about. */
  ground: Ground | null = null
  readonly #dogs = new Map<number, Known>()
  #clock = 0
  #lastSeq = 0

  read(frame: Uint8Array): Told[] {
    const pieces = new Pieces(frame)
    const told: Told[] = []
    while (!pieces.isAtEnd) {
      const first = pieces.u8()
      if (first === 0xfa) this.#clock = pieces.time()
      else if (first === 0xf2) Object.assign(told.at(-1) ?? {}, { seq: pieces.count() })
      else told.push(this.#learn(this.#message(first, pieces)))
    }
    return told
  }

  #message(first: number, pieces: Pieces): Told {
    switch (first) {
      case 0xf1: {
        const { id } = this.#at(pieces.slot())
        return { type: 'walked', dog: id, ...pieces.walk() }
      }
      case 0xf3:
      case 0xfb: {
        const { id, name, color } = this.#at(pieces.slot())
        const seq = nearest(pieces.u16(), this.#lastSeq)
        const at = nearest(pieces.u16(), this.#clock)
        const line = { type: 'said', seq, dog: id, name, color, text: pieces.text(), at }
        return first === 0xf3 ? line : { ...line, as: 'me' }
      }
      case 0xf4: {
        const { id, walk } = this.#at(pieces.slot())
        const state = pieces.u8()
        return { type: 'rested', dog: id, pose: POSES[state >> 3], facing: state & 7, ...endOf(walk) }
      }
      case 0xf5:
        return { type: 'left', dog: pieces.count() }
      case 0xf6:
        return { type: 'dropped', dog: pieces.count() }
      case 0xf7:
        return { type: 'returned', dog: pieces.count() }
      case 0xf8:
        return { type: 'entered', dog: pieces.dog() }
      case 0xf9: {
        const head: Told = JSON.parse(pieces.text())
        return { ...head, dogs: Array.from({ length: pieces.count() }, () => pieces.dog()) }
      }
      case 0xfc:
        return { type: 'emoted', dog: this.#at(pieces.slot()).id, emote: EMOTES[pieces.u8()] }
      case 0xfd:
        return { type: 'typing', dog: this.#at(pieces.slot()).id }
      case 0xfe: {
        const kind = pieces.u8()
        return kind >> 4 === 0 ? this.#used(pieces, kind & 15) : (pieces.skip(kind & 15), { type: 'later' })
      }
      case 0xff:
        return JSON.parse(pieces.text())
    }
    if (first > 0xf0) throw new Error(`no record begins with ${first}`)
    const { id, walk } = this.#at(pieces.slot(first))
    const end = { x: pieces.u8(), y: pieces.u8() }
    return { type: 'walked', dog: id, ...this.#next(walk, end, nearest(pieces.u16(), this.#clock)) }
  }

  #used(pieces: Pieces, length: number): Told {
    const end = pieces.at + length
    const first = pieces.u8()
    const number = first & 127
    const { id } = this.#at(pieces.slot())
    const at = nearest(pieces.u16(), this.#clock)
    const [a, b] = [0, 1].map(() => (pieces.at < end ? pieces.u16() : 0))
    pieces.skip(end - pieces.at)
    const use = { type: 'used', thing: number === 127 ? 'self' : number, dog: id, at, a, b }
    return first < 128 ? use : { ...use, unheard: true }
  }

  #next(walk: Walk, end: { x: number; y: number }, startedAt: number): Walk {
    if (!this.ground) return { ...end, dirs: '', startedAt }
    const step = stepsOf(this.ground, walk).find((one) => one.at === startedAt)
    const from = step ? { x: step.x, y: step.y } : endOf(walk)
    const first = step ? step.dir : ''
    const turn = step ? { x: step.x + DX[Number(step.dir)]!, y: step.y + DY[Number(step.dir)]! } : from
    return { ...from, dirs: first + pathOn(this.ground, turn, end), startedAt }
  }

  #at(slot: number): Known {
    const known = this.#dogs.get(slot)
    if (!known) throw new Error(`nobody has slot ${slot}`)
    return known
  }

  #learn(told: Told): Told {
    if (told.type === 'welcome') {
      const welcome = told as unknown as { now: number; lastSeq: number; dogs: (Known & { slot: number })[] }
      this.#clock = welcome.now
      this.#lastSeq = welcome.lastSeq
      this.#dogs.clear()
      for (const dog of welcome.dogs) this.#dogs.set(dog.slot, dog)
    }
    if (told.type === 'entered') {
      const dog = told.dog as Known & { slot: number }
      this.#dogs.set(dog.slot, { ...dog })
    }
    for (const [slot, known] of this.#dogs) {
      if (known.id !== told.dog) continue
      if (told.type === 'left') this.#dogs.delete(slot)
      if (told.type === 'walked') known.walk = told as unknown as Walk
    }
    if (typeof told.seq === 'number' && 'text' in told) this.#lastSeq = told.seq
    return told
  }
}

function nearest(low16: number, near: number): number {
  const above = (((low16 - near) % 65_536) + 65_536) % 65_536
  return near + (above < 32_768 ? above : above - 65_536)
}

function endOf({ x, y, dirs }: Walk): { x: number; y: number } {
  for (const dir of dirs) {
    x += DX[Number(dir)]!
    y += DY[Number(dir)]!
  }
  return { x, y }
}

/** Where and when each step of a walk begins. */
function stepsOf(ground: Ground, walk: Walk) {
  let { x, y, startedAt: at } = walk
  return [...walk.dirs].map((dir) => {
    const step = { x, y, dir, at }
    x += DX[Number(dir)]!
    y += DY[Number(dir)]!
    at += stepMs(ground, x, y, Number(dir))
    return step
  })
}

function stepMs({ rows }: Ground, x: number, y: number, dir: number): number {
  if (rows[y]?.[x] === '1') return dir % 2 ? 470 : 333
  return dir % 2 ? 282 : 200
}

function pathOn(ground: Ground, start: { x: number; y: number }, end: { x: number; y: number }): string {
  const { rows, doors } = ground
  const isOpen = (x: number, y: number) => (rows[y]?.[x] ?? '2') !== '2'
  const isDoor = (x: number, y: number) => doors.some((d) => x >= d.x && x < d.x + d.w && y >= d.y && y < d.y + d.h)
  const rest = (x: number, y: number) => {
    const [dx, dy] = [Math.abs(x - end.x), Math.abs(y - end.y)]
    return 200 * Math.max(dx, dy) + 82 * Math.min(dx, dy)
  }
  const index = (x: number, y: number) => y * rows[0]!.length + x
  type Open = { x: number; y: number; cost: number; dirs: string }
  const open = new Map<number, Open>([[index(start.x, start.y), { ...start, cost: 0, dirs: '' }]])
  const reached = new Map<number, number>([[index(start.x, start.y), 0]])
  const order = ({ x, y, cost }: Open) => [cost + rest(x, y), rest(x, y), index(x, y)]
  while (open.size > 0) {
    const [key, tile] = [...open].reduce((best, one) => (isBefore(order(one[1]), order(best[1])) ? one : best))
    open.delete(key)
    if (tile.x === end.x && tile.y === end.y) return tile.dirs
    for (let dir = 0; dir < 8; dir++) {
      const [x, y] = [tile.x + DX[dir]!, tile.y + DY[dir]!]
      if (!isOpen(x, y) || (dir % 2 && !(isOpen(x, tile.y) && isOpen(tile.x, y)))) continue
      const detour = isDoor(x, y) && (x !== end.x || y !== end.y) ? 20_000 : 0
      const cost = tile.cost + stepMs(ground, x, y, dir) + detour
      if (cost >= (reached.get(index(x, y)) ?? Infinity)) continue
      reached.set(index(x, y), cost)
      open.set(index(x, y), { x, y, cost, dirs: tile.dirs + dir })
    }
  }
  throw new Error(`no way to ${end.x}, ${end.y}`)
}

function isBefore(one: number[], other: number[]): boolean {
  const at = one.findIndex((value, n) => value !== other[n])
  return at >= 0 && one[at]! < other[at]!
}
