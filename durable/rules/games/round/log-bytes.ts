import type { LogFault } from './verdict.ts'

/** [GR2] Bytes that a log has at most, whatever the game. */
export const LOG_BYTES_MAX = 4096

/** A number takes three bytes at most: 2,097,151 ticks are more than nine hours. */
const NUMBER_BYTES_MAX = 3

/** Appends a whole number from 0 to 2,097,151: seven bits a byte, the low ones first, the eighth bit says that more follow. */
export function writeNumber(bytes: number[], number: number): void {
  let rest = number
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

export type LogReader = { bytes: Uint8Array; at: number }

/** The next number of the log; a fault where it is not written as `writeNumber` writes it. */
export function readNumber(reader: LogReader): number | LogFault {
  let number = 0
  for (let index = 0; index < NUMBER_BYTES_MAX; index++) {
    const byte = reader.bytes[reader.at++]
    if (byte === undefined) return 'cut-off'
    number |= (byte & 127) << (7 * index)
    if (byte > 127) continue
    return byte === 0 && index > 0 ? 'not-shortest' : number
  }
  return 'not-shortest'
}

export function isAtEnd({ bytes, at }: LogReader): boolean {
  return at >= bytes.length
}
