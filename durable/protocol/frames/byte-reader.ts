import { fromUtf8 } from './utf8.ts'

/** Thrown for a frame that cannot be read. The client ignores all of it and reconnects for a new welcome. */
export class FrameError extends Error {}

/** Reads what a ByteWriter wrote. Its methods throw a FrameError past the end and for malformed bytes. */
export class ByteReader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }

  byte(): number {
    return this.#view.getUint8(this.#skip(1))
  }

  short(): number {
    return this.#view.getUint16(this.#skip(2))
  }

  time(): number {
    const at = this.#skip(6)
    return this.#view.getUint16(at) * 2 ** 32 + this.#view.getUint32(at + 2)
  }

  count(): number {
    let value = 0
    for (let unit = 1; unit <= Number.MAX_SAFE_INTEGER; unit *= 128) {
      const byte = this.byte()
      value += (byte % 128) * unit
      if (byte >= 128) continue
      if (value > Number.MAX_SAFE_INTEGER) break
      return value
    }
    throw new FrameError('a number is too large')
  }

  text(): string {
    const text = fromUtf8(this.bytes(this.count()))
    if (text === null) throw new FrameError('a text is not UTF-8')
    return text
  }

  bytes(length: number): Uint8Array {
    const at = this.#skip(length)
    return this.#bytes.subarray(at, at + length)
  }

  #skip(length: number): number {
    const at = this.#at
    if (length > this.#bytes.length - at) throw new FrameError(`${length} bytes are missing at byte ${at}`)
    this.#at += length
    return at
  }
}
