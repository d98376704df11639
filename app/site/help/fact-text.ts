import { HELP_NUMBERS } from './numbers.ts'
import type { Fact } from './sections.ts'

/** The number of a fact in the reader's notation; `tag` is a language tag (da, en, nb, sv). */
export function factText({ number, as }: Fact, tag: string): string {
  const value = HELP_NUMBERS[number]
  if (as === 'percent') return new Intl.NumberFormat(tag, { style: 'percent' }).format(value / 100)
  const signed = new Intl.NumberFormat(tag, { signDisplay: as === undefined ? 'auto' : 'exceptZero' })
  return signed.format(as === 'loss' ? -value : value)
}
