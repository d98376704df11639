import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { openReport } from '#app/game/hud/report/feature.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { Smelled } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { Button } from '#app/ui/button.tsx'
import { SMELLED_WINDOW } from './feature.ts'
import styles from '#app/game/hud/shared/note.module.css'

/** Shows the message of the poop that the own dog has sniffed at. */
export default function SmelledWindow({ game }: WindowProps) {
  const { t } = useTranslation('game')
  const smelled = useStore(game.state, (state) => state.smelled)
  return (
    smelled && (
      <GameWindow window={SMELLED_WINDOW} title={t('life.poop.of', { name: smelled.name })} corner="top">
        <Says game={game} smelled={smelled} />
      </GameWindow>
    )
  )
}

function Says({ game, smelled: { poop: dog, name, text, line } }: { game: Game; smelled: Smelled }) {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const me = useStore(game.state, ({ world }) => world.me)
  const poop = useStore(game.state, ({ world }) => world.poops.get(dog))
  const report = () => {
    windows.close(SMELLED_WINDOW)
    openReport({ game, windows }, { dog, name, line, room: game.world.room })
  }
  return (
    <div className={styles.says}>
      {text === null ? (
        <p>{t('life.poop.nothing')}</p>
      ) : (
        <>
          <p>{t('life.poop.says', { name })}</p>
          <blockquote className={styles.text} dir="auto">
            {text}
          </blockquote>
        </>
      )}
      <div className={styles.foot}>
        {!poop && (
          <p className={styles.gone} role="status">
            {t('life.poop.gone')}
          </p>
        )}
        {text !== null && dog !== me && (
          <Button size="small" onClick={report}>
            {t('dogMenu.report')}
          </Button>
        )}
        {poop && (
          <Button kind="primary" size="small" onClick={() => game.acts.scoop(poop)}>
            {t('life.poop.scoop')}
          </Button>
        )}
      </div>
    </div>
  )
}
