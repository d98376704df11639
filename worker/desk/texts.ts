import { cleanLines, cleanText } from '#durable/rules/chat.ts'
import { badInput } from '#worker/refusals.ts'

/** @throws 'bad-input' for a reason that says nothing or too much: the staff log has one for each change */
export function reasonFor(text: string): string {
  return textOf('reason', text, { min: 5, max: 200 })
}

type Length = { min: number; max: number }

/** [C6] A cleaned line. @throws 'bad-input' for a text that is too short or too long, in code points */
export function textOf(name: string, text: string, length: Length): string {
  return fitting(name, cleanText(text), length)
}

/** [C6] The same of several lines. */
export function linesOf(name: string, text: string, length: Length): string {
  return fitting(name, cleanLines(text), length)
}

function fitting(name: string, cleaned: string, { min, max }: Length): string {
  const { length } = [...cleaned]
  if (length < min || length > max) throw badInput(`${name}: ${min} to ${max} letters`)
  return cleaned
}

/** Epoch ms. @throws 'bad-input' for what is no moment */
export function momentOf(name: string, epochMs: number | null): number {
  if (epochMs === null || Number.isNaN(new Date(epochMs).getTime())) throw badInput(`${name}: no moment`)
  return epochMs
}
