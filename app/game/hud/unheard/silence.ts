import { useTranslation } from 'react-i18next'
import { RefusedError, request } from '#app/api.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { BLOCK_DOG, IGNORE_DOG } from './unheard-queries.ts'

type Silence = (dog: { id: DogId; name: string }, how: 'ignored' | 'blocked') => Promise<string>

/** Does not listen to a dog any more; says what has become of it. */
export function useSilence(game: Game): Silence {
  const { t } = useTranslation('game')
  return async ({ id, name }, how) => {
    try {
      const which = { dogId: id }
      await (how === 'ignored' ? request(IGNORE_DOG, which) : request(BLOCK_DOG, which))
      game.talk.forget(id)
      return t(`dogMenu.${how}`, { name })
    } catch (error) {
      return error instanceof RefusedError ? error.message : t('dogMenu.failed')
    }
  }
}
