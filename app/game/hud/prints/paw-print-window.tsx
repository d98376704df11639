import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { forgetNote, NoteForm } from '#app/game/hud/shared/note-form.tsx'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { isDogAsleep } from '#app/game/model/world/whereabouts.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PAW_PRINTS } from '#durable/rules/life/paw-prints.ts'
import { PAW_PRINT_WINDOW } from './feature.ts'
import styles from '#app/game/hud/shared/note.module.css'

/** [U4] Leaves a paw print for a sleeping dog, with a few words or without. */
export default function PawPrintWindow({ game }: WindowProps) {
  const { t } = useTranslation(['game', 'late'])
  const dog = useOpenWindow(PAW_PRINT_WINDOW)?.about ?? null
  return (
    <GameWindow window={PAW_PRINT_WINDOW} title={t('late:prints.title')} corner="top">
      {dog !== null && <PrintForm key={dog} game={game} dog={dog} />}
    </GameWindow>
  )
}

function PrintForm({ game, dog }: { game: Game; dog: number }) {
  const { t } = useTranslation(['game', 'late', 'words'])
  const windows = useWindows()
  const [isLeft, setLeft] = useState(false)
  const seen = useStore(game.state, ({ world }) => world.dogs.get(dog))
  // The dog may leave while the window is open.
  const [name] = useState(seen?.name ?? '')
  useEffect(
    () =>
      game.listen((moment) => {
        if (moment.type !== 'printed' || moment.dog !== dog) return
        forgetNote({ request: 'pawPrint', about: dog })
        setLeft(true)
      }),
    [game, dog],
  )
  if (isLeft) {
    return (
      <div className={styles.says}>
        <p className={styles.lead} role="status">
          <Icon name="paw" />
          <span>{t('late:prints.left', { name })}</span>
        </p>
        <div className={styles.foot}>
          <Button kind="primary" size="small" onClick={() => windows.close(PAW_PRINT_WINDOW)}>
            {t('words:ok')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <NoteForm
      game={game}
      request="pawPrint"
      about={dog}
      icon="paw"
      lead={t(isDogAsleep(seen) ? 'late:prints.lead' : 'late:prints.woken', { name })}
      label={t('late:prints.label')}
      count={(letters) => t('late:prints.count', letters)}
      max={PAW_PRINTS.letters}
      submit={t('late:prints.leave')}
      isOff={!isDogAsleep(seen)}
      onSubmit={(text) => game.acts.leavePrint(dog, text)}
    />
  )
}
