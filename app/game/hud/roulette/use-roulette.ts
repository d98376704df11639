import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import type { Roulette } from '#app/game/model/world/roulette.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import type { DogId, WireTint } from '#durable/protocol/messages.ts'
import { TINTS } from '#durable/rules/committee/roulette.ts'
import type { TintName } from '#durable/rules/committee/roulette.ts'

const LOOK_MS = 500
/** For how long it is said what has come of it, ms. */
const TOLD_MS = 10_000

/** The question that the own dog has yet to answer; null for none. */
export function useTintQuestion(game: Game): Roulette['asked'] {
  const asked = useStore(game.state, ({ world }) => world.roulette.asked)
  const now = useNow(asked ? LOOK_MS : null)
  return asked && roomTime(game.world, now) < asked.until ? asked : null
}

/** What has become of the question of the own dog, or which dog has got which colour; null where nothing is new. */
export function useTold(game: Game): string | null {
  const { t } = useTranslation('late')
  const { asking, drawn } = useStore(game.state, ({ world }) => world.roulette)
  const dogs = useStore(game.state, ({ world }) => world.dogs)
  const now = useNow(asking || drawn ? LOOK_MS : null)
  const nameOf = (id: DogId) => {
    const dog = dogs.get(id)
    return dog ? calledHere(game.world, dog) : null
  }
  if (drawn && now < drawn.at + TOLD_MS) {
    const [name, colour] = [nameOf(drawn.dog), colourOf(dogs.get(drawn.dog)?.tint)]
    if (name !== null && colour) return t('roulette.drawn', { name, colour: t(`roulette.colour.${colour}`) })
  }
  const name = asking && nameOf(asking.dog)
  const agoMs = asking ? roomTime(game.world, now) - asking.until : 0
  if (!asking || name === null || agoMs >= TOLD_MS) return null
  if (asking.yes !== null) return agoMs < 0 ? t(asking.yes ? 'roulette.said.yes' : 'roulette.said.no', { name }) : null
  return t(agoMs < 0 ? 'roulette.waits' : 'roulette.said.nothing', { name })
}

function colourOf(tint: WireTint | null | undefined): TintName | undefined {
  return (Object.keys(TINTS) as TintName[]).find((name) => TINTS[name].color === tint?.color)
}
