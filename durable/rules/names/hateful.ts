import { collapsed } from '../filter/fold.ts'
import { nameKey } from '../names.ts'
import { GAP, drawnWords, liesIn, patternOf, wholeWords, nameParts } from './patterns.ts'
import { drawnLetters, skeletonOf } from './skeleton.ts'

const listOf = (words: string) => words.trim().split(/\s+/)

/** Refused anywhere in a name, though chat lines may contain them: the notorious. */
const NOTORIOUS = listOf('hitler himmler goebbels göbbels mengele eichmann breivik quisling binladen nazi')
/** Refused anywhere in a name: crimes and what stands for them. */
const CRIMES = listOf(`
  pedofil pædofil paedophil pedophil pedobear voldtæg voldtag voldtek voldta våldtäk våldta holocaust gestapo auschwitz
  kukluxklan whitepower folkemord folkmord genocid selvmord självmord suicide terrorist taliban alqaida alqaeda`)
/** Refused as a word of a name. */
const WORDS = listOf('pedo pedos pædo paedo rape raped rapes rapist rapists jihad jihadist')
/** Names that contain one of the notorious. */
const HARMLESS = listOf('whittier teichmann ignazi bonazzi')

const notorious = NOTORIOUS.map(lookOf)
const crimes = CRIMES.map((word) => new RegExp(patternOf(word), 'g'))
const harmless = new RegExp(HARMLESS.map(patternOf).join('|'), 'g')
const words = wholeWords(WORDS)
/** "kys" is Danish for a kiss; alone, as in a name, it is read as the English threat. "Heil" is not "Hell". */
const EXACT = /^(?:k{3}|(?:kys)+|heil|sieg)$/
const ADOLF_H = /adolf\.*h(?![a-zäöå])/
const NUMBERS = /(?<!\d)(?:14[ *]*88|88[ *]*14)(?!\d)/

/** [N7] Whether nobody in a park for children may be called so: after somebody notorious, a crime, or a sign of hatred. */
export function isHateful(name: string): boolean {
  const drawn = drawnWords(name)
  const look = lookOf(drawnLetters(name).replace(harmless, GAP))
  return (
    NUMBERS.test(name) ||
    ADOLF_H.test(drawnWords(name.replace(/\d+$/, ''))) ||
    notorious.some((word) => look.includes(word)) ||
    crimes.some((word) => liesIn(drawn, word)) ||
    nameParts(name).some((word) => EXACT.test(nameKey(word)) || words.test(drawnLetters(word)))
  )
}

function lookOf(name: string): string {
  return collapsed(skeletonOf(name))
}
