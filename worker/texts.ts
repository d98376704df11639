import { cleanLines, cleanText } from '#durable/rules/chat.ts'
import { DESK_TEXTS } from '#durable/rules/staff/desk-texts.ts'
import type { DeskText } from '#durable/rules/staff/desk-texts.ts'
import { badInput, Misfit } from '#worker/refusals.ts'

/** A cleaned reason; each change has one in the staff log. @throws 'bad-input' if it is too short or too long */
export function reasonFor(text: string): string {
  return textOf('reason', text)
}

/** [C6] A cleaned text of one line. @throws 'bad-input' if it is too short or too long, in code points */
export function textOf(name: DeskText, text: string): string {
  return fitting(name, cleanText(text))
}

/** [C6] A cleaned text of several lines. @throws 'bad-input' if it is too short or too long, in code points */
export function linesOf(name: DeskText, text: string): string {
  return fitting(name, cleanLines(text))
}

function fitting(name: DeskText, cleaned: string): string {
  const { min, max } = DESK_TEXTS[name]
  const { length } = [...cleaned]
  if (length < min || length > max) throw new Misfit(name, `${name}: ${min} to ${max} letters`)
  return cleaned
}

/** A moment in epoch ms. @throws 'bad-input' if it is none */
export function momentOf(name: string, epochMs: number | null): number {
  if (epochMs === null || Number.isNaN(new Date(epochMs).getTime())) throw badInput(`${name}: no moment`)
  return epochMs
}
