import { RefusedError } from '#app/api.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { useRefusalWords } from './texts.ts'
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

/** The reason in an error of a request. */
export function refusalOf(error: unknown): Refused {
  return { reason: error instanceof RefusedError ? error.reason : null }
}
