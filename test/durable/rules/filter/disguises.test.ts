import { expect, it } from 'vitest'
import { cleanText } from '#durable/rules/chat.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'
import { DISGUISED } from './corpus/disguised.ts'
import { DISGUISES } from './corpus/disguises.ts'
import { HARMLESS_DK } from './corpus/harmless-dk.ts'
import { HARMLESS_EN } from './corpus/harmless-en.ts'
import { HARMLESS_NO } from './corpus/harmless-no.ts'
import { HARMLESS_SE } from './corpus/harmless-se.ts'
import { HELD, MASKED } from './corpus/hurtful.ts'

/** The lists as they are in the code. */
const OURS = filterWith([])

const linesOf = (corpus: string) => corpus.trim().split('\n')
const BLOCKED = [HELD, MASKED].flatMap(linesOf)
/** The blocked lines that are not disguised yet. */
const PLAIN = BLOCKED.filter((line) => /^[A-Za-zÆØÅÄÖæøåäö ]+$/.test(line) && !/\b\p{L} \p{L}\b|(.)\1\1/u.test(line))

/** Cleans the line first, as the room does. */
function isCaught(line: string): boolean {
  const outcome = OURS.line(cleanText(line))
  return outcome.outcome === 'hold' || outcome.isMasked
}

function expectCaught(lines: readonly string[], share: number) {
  const missed = lines.filter((line) => !isCaught(line))
  const caught = lines.filter(isCaught)
  const lists = `caught ${caught.length} of ${lines.length}\nmissed:\n${missed.join('\n')}\ncaught:\n${caught.join('\n')}`
  expect(missed.length / lines.length, lists).toBeLessThanOrEqual(1 - share)
}

it('[Y1] catches 95 % of more than 250 lines that try to evade the filter', () => {
  const lines = [...BLOCKED, ...linesOf(DISGUISED)]
  expect(lines.length).toBeGreaterThanOrEqual(250)
  expectCaught(lines, 0.95)
})

it.each(Object.entries(DISGUISES))('[Y2] catches 95 % of them with %s', (_, disguised) => {
  expectCaught(PLAIN.map(disguised), 0.95)
})

it('[Y2] touches no harmless sentence for such a spelling, except in signs', () => {
  const kinds = [
    'Cyrillic look-alikes',
    'Greek look-alikes',
    'small capitals',
    'full width',
    'zero width',
    'accents',
    'LOUD and quiet',
  ]
  const sentences = [HARMLESS_DK, HARMLESS_NO, HARMLESS_SE, HARMLESS_EN].flatMap(linesOf)
  const touched = kinds.flatMap((kind) => sentences.map((line) => DISGUISES[kind]?.(line) ?? '').filter(isCaught))
  expect(touched).toEqual([])
})
