import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { cleanText } from '#durable/rules/chat.ts'
import { POOP } from '#durable/rules/life/poop.ts'
import type { Game } from '../../game.ts'
import { useWindowNo } from '../own/use-window-no.ts'
import { GameWindow } from '../windows/game-window.tsx'
import { useWindows } from '../windows/use-windows.ts'
import styles from './poop.module.css'

/** [O5] Own dog poops where it is, with a message or without one. */
export function PoopWindow({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  return (
    <GameWindow name="poop" title={t('life.poop.title')} corner="top">
      <PoopForm game={game} />
    </GameWindow>
  )
}

function PoopForm({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const [text, setText] = useState('')
  const own = useStore(game.state, ({ world }) => (world.me === null ? undefined : world.poops.get(world.me)))
  const no = useWindowNo(game, 'poop')
  const [before] = useState(own)
  useEffect(() => {
    if (own && own !== before) windows.close('poop')
  }, [own, before, windows])
  const length = [...cleanText(text)].length
  const lay = (event: FormEvent) => {
    event.preventDefault()
    game.forgetRefusal()
    game.acts.poop(text)
  }
  return (
    <form className={styles.form} onSubmit={lay}>
      <p className={styles.lead}>
        <Icon name="poop" />
        <span>{t('life.poop.lead', { minutes: POOP.liesMinutes })}</span>
      </p>
      <Field
        label={t('life.poop.label')}
        hint={t('life.poop.count', { length, max: POOP.letters })}
        error={no}
        value={text}
        autoComplete="off"
        onChange={({ target }) => {
          game.forgetRefusal()
          setText(target.value)
        }}
      />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="small" disabled={length > POOP.letters}>
          {t('life.poop.lay')}
        </Button>
      </div>
    </form>
  )
}
