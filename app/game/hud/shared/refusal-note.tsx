import { RefusedError } from '#app/api.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { useRefusalWords } from './texts.ts'
import styles from './refusal-note.module.css'

/** Why something was not done; the reason is null where the park did not answer. */
export type KnownRefusal = { reason: Refusal | null }

type RefusalNoteProps = {
  refusal: KnownRefusal | null
  /** What exactly stands in the way, where one knows more than the reason. */
  words?: string | null
}

/** Says why something was not done, or that the park did not answer. */
export function RefusalNote({ refusal, words = null }: RefusalNoteProps) {
  const wordsOf = useRefusalWords()
  return (
    <div role="status" className={styles.place}>
      {refusal && (
        <p className={styles.note}>
          <Icon name="danger" />
          <span>{words ?? wordsOf(refusal.reason)}</span>
        </p>
      )}
    </div>
  )
}

/** The reason in an error of a request. */
export function refusalOfError(error: unknown): KnownRefusal {
  return { reason: error instanceof RefusedError ? error.reason : null }
}
