import { RefusedError } from '#app/api.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { useRefusalWords } from './texts.ts'
import styles from './refusal-note.module.css'

/** Why a request was refused; the reason is null if there was no answer. */
export type KnownRefusal = { reason: Refusal | null }

type RefusalNoteProps = {
  refusal: KnownRefusal | null
  /** Details, if the page knows more than the reason. */
  words?: string | null
}

/** Says why a request was refused, or that there was no answer. */
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
