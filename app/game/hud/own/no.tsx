import { Icon } from '#app/ui/icon.tsx'
import type { Refusal } from '#durable/protocol/refusals.ts'
import styles from './own.module.css'
import { useNoWords } from './use-no-words.ts'

/** Why something was not done, or that the park did not answer. */
export function No({ no }: { no: { reason: Refusal | null } | null }) {
  const wordsOf = useNoWords()
  return (
    <div role="status" className={styles.noPlace}>
      {no && (
        <p className={styles.no}>
          <Icon name="danger" />
          <span>{wordsOf(no.reason)}</span>
        </p>
      )}
    </div>
  )
}
