import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import type { PawPrint } from '#app/game/model/account/dog-queries.ts'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import styles from './requests.module.css'
import { openReport } from '#app/game/hud/report/feature.ts'

type PrintFoundProps = { game: Game; print: PawPrint }

/** [U4] What somebody has left while own dog slept. */
export function PrintFound({ game, print }: PrintFoundProps) {
  const { t } = useTranslation(['game', 'words'])
  const account = useAccount()
  const windows = useWindows()
  const { id, dogId: dog, name, text, room, line } = print
  const isHere = useStore(game.state, ({ world }) => world.dogs.has(dog))
  const andAside = (act: () => void) => () => {
    account.putPrintAside(id)
    act()
  }
  const report = () => {
    openReport({ game, windows }, { dog, name, line, room })
  }
  return (
    <div className={styles.bubble} data-hud>
      <p>{text === '' ? t('life.prints.bare', { name }) : t('life.prints.found', { name, text })}</p>
      {text !== '' && (
        <Button size="small" onClick={andAside(report)}>
          {t('dogMenu.report')}
        </Button>
      )}
      {isHere && (
        <Button size="small" onClick={andAside(() => game.talk.address(name))}>
          {t('life.prints.reply')}
        </Button>
      )}
      <Button size="small" kind="primary" onClick={andAside(() => {})}>
        {t('words:ok')}
      </Button>
    </div>
  )
}
