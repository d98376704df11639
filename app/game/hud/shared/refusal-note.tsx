import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Texts } from './texts.ts'
import styles from './refusal-note.module.css'

/** Why something was not done; the reason is null where the park did not answer. */
export type Refused = { reason: Refusal | null }

/** Says why something was not done, or that the park did not answer. */
export function RefusalNote({ refusal }: { refusal: Refused | null }) {
  const wordsOf = useRefusalWords()
  return (
    <div role="status" className={styles.place}>
      {refusal && (
        <p className={styles.note}>
          <Icon name="danger" />
          <span>{wordsOf(refusal.reason)}</span>
        </p>
      )}
    </div>
  )
}

/** Returns the words for a reason in the reader's language. */
export function useRefusalWords(): (reason: Refusal | null) => string {
  const { t } = useTranslation(['game', 'words'])
  return (reason) => refusalWords(t, reason)
}

export function refusalWords(t: Texts, reason: Refusal | null): string {
  return reason ? t(`words:refusal.${reason}`) : t('game:life.noAnswer')
}

/** The reason in an error of a request. */
export function refusalOf(error: unknown): Refused {
  return { reason: error instanceof RefusedError ? error.reason : null }
}
