import { RefusedError, request } from '#app/api.ts'
import type { FeatureContext } from '#app/game/hud/features/features.ts'
import { graphql } from '#app/graphql.ts'
import type { DogId } from '#durable/protocol/messages.ts'

const IGNORE_DOG = graphql(`
  mutation IgnoreDog($dogId: Int!) {
    ignoreDog(dogId: $dogId)
  }
`)

const BLOCK_DOG = graphql(`
  mutation BlockDog($dogId: Int!) {
    blockDog(dogId: $dogId)
  }
`)

/** Ignores or blocks the user of a dog. Returns the text of the result. */
export async function silenceDog(
  { id, name }: { id: DogId; name: string },
  how: 'ignored' | 'blocked',
  { game, t }: Pick<FeatureContext, 'game' | 't'>,
): Promise<string> {
  try {
    await (how === 'ignored' ? request(IGNORE_DOG, { dogId: id }) : request(BLOCK_DOG, { dogId: id }))
    game.talk.forget(id)
    game.acts.readSniffer(id)
    return t(`dogMenu.${how}`, { name })
  } catch (error) {
    return error instanceof RefusedError ? error.message : t('dogMenu.failed')
  }
}
