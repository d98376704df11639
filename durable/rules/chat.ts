/** [C1] Code points of a line at most, once cleaned. */
export const CHAT_MAX = 120
/** [C2] Lines that a dog may say at once, and how long it takes to gain one more. */
export const CHAT_BURST = 5
export const CHAT_REFILL_MS = 1000
/** [C3] The third time of the same line in a row within this time is refused. */
export const SAME_TEXT_TIMES = 3
export const SAME_TEXT_MS = 30_000
/** [C4] Lines that a log keeps. */
export const CHAT_LOG_MAX = 500
/** [C5] Lines told again after a drop at most, and lines told to a newcomer. */
export const CHAT_REPLAY_MAX = 200
export const CHAT_WELCOME_MAX = 50
/** [C8] Days that a line is kept at most; so long are whispers and marked lines, for reports. */
export const CHAT_KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** [C9] What a dog can show over its head: a closed list, so that it needs no filter. */
export const EMOTES = [
  'heart',
  'laugh',
  'cry',
  'angry',
  'wow',
  'sleepy',
  'question',
  'idea',
  'music',
  'bone',
  'ball',
  'wave',
  'clap',
] as const
export type Emote = (typeof EMOTES)[number]
/** [C9] Emotes that a dog may show at once, and how long it takes to gain one more. */
export const EMOTE_BURST = 3
export const EMOTE_REFILL_MS = 1500
/** [C10] A client tells of typing this often at most; dots are shown so long after they were told. */
export const TYPING_EVERY_MS = 3000
export const TYPING_SHOWN_MS = 5000
/** [C6] Marks kept on one letter; more is a tower that grows over other lines. */
export const MARKS_MAX = 3

const SPACES = /[\s\u115f\u1160\u2800\u3164\uffa0]+/gu
const SURPLUS_MARKS = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu')
const NOT_TEXT =
  /(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]/gu

/**
 * [C6] A line as it is said: NFC; white space and blank look-alikes folded to one space; control, format and private
 * characters and lone surrogates gone (a joiner stays inside an emoji); three marks a letter.
 */
export function cleanText(text: string): string {
  return text
    .replace(SPACES, ' ')
    .replace(NOT_TEXT, '')
    .normalize('NFC')
    .replace(SURPLUS_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** [C6] The same of a text of several lines: their ends stay, and spaces, which mean something in Markdown. */
export function cleanLines(text: string): string {
  const lines = text.replace(/\t/g, '    ').split(/\r\n|[\r\n\u0085\u2028\u2029]/u)
  const cleaned = lines.map((line) => line.replace(NOT_TEXT, '').normalize('NFC').replace(SURPLUS_MARKS, '$1'))
  return cleaned.join('\n').trim()
}

/** [C1] Why a cleaned line cannot be said, or null. */
export function textProblem(cleaned: string, lettersMax: number = CHAT_MAX): 'empty' | 'too-long' | null {
  if (cleaned === '') return 'empty'
  return [...cleaned].length > lettersMax ? 'too-long' : null
}

/** How often a dog has said the same in a row, and since when (epoch ms). */
export type Repeat = { text: string; times: number; since: number }

/** [C3] The count after saying `text` at `now`: case does not count, and 30 s after its first time it starts again. */
export function repeatAfter(last: Repeat | null, text: string, now: number): Repeat {
  const same = text.toLowerCase()
  const goesOn = last !== null && last.text === same && now - last.since < SAME_TEXT_MS
  return goesOn ? { ...last, times: last.times + 1 } : { text: same, times: 1, since: now }
}

/** [C3] Whether a line that brought the count so far is refused. */
export function isTooOften(repeat: Repeat): boolean {
  return repeat.times >= SAME_TEXT_TIMES
}
