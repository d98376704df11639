import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import { Button } from '#app/ui/button.tsx'
import styles from '#app/editor/kit/pane.module.css'

/** Drops the draft, after it was said how much is lost and whose it is. */
export function Dropping({ draft, count }: { draft: OpenDraft; count: number }) {
  const { t } = useTranslation('editor')
  const [step, setStep] = useState<'rest' | 'asked' | 'busy'>('rest')
  const [refusal, setRefusal] = useState<string | null>(null)
  const drop = async () => {
    setStep('busy')
    try {
      await draft.drop()
      setRefusal(null)
    } catch (error) {
      setRefusal(error instanceof RefusedError ? error.message : t('line.away'))
    }
    setStep('rest')
  }
  return (
    <section className={styles.dropping}>
      {step === 'rest' ? (
        <Button size="small" kind="danger" onClick={() => setStep('asked')}>
          {t('drop.open')}
        </Button>
      ) : (
        <>
          <p role="alert">{t('drop.sure', { count })}</p>
          <div className={styles.keys}>
            <Button size="small" disabled={step === 'busy'} onClick={() => setStep('rest')}>
              {t('drop.no')}
            </Button>
            <Button size="small" kind="danger" disabled={step === 'busy'} onClick={() => void drop()}>
              {t('drop.yes')}
            </Button>
          </div>
        </>
      )}
      {refusal !== null && <p role="alert">{refusal}</p>}
    </section>
  )
}
