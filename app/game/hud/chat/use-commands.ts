import { useEffect, useState } from 'react'
import { useFeatureContext, useParkCommands } from '#app/game/hud/features/features.ts'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import type { Command } from '#app/game/model/chat/commands.ts'
import { commandNamed } from '#app/game/model/chat/suggestions.ts'
import type { Game } from '#app/game/model/game/game.ts'

type Act = Extract<Command, { do: 'act' }>

/** Runs lines that begin with "/". `run` returns false if the line must stay in the field; `answer` is shown below it. */
export function useCommands(game: Game) {
  const context = useFeatureContext(game)
  const commands = useParkCommands(game)
  const [answer, setAnswer] = useAnswer()
  const run = ({ name, rest }: Act): boolean => {
    setAnswer(null)
    const command = commandNamed(name, commands)
    if (!command?.run) {
      setAnswer(context.t('talk.commands.unknown', { name }))
      return false
    }
    return command.run(rest, { ...context, answer: setAnswer })
  }
  return { run, answer, forgetAnswer: () => setAnswer(null) }
}

function useAnswer() {
  const [answer, setAnswer] = useState<string | null>(null)
  useEffect(() => {
    if (answer === null) return
    const timer = setTimeout(() => setAnswer(null), readingMs(answer))
    return () => clearTimeout(timer)
  }, [answer])
  return [answer, setAnswer] as const
}
