import type { FormEvent } from 'react'
import type { Game } from '#app/game/model/game/game.ts'
import { forgetKept, isKeptText, useKept } from '#app/shared/use-kept.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { cleanText } from '#durable/rules/chat.ts'
import { useWindowRefusal } from './use-window-refusal.ts'
import styles from './note.module.css'

type NoteFormProps = {
  game: Game
  /** The request that a refusal of the room names. */
  request: 'poop' | 'pawPrint'
  /** The dog that the note is for, if any. There is a draft for each dog. */
  about?: number
  icon: IconName
  lead: string
  label: string
  /** Returns the text for the number of characters and the most that are allowed. */
  count: (letters: { length: number; max: number }) => string
  max: number
  submit: string
  isOff?: boolean
  onSubmit: (text: string) => void
}

type NoteDraft = Pick<NoteFormProps, 'request' | 'about'>

/** Deletes the draft when the room has accepted it. */
export function forgetNote(draft: NoteDraft): void {
  forgetKept(draftOf(draft))
}

function draftOf({ request, about }: NoteDraft): string {
  return `${request}-${about ?? 'any'}`
}

/** A form for a short text that others find. The draft survives closing the window, a reload and a refusal. */
export function NoteForm(props: NoteFormProps) {
  const { game, request, icon, lead, label, count, max, submit, isOff, onSubmit } = props
  const [text, keepText] = useKept(draftOf(props), '', isKeptText)
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
          keepText(target.value)
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
