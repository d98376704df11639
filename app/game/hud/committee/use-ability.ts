import { useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import { followPublished } from '#app/game/hud/shared/follow-published.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { graphql } from '#app/graphql.ts'
import { ABILITY_ROWS } from '#durable/rules/sheets/abilities.ts'

const PARK_ABILITIES = graphql(`
  query ParkAbilities {
    parkAbilities {
      key
      isOn
      dogs
      lasts
      pieces
      stands
    }
  }
`)

/** What its window tells: how many, or minutes. An ability has not all of the numbers. */
type AbilityNow = {
  isOn: boolean
  dogs?: number | null
  lasts?: number | null
  pieces?: number | null
  stands?: number | null
}

/** [SD31] An ability of the committee as administrators have published it. Until that is known it is as the code has it. */
export function useAbility(game: Game, ability: string): AbilityNow {
  const [published, setPublished] = useState<readonly (AbilityNow & { key: string })[]>([])
  useEffect(
    () =>
      followPublished(game, {
        about: 'abilities',
        ask: () => request(PARK_ABILITIES, {}),
        onAnswer: ({ parkAbilities }) => setPublished(parkAbilities),
      }),
    [game],
  )
  return published.find(({ key }) => key === ability) ?? ABILITY_ROWS.find(({ id }) => id === ability) ?? { isOn: true }
}
