import { cleanLines, cleanText } from '#durable/rules/chat.ts'
import { badInput } from '#worker/refusals.ts'

/**
 * A cleaned reason; each change has one in the staff log.
 * @throws 'bad-input' if it is shorter than 5 or longer than 200 code points
 */
export function reasonFor(text: string): string {
  return textOf('reason', text, { min: 5, max: 200 })
}

type Length = { min: number; max: number }

/** [C6] A cleaned text of one line. @throws 'bad-input' if it is too short or too long, in code points */
export function textOf(name: string, text: string, length: Length): string {
  return fitting(name, cleanText(text), length)
}

/** [C6] A cleaned text of several lines. @throws 'bad-input' if it is too short or too long, in code points */
export function linesOf(name: string, text: string, length: Length): string {
  return fitting(name, cleanLines(text), length)
}

function fitting(name: string, cleaned: string, { min, max }: Length): string {
  const { length } = [...cleaned]
  if (length < min || length > max) throw badInput(`${name}: ${min} to ${max} letters`)
  return cleaned
}

/** A moment in epoch ms. @throws 'bad-input' if it is none */
export function momentOf(name: string, epochMs: number | null): number {
  if (epochMs === null || Number.isNaN(new Date(epochMs).getTime())) throw badInput(`${name}: no moment`)
  return epochMs
}
