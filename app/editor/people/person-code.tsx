import { useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { FailureLine, failureOf } from '#app/editor/kit/failure-line.tsx'
import type { ActFailure } from '#app/editor/kit/failure-line.tsx'
import { FieldFrame } from '#app/editor/kit/fields/field-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { CODE_LETTERS } from '#durable/rules/staff/code-effects.ts'
import { CodeHelp } from './code-help.tsx'
import { CodeTrial } from './code-trial.tsx'
import { TRY_CODE } from './person-queries.ts'
import type { PersonCard, ShownTrial } from './person-queries.ts'
import pane from '#app/editor/kit/pane.module.css'
import styles from './people.module.css'

type PersonCodeProps = { person: PersonCard; onDone: () => void }

/** [S16] Code on a user: it is run and shows what it would do, which is done once it is confirmed. */
export function PersonCode({ person, onDone }: PersonCodeProps) {
  const { t } = useTranslation('editor')
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [trial, setTrial] = useState<ShownTrial | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ActFailure | null>(null)
  const [isDone, setDone] = useState(false)
  const type = (typed: string) => {
    setCode(typed)
    // What stands there is not what this code would do.
    setTrial(null)
    setDone(false)
  }
  const run = async (event?: FormEvent) => {
    event?.preventDefault()
    if (code.trim() === '' || isBusy) return
    setBusy(true)
    setTrial(null)
    setFailure(null)
    setDone(false)
    try {
      setTrial((await request(TRY_CODE, { userId: person.id, code })).tryCode)
    } catch (error) {
      setFailure(failureOf(error, t('people.failed')))
    }
    setBusy(false)
  }
  const runByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void run()
  }
  return (
    <section className={styles.code}>
      <h4>{t('people.code.title')}</h4>
      {!isOpen && (
        <div className={pane.keys}>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('people.code.open')}
          </Button>
        </div>
      )}
      {isOpen && (
        <form aria-label={t('people.code.title')} onSubmit={(event) => void run(event)} noValidate>
          <FieldFrame
            label={t('people.code.code')}
            range={t('letters', { length: code.length, max: CODE_LETTERS })}
            hint={t('people.code.hint')}
          >
            {(attributes) => (
              <textarea
                {...attributes}
                className={styles.lines}
                rows={6}
                maxLength={CODE_LETTERS}
                spellCheck={false}
                autoCapitalize="off"
                autoComplete="off"
                value={code}
                onChange={(event) => type(event.currentTarget.value)}
                onKeyDown={runByKey}
              />
            )}
          </FieldFrame>
          <CodeHelp />
          <FailureLine failure={failure} />
          <div className={pane.keys}>
            <Button size="small" onClick={() => setOpen(false)}>
              {t('people.code.close')}
            </Button>
            <Button
              size="small"
              kind={trial !== null && trial.run !== null ? 'secondary' : 'primary'}
              type="submit"
              disabled={isBusy || code.trim() === ''}
            >
              {t('people.code.run')}
            </Button>
          </div>
        </form>
      )}
      {isOpen && trial && (
        <CodeTrial
          trial={trial}
          dogs={person.dogs}
          onDone={() => {
            setTrial(null)
            setDone(true)
            onDone()
          }}
          onLeave={() => setTrial(null)}
        />
      )}
      <div role="status">{isDone && <p>{t('people.code.done')}</p>}</div>
    </section>
  )
}
