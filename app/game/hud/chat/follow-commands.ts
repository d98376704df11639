import { useEffect } from 'react'
import { request } from '#app/api.ts'
import { followPublished } from '#app/game/hud/shared/follow-published.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { graphql } from '#app/graphql.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { whenIdle } from '#app/shared/when-idle.ts'

const PARK_COMMANDS = graphql(`
  query ParkCommands($language: Lang!) {
    parkCommands {
      key
      name(language: $language)
      help(language: $language)
      words
      isOn
    }
  }
`)

/** The delay in browsers without `requestIdleCallback`, ms. */
const LATER_MS = 500

/** Fetches what the commands are called, as administrators have published it. Until then the names of the code hold. */
export function FollowCommands({ game }: { game: Game }) {
  const language = useLanguage()
  useEffect(() => {
    const gone = new AbortController()
    const stop = followPublished(game, {
      about: 'commands',
      ask: () => request(PARK_COMMANDS, { language }),
      onAnswer: ({ parkCommands }) => game.state.setState({ commands: parkCommands }),
      // The first step of the dog comes first.
      begins: whenIdle(gone.signal, LATER_MS),
    })
    return () => {
      gone.abort()
      stop()
    }
  }, [game, language])
  return null
}
