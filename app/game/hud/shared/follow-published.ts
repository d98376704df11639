import type { Game } from '#app/game/model/game/game.ts'
import type { NudgeAbout } from '#durable/protocol/messages.ts'

type Followed<Answer> = {
  /** By this the rooms tell that it was published anew. */
  about: NudgeAbout
  ask: () => Promise<Answer>
  onAnswer: (answer: Answer) => void
  /** The first question waits for this. */
  begins?: Promise<void>
}

/**
 * Asks for what staff have published, at first and each time that the rooms tell of it. Only the newest question is
 * answered; if it fails, what is known stays. Returns a function that stops it.
 */
export function followPublished<Answer>(
  game: Pick<Game, 'listen'>,
  { about, ask, onAnswer, begins = Promise.resolve() }: Followed<Answer>,
): () => void {
  let newest = 0
  const askAgain = () => {
    newest += 1
    const mine = newest
    ask().then(
      (answer) => void (mine === newest && onAnswer(answer)),
      () => null,
    )
  }
  let isOver = false
  void begins.then(() => void (!isOver && newest === 0 && askAgain()))
  const stop = game.listen((moment) => void (moment.type === 'nudge' && moment.about === about && askAgain()))
  return () => {
    isOver = true
    newest += 1
    stop()
  }
}
