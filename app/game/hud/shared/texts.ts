import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { GameRefusal } from '#app/game/model/game/game-state.ts'
import { accessText } from '#durable/protocol/access-texts.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { CHAT_MAX } from '#durable/rules/chat.ts'
import type { Language } from '#durable/rules/languages.ts'
import { PAW_PRINTS } from '#durable/rules/life/paw-prints.ts'
import { POOP } from '#durable/rules/life/poop.ts'

/** The most characters of each text that the room may refuse for its length. */
const LETTERS_MAX = { say: CHAT_MAX, whisper: CHAT_MAX, poop: POOP.letters, pawPrint: PAW_PRINTS.letters } as const

/** The texts of the game, and by the prefix `refusals:` those of what the rules refuse. */
export type Texts = TFunction<['game', 'refusals']>

/** Returns the words for a reason in the reader's language. */
export function useRefusalWords(): (reason: Refusal | null) => string {
  const { t } = useTranslation(['game', 'refusals'])
  return (reason) => refusalWords(t, reason)
}

/** The text for a refusal of the room, with details if the reason alone is not clear. */
export function gameRefusalWords(
  t: Texts,
  { reason, request, dog, text, problem }: GameRefusal,
  { me, language }: { me: DogId | null; language: Language },
): string {
  const said = (problem && accessText(language, problem)) ?? text
  if (said !== undefined) return said
  if (reason === 'sniffed-lately' && dog === me) return t('game:life.own.sniffedLately')
  if (reason === 'too-long' && isLimited(request))
    return t(`game:life.tooLong.${request}`, { max: LETTERS_MAX[request] })
  if (reason === 'place-taken' && (request === 'drop' || request === 'poop')) return t(`game:life.noRoom.${request}`)
  return refusalWords(t, reason)
}

function isLimited(request: GameRefusal['request']): request is keyof typeof LETTERS_MAX {
  return request in LETTERS_MAX
}

/** The text for a reason; null stands for no answer. */
export function refusalWords(t: Texts, reason: Refusal | null): string {
  return reason ? t(`refusals:${reason}`) : t('game:life.noAnswer')
}
