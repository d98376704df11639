import { useEffect, useState } from 'react'
import { request } from '#app/api.ts'
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

/** [SD31] What administrators have published of an ability of the committee, fetched anew when they publish it again. Until then it is as the code has it. */
export function useAbility(game: Game, ability: string): AbilityNow {
  const [published, setPublished] = useState<readonly (AbilityNow & { key: string })[]>([])
  useEffect(() => {
    let newest = 0
    const fetchAbilities = () => {
      newest += 1
      const mine = newest
      request(PARK_ABILITIES, {}).then(
        ({ parkAbilities }) => void (mine === newest && setPublished(parkAbilities)),
        // What is known stays.
        () => null,
      )
    }
    fetchAbilities()
    const stop = game.listen(
      (moment) => void (moment.type === 'nudge' && moment.about === 'abilities' && fetchAbilities()),
    )
    return () => {
      newest += 1
      stop()
    }
  }, [game])
  return published.find(({ key }) => key === ability) ?? ABILITY_ROWS.find(({ id }) => id === ability) ?? { isOn: true }
}
