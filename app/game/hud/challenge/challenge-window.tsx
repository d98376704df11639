import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { Button } from '#app/ui/button.tsx'
import { CHALLENGE, CHALLENGE_GAMES, CHALLENGE_MS } from '#durable/rules/games/round/challenge.ts'
import { CHALLENGE_WINDOW } from './feature.ts'
import styles from './challenge.module.css'

/** [GR16] In which game the own dog challenges another one. */
export default function ChallengeWindow({ game }: WindowProps) {
  const { t } = useTranslation('late')
  const dog = useOpenWindow(CHALLENGE_WINDOW)?.about ?? null
  return (
    <GameWindow window={CHALLENGE_WINDOW} title={t('challenge.title')} corner="top">
      {dog !== null && <Games key={dog} game={game} dog={dog} />}
    </GameWindow>
  )
}

function Games({ game, dog }: { game: Game; dog: number }) {
  const { t } = useTranslation('late')
  const windows = useWindows()
  const seen = useStore(game.state, ({ world }) => world.dogs.get(dog))
  // The dog may leave while the window is open.
  const [name] = useState(seen ? calledHere(game.world, seen) : '')
  const ask = (how: number) => {
    game.acts.things.ask(`${CHALLENGE}:${dog}`, how)
    windows.close(CHALLENGE_WINDOW)
  }
  return (
    <>
      <p>{t('challenge.lead', { name, count: CHALLENGE_MS.answer / 1000 })}</p>
      <div className={styles.games}>
        {CHALLENGE_GAMES.map((one, how) => (
          <Button key={one} kind="primary" icon="cup" disabled={!seen} onClick={() => ask(how)}>
            {t(`challenge.games.${one}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
