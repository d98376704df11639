import { CLOSE } from '#durable/protocol/close-codes.ts'
import { HUGE_FRAME } from '#durable/protocol/messages.ts'
import { parseClientFrame } from '#durable/protocol/parse.ts'
import { below, pick } from '#test/support/random.ts'

/** A frame that the room must refuse: text, bytes sent as text, or bytes. */
export type HostileFrame = { kind: string; data: string | Buffer; isBinary: boolean }

type Random = () => number

const VALID = [
  '{"type":"hello","version":1,"lastSeq":null}',
  '{"type":"walk","seq":7,"x":13,"y":10}',
  '{"type":"say","text":"hej du"}',
  '{"type":"rest","pose":"sit"}',
  '{"type":"say","text":"rolls over","as":"me"}',
  '{"type":"whisper","to":2,"text":"psst"}',
  '{"type":"emote","emote":"heart"}',
  '{"type":"typing"}',
  '{"type":"leave"}',
  '{"type":"ack","frame":3}',
  '{"type":"pawPrint","op":"00000000-0000-4000-8000-000000000001","dog":2,"text":"hej"}',
  '{"type":"watch","dog":2}',
  '{"type":"use","op":"00000000-0000-4000-8000-000000000001","thing":"ball","how":3}',
  '{"type":"played","round":"00000000-0000-4000-8000-000000000001","from":0,"tick":0,"bytes":"AQID","course":{"game":"CatsFree","seed":"0123456789abcdef0123456789abcdef","isCalm":false}}',
]

// JSON texts of numbers, strings and other values that no field accepts.
const ODD_VALUES = [
  '1e309', '-1e309', '1e-400', '0.5', '-1', '2147483648', '9007199254740993', '99999999999999999999', '10000', '-10000',
  'null', 'true', '[]', '{}', '""', '"7"', '"\\u0000"', '"\\ud800"', '"a\\udfffb"', '[7]', '{"valueOf":7}',
  '{"__proto__":null}', '"__proto__"', '"constructor"', '"stand "', '"hello\\u0000"',
] // prettier-ignore

const ODD_FIELDS = [
  '"__proto__":{"isAdmin":true}',
  '"constructor":{}',
  '"dog":1',
  '"":0',
  '"type ":"walk"',
  '"toString":1',
]

const KINDS: Record<string, (random: Random) => string | Buffer> = {
  mutated: (random) => mutated(random, pick(random, VALID), 1 + below(random, 6)),
  oddValue: (random) => pick(random, VALID).replace(/(:)("[^"]*"|[\w.]+)(?=[,}])/g, (all, colon) => random() < 0.6 ? `${colon}${pick(random, ODD_VALUES)}` : all),
  oddField: (random) => pick(random, VALID).replace('}', `,${pick(random, ODD_FIELDS)}}`),
  missingField: (random) => pick(random, VALID.slice(0, 4)).replace(/,"\w+":("[^"]*"|\w+)/, ''),
  doubled: (random) => pick(random, ['[', '', ' ']) + pick(random, VALID) + pick(random, [',', '\n', '']) + pick(random, VALID) + pick(random, [']', '']),
  randomText: (random) => randomText(random, below(random, 300)),
  nested: (random) => nested(random, [10, 200, 500, 5_000, 50_000][below(random, 5)]!),
  tooLong: (random) => `{"type":"say","text":"${'x'.repeat([1002, 1003, 2_000, 60_000][below(random, 4)]!)}"}`,
  paddedTooLong: (random) => pick(random, VALID) + ' '.repeat(1025),
  manyKeys: (random) => `{"type":"leave",${Array.from({ length: 1 + below(random, 80) }, (_, n) => `"k${n}":${n}`).join()}}`,
  bytes: (random) => Buffer.from(Array.from({ length: below(random, 400) }, () => below(random, 256))),
  validAsBytes: (random) => Buffer.from(pick(random, VALID)),
} // prettier-ignore

const KIND_NAMES = Object.keys(KINDS)

/** A random frame that the protocol does not know. Frames that happen to be valid are drawn again. */
export function hostileFrame(random: Random): HostileFrame {
  for (;;) {
    const kind = pick(random, KIND_NAMES)
    const data = KINDS[kind]!(random)
    const isBinary = typeof data !== 'string'
    if (isBinary) return { kind, data, isBinary }
    // A socket replaces half a surrogate pair, so the room gets the replacement.
    const arrives = data.toWellFormed()
    if (parseClientFrame(arrives) === null && arrives !== 'ping') return { kind, data, isBinary }
  }
}

/** A text frame with invalid UTF-8. workerd replaces what it cannot decode by U+FFFD, and the room sees the rest. */
export function brokenText(random: Random): HostileFrame {
  for (;;) {
    const data = Buffer.from(pick(random, VALID))
    data[below(random, data.length)] = 0x80 + below(random, 0x80)
    if (parseClientFrame(data.toString()) === null) return { kind: 'brokenUtf8', data, isBinary: false }
  }
}

function mutated(random: Random, text: string, times: number): string {
  let result = text
  for (let n = 0; n < times; n++) {
    const at = below(random, result.length + 1)
    const cut = below(random, 4)
    const put =
      random() < 0.5
        ? randomText(random, below(random, 4))
        : pick(random, ['{', '}', '[', ']', '"', ':', ',', '\\', '-', 'e'])
    result = result.slice(0, at) + put + result.slice(at + cut)
  }
  return result
}

function randomText(random: Random, length: number): string {
  const highest = pick(random, [0x7f, 0x24f, 0xffff])
  return Array.from({ length }, () => String.fromCharCode(below(random, highest))).join('')
}

function nested(random: Random, depth: number): string {
  const [open, close] = pick(random, [
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"type":', '}]'],
  ] as const)
  return `${open.repeat(depth)}1${random() < 0.5 ? close.repeat(depth) : ''}`
}

/** With which code the room closes the socket of such a frame. */
export function closeCodeOf({ data }: HostileFrame): number {
  return data.length > HUGE_FRAME ? CLOSE.flooding : CLOSE.badMessage
}
