import { useEffect } from 'react'
import { request } from '#app/api.ts'
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

/** Fetches what the commands are called, at first and when administrators have published it anew. Until then the names of the code hold. */
export function FollowCommands({ game }: { game: Game }) {
  const language = useLanguage()
  useEffect(() => {
    const gone = new AbortController()
    let newest = 0
    const fetchCommands = () => {
      newest += 1
      const mine = newest
      request(PARK_COMMANDS, { language }).then(
        ({ parkCommands }) =>
          !gone.signal.aborted && mine === newest && game.state.setState({ commands: parkCommands }),
        // Those that are known go on answering.
        () => null,
      )
    }
    // The first step of the dog comes first.
    void whenIdle(gone.signal, LATER_MS).then(fetchCommands)
    const stop = game.listen(
      (moment) => void (moment.type === 'nudge' && moment.about === 'commands' && fetchCommands()),
    )
    return () => {
      gone.abort()
      stop()
    }
  }, [game, language])
  return null
}
