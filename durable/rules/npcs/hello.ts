import type { Phrase } from '../phrases/phrases.ts'

/** Words that greet in one of the four languages. */
const HELLOS = new Set(
  `hej hejsa hei heisann hey hi hello hallo halloj hallå hallo halløj heihei hejhej tjena tjenare morn mojn goddag dag
  godmorgen godmorgon godaften godkveld godkväll goodmorning morning vov voff vuf voffvoff woof`.split(/\s+/),
)

/** Two words that greet only together. */
const GREETINGS = /\b(god|good) (dag|morgen|morgon|morning|aften|kveld|kväll|evening)\b/

const PHRASES_OF_HELLO: readonly Phrase[] = [
  'hello',
  'good-morning',
  'good-evening',
  'nice-to-meet-you',
  'how-are-you',
  'i-am-back',
]

/** Whether a line greets: one of the park's phrases, or a word of greeting in any of the four languages. */
export function isHello({ text, phrase }: { text: string; phrase?: Phrase }): boolean {
  if (phrase !== undefined) return PHRASES_OF_HELLO.includes(phrase)
  const said = text.normalize('NFC').toLowerCase()
  return GREETINGS.test(said) || said.split(/[^\p{L}]+/u).some((word) => HELLOS.has(word))
}
