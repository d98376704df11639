import { toUtf8 } from './utf8.ts'

const FIRST_BYTES = 256

/** A growing buffer: whole numbers in network byte order (highest byte first), and texts in UTF-8. */
export class ByteWriter {
  #bytes = new Uint8Array(FIRST_BYTES)
  #view = new DataView(this.#bytes.buffer)
  #length = 0

  /** 0 to 255. */
  byte(value: number): this {
    const at = this.#grow(1)
    this.#view.setUint8(at, value)
    return this
  }

  /** 0 to 65,535 in 2 bytes. */
  short(value: number): this {
    const at = this.#grow(2)
    this.#view.setUint16(at, value)
    return this
  }

  /** A time, epoch ms, in 6 bytes. */
  time(epochMs: number): this {
    const at = this.#grow(6)
    this.#view.setUint16(at, Math.floor(epochMs / 2 ** 32))
    this.#view.setUint32(at + 2, epochMs >>> 0)
    return this
  }

  /**
   * 0 to 2⁵³ − 1 as a varint (LEB128): seven bits a byte, the lowest first; each byte but the last has its highest bit
   * set.
   */
  count(value: number): this {
    let rest = value
    while (rest >= 128) {
      this.byte((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    return this.byte(rest)
  }

  /** Its length in bytes as a count, then UTF-8. */
  text(value: string): this {
    if (isAscii(value)) return this.count(value.length).#ascii(value)
    const utf8 = toUtf8(value)
    return this.count(utf8.length).bytes(utf8)
  }

  /**
   * A welcome to a full room has thousands of texts, nearly all of them ASCII: these are written without an array for
   * each.
   */
  #ascii(value: string): this {
    const at = this.#grow(value.length)
    for (let letter = 0; letter < value.length; letter++) this.#bytes[at + letter] = value.charCodeAt(letter)
    return this
  }

  bytes(value: Uint8Array): this {
    const at = this.#grow(value.length)
    this.#bytes.set(value, at)
    return this
  }

  /** A copy of all bytes written so far. */
  done(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length)
  }

  #grow(more: number): number {
    const at = this.#length
    this.#length += more
    if (this.#length > this.#bytes.length) {
      const longer = new Uint8Array(Math.max(this.#length, 2 * this.#bytes.length))
      longer.set(this.#bytes)
      this.#bytes = longer
      this.#view = new DataView(longer.buffer)
    }
    return at
  }
}

function isAscii(text: string): boolean {
  for (let letter = 0; letter < text.length; letter++) if (text.charCodeAt(letter) > 127) return false
  return true
}
