import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { FailureLine, failureOf } from '#app/editor/kit/failure-line.tsx'
import type { ActFailure } from '#app/editor/kit/failure-line.tsx'
import { ReasonField, isSoundReason } from '#app/editor/kit/reason-field.tsx'
import { GIVE_TO_SELF } from '#app/editor/queries.ts'
import { Ops } from '#app/ops.ts'
import { randomId } from '#app/random-id.ts'
import { Button } from '#app/ui/button.tsx'
import styles from '#app/editor/kit/pane.module.css'

/** The dog with which the administrator is in the park. */
export type PlayedDog = { id: number; name: string }

type GivingProps = {
  /** The kind of the thing. */
  kind: string
  /** What it is called, in the reader's language. */
  name: string
  dog: PlayedDog
  onLeave: () => void
}

const OPS = new Ops(randomId)

/** [SD13] Gives a thing to the administrator's own dog, for a reason that stands in the staff log. */
export function Giving({ kind, name, dog, onLeave }: GivingProps) {
  const { t } = useTranslation('editor')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isGiven, setGiven] = useState(false)
  const [failure, setFailure] = useState<ActFailure | null>(null)
  const give = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setGiven(false)
    if (!isSoundReason(reason)) return
    setBusy(true)
    setFailure(null)
    const wish = { dogId: dog.id, kind, reason }
    try {
      await OPS.run(JSON.stringify(wish), (op) => request(GIVE_TO_SELF, { op, ...wish }))
      setGiven(true)
      setTried(false)
      setReason('')
    } catch (error) {
      setFailure(failureOf(error, t('give.away')))
    }
    setBusy(false)
  }
  return (
    <form className={styles.pane} onSubmit={(event) => void give(event)} noValidate>
      <p className={styles.lead}>{t('give.lead', { name, dog: dog.name })}</p>
      <ReasonField reason={reason} hint={t('give.whyHint')} isTried={isTried} onReason={setReason} />
      <div>
        <FailureLine failure={failure} />
        <div role="status">{isGiven && <p className={styles.lead}>{t('give.done', { name, dog: dog.name })}</p>}</div>
      </div>
      <div className={styles.keys}>
        <Button size="small" onClick={onLeave}>
          {t('back')}
        </Button>
        <Button size="small" kind="primary" type="submit" disabled={isBusy}>
          {t('give.do')}
        </Button>
      </div>
    </form>
  )
}
