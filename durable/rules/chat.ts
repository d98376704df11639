/** [C1] The most code points in a line once it is cleaned. */
export const CHAT_MAX = 120
/** [C2] Lines that a dog may say at once, and the time until it may say one more, ms. */
export const CHAT_BURST = 5
export const CHAT_REFILL_MS = 1000
/** [C3] The third time of the same line in a row within this time is refused. */
export const SAME_TEXT_TIMES = 3
export const SAME_TEXT_MS = 30_000
/** [C4] The number of public lines that a log keeps; older ones are deleted page by page (shell/chat-storage.ts). */
export const CHAT_LOG_MAX = 500
/** [C5] The most lines repeated after a lost connection, and the lines sent to a newcomer. */
export const CHAT_REPLAY_MAX = 200
export const CHAT_WELCOME_MAX = 50
/** [C8] The longest that any line is kept, ms. Whispers and flagged lines are kept for all of it, for reports. */
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
/** [C9] Emotes that a dog may show at once, and the time until it may show one more, ms. */
export const EMOTE_BURST = 3
export const EMOTE_REFILL_MS = 1500
/** [C10] How often a client sends that its player is typing at most, and for how long others show it, ms. */
export const TYPING_EVERY_MS = 3000
export const TYPING_SHOWN_MS = 5000
/** [C6] The most combining marks kept on one letter: more would grow over other lines. */
export const MARKS_MAX = 3

const SPACES = /[\s\u115f\u1160\u2800\u3164\uffa0]+/gu
const SURPLUS_MARKS = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu')

/** A joiner between two signs. It stands first, so that no other position of a line is looked at twice. */
const between = (before: string, joiner: string, after: string) => `${joiner}(?<=${before}${joiner})(?=${after})`

/** The flags of England, Scotland and Wales: the only emoji that tags belong to. Other tags would be hidden text. */
const TAGGED_FLAGS = `\u{1f3f4}(?:${['gbeng', 'gbsct', 'gbwls'].map(inTags).join('|')})\u{e007f}`
const IN_EMOJI = between(
  String.raw`\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?`,
  '\u200d',
  String.raw`\p{Extended_Pictographic}`,
)

/** Arabic letters that join the next one, and those that join the one before: a non-joiner keeps them apart. */
const JOINS_ONE_SIDE = String.raw`\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef\u0759-\u075b\u076b\u076c\u0771\u0773\u0774\u0778\u0779`
const JOINS_NOTHING = String.raw`\u0621\u0674`
const ARABIC = (but: string) => String.raw`(?![${but}])(?=\p{L})\p{Script=Arabic}`
const IN_ARABIC = between(`${ARABIC(JOINS_NOTHING + JOINS_ONE_SIDE)}\\p{M}{0,2}`, '\u200c', ARABIC(JOINS_NOTHING))

/** A letter of India with the sign that takes its vowel away: joiner and non-joiner say how it meets the next one. */
const INDIC = `[${'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala'
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('')}]`
const VIRAMA = '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]'
const IN_INDIC = between(String.raw`(?=\p{L})${INDIC}\p{M}?${VIRAMA}`, '[\u200c\u200d]', String.raw`(?=\p{L})${INDIC}`)

const NOT_TEXT = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]`
/** What is kept of such characters, by UTS #51 and UAX #31, is found first. */
const KEPT_OR_NOT_TEXT = new RegExp(`(${[TAGGED_FLAGS, IN_EMOJI, IN_ARABIC, IN_INDIC].join('|')})|${NOT_TEXT}`, 'gu')

function inTags(letters: string): string {
  return [...letters].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')
}

/**
 * [C6] A line as it is said: NFC; white space and blank look-alikes folded to one space; control, format and private
 * characters and lone surrogates gone; three marks a letter. Kept are a joiner inside an emoji, the tags of a flag, and joiners
 * where Arabic and Indic spelling needs them.
 */
export function cleanText(text: string): string {
  return text
    .replace(SPACES, ' ')
    .replace(KEPT_OR_NOT_TEXT, '$1')
    .normalize('NFC')
    .replace(SURPLUS_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** [C6] Cleans a text of several lines: line ends stay, and spaces too, since they mean something in Markdown. */
export function cleanLines(text: string): string {
  const lines = text.replace(/\t/g, '    ').split(/\r\n|[\r\n\u0085\u2028\u2029]/u)
  const cleaned = lines.map((line) =>
    line.replace(KEPT_OR_NOT_TEXT, '$1').normalize('NFC').replace(SURPLUS_MARKS, '$1'),
  )
  return cleaned.join('\n').trim()
}

/** [C1] Why a cleaned line cannot be said, or null. */
export function textProblem(cleaned: string, lettersMax: number = CHAT_MAX): 'empty' | 'too-long' | null {
  if (cleaned === '') return 'empty'
  return [...cleaned].length > lettersMax ? 'too-long' : null
}

/** How often a dog has said the same text in a row, and when it said it first (epoch ms). */
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
