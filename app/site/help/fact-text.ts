import { HELP_NUMBERS } from './numbers.ts'
import type { Fact } from './sections.ts'

/** The number of a fact as the language of the reader writes it; `tag` is a standard one (da, en, nb, sv). */
export function factText({ number, as }: Fact, tag: string): string {
  const value = HELP_NUMBERS[number]
  if (as === 'percent') return new Intl.NumberFormat(tag, { style: 'percent' }).format(value / 100)
  const signed = new Intl.NumberFormat(tag, { signDisplay: as === undefined ? 'auto' : 'exceptZero' })
  return signed.format(as === 'loss' ? -value : value)
}
