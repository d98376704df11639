import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { cleanText } from '#durable/rules/chat.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import type { Game } from '#app/game/model/game/game.ts'
import styles from './note.module.css'
import { gameRefusalWords } from './texts.ts'

type NoteFormProps = {
  game: Game
  /** What the room calls it when it says no. */
  request: 'poop' | 'pawPrint'
  icon: IconName
  lead: string
  label: string
  /** How many letters there are of how many there may be, in words. */
  count: (letters: { length: number; max: number }) => string
  max: number
  submit: string
  isOff?: boolean
  onSubmit: (text: string) => void
}

/** A few words, or none, that one leaves for whoever finds them; nothing of them is lost when the room says no. */
export function NoteForm({ game, request, icon, lead, label, count, max, submit, isOff, onSubmit }: NoteFormProps) {
  const [text, setText] = useState('')
  const refusal = useWindowRefusal(game, request)
  const length = [...cleanText(text)].length
  const leave = (event: FormEvent) => {
    event.preventDefault()
    game.forgetRefusal()
    onSubmit(text)
  }
  return (
    <form className={styles.form} onSubmit={leave}>
      <p className={styles.lead}>
        <Icon name={icon} />
        <span>{lead}</span>
      </p>
      <Field
        label={label}
        hint={count({ length, max })}
        error={refusal}
        value={text}
        autoComplete="off"
        onChange={({ target }) => {
          game.forgetRefusal()
          setText(target.value)
        }}
      />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="small" disabled={isOff || length > max}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** Why the room has refused what was asked for in a window, until something else is asked or the window is closed. */
function useWindowRefusal(game: Game, request: NoteFormProps['request']): string | null {
  const { t, i18n } = useTranslation(['game', 'words'])
  const refusal = useStore(game.state, (state) => state.refusal)
  useEffect(
    () => () => {
      if (game.state.getState().refusal?.request === request) game.forgetRefusal()
    },
    [game, request],
  )
  if (refusal?.request !== request) return null
  return gameRefusalWords(t, refusal, { me: game.world.me, language: languageOfTag(i18n.language) })
}
