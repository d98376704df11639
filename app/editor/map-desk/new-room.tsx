import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { isId } from '#durable/rules/ids.ts'
import pane from '#app/editor/kit/pane.module.css'

/** Asks for the key of a room that there is not, which it keeps for ever. It begins as bare grass. */
export function NewRoom({ taken, onMade }: { taken: readonly string[]; onMade: (key: string) => void }) {
  const { t } = useTranslation('editor')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const key = text.trim().toLowerCase()
  const fault = isId(key) ? (taken.includes(key) ? 'twice' : null) : 'unsound'
  const make = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fault) onMade(key)
  }
  return (
    <form className={pane.pane} onSubmit={make} noValidate>
      <Field
        label={t('new.key')}
        hint={t('new.hint')}
        error={isTried && fault ? t(`new.${fault}`) : null}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div className={pane.keys}>
        <Button size="small" kind="primary" type="submit">
          {t('new.make')}
        </Button>
      </div>
    </form>
  )
}
