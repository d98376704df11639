import { isReason } from '#durable/rules/bans.ts'
import { cleanText } from '#durable/rules/chat.ts'
import type { Language } from '#durable/rules/languages.ts'
import { refused } from '#worker/refusals.ts'

/** A cleaned reason for the staff log. @throws 'reason-length' */
export function reasonIn(text: string, language: Language): string {
  const reason = cleanText(text)
  if (!isReason(reason, 'other')) throw refused('reason-length', language)
  return reason
}
