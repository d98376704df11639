import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { cleanText } from '#durable/rules/chat.ts'
import { PAW_PRINTS } from '#durable/rules/life/paw-prints.ts'
import type { Game } from '../../game.ts'
import { isDogAsleep } from '../../whereabouts.ts'
import { useWindowNo } from '../own/use-window-no.ts'
import styles from '../poop/poop.module.css'
import { GameWindow } from '../windows/game-window.tsx'
import { useOpenWindow, useWindows } from '../windows/use-windows.ts'

/** [U4] A paw print for a dog that sleeps, with a few words or without any. */
export function PawPrintWindow({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const dog = useOpenWindow('pawPrint')?.about ?? null
  return (
    <GameWindow name="pawPrint" title={t('life.prints.title')} corner="top">
      {dog !== null && <PrintForm key={dog} game={game} dog={dog} />}
    </GameWindow>
  )
}

function PrintForm({ game, dog }: { game: Game; dog: number }) {
  const { t } = useTranslation(['game', 'words'])
  const windows = useWindows()
  const [text, setText] = useState('')
  const [isLeft, setLeft] = useState(false)
  const seen = useStore(game.state, ({ world }) => world.dogs.get(dog))
  // It may leave while the window is open.
  const [name] = useState(seen?.name ?? '')
  const no = useWindowNo(game, 'pawPrint')
  useEffect(
    () => game.listen((moment) => moment.type === 'printed' && moment.dog === dog && setLeft(true)),
    [game, dog],
  )
  const length = [...cleanText(text)].length
  const leave = (event: FormEvent) => {
    event.preventDefault()
    game.forgetRefusal()
    game.acts.leavePrint(dog, text)
  }
  if (isLeft) {
    return (
      <div className={styles.says}>
        <p className={styles.lead} role="status">
          <Icon name="paw" />
          <span>{t('life.prints.left', { name })}</span>
        </p>
        <div className={styles.foot}>
          <Button kind="primary" size="small" onClick={() => windows.close('pawPrint')}>
            {t('words:ok')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form className={styles.form} onSubmit={leave}>
      <p className={styles.lead}>
        <Icon name="paw" />
        <span>{t(isDogAsleep(seen) ? 'life.prints.lead' : 'life.prints.woken', { name })}</span>
      </p>
      <Field
        label={t('life.prints.label')}
        hint={t('life.prints.count', { length, max: PAW_PRINTS.letters })}
        error={no}
        value={text}
        autoComplete="off"
        onChange={({ target }) => {
          game.forgetRefusal()
          setText(target.value)
        }}
      />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="small" disabled={length > PAW_PRINTS.letters || !isDogAsleep(seen)}>
          {t('life.prints.leave')}
        </Button>
      </div>
    </form>
  )
}
