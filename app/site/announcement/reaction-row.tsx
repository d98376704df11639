import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalText } from '#app/shared/refusal-text.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { FoundAnnouncement } from './queries.ts'
import { isReactionIcon } from './reactions.ts'
import { useReactions } from './use-reactions.ts'
import styles from './announcement-page.module.css'

type ReactionRowProps = {
  announcement: Pick<FoundAnnouncement, 'id' | 'reactions'>
  /** Whether the reader is known to be signed in already: then nothing is said until the reader may react. */
  isSignedIn?: boolean
}

/** An icon and a count for each reaction; for signed-in readers they are buttons. */
export function ReactionRow({ announcement: { id, reactions }, isSignedIn = false }: ReactionRowProps) {
  const { t } = useTranslation('pages')
  const { counts, mayReact, failure, react } = useReactions(id, reactions)

  function hint(): ReactNode {
    if (failure === 'unreachable') return t('announcement.failed')
    if (failure) return <RefusalText reason={failure} />
    if (mayReact) return t('announcement.press')
    return isSignedIn ? null : t('announcement.signIn')
  }

  return (
    <section aria-label={t('announcement.reactions')}>
      <ul className={styles.reactions}>
        {counts.map(({ reaction, count, isMine }) => {
          if (!isReactionIcon(reaction)) return null
          const word = t(`announcement.reaction.${reaction}`)
          const smiley = (
            <>
              <Icon name={reaction} label={word} />
              <span>{count}</span>
            </>
          )
          return (
            <li key={reaction}>
              {mayReact ? (
                <button
                  type="button"
                  className={classNames(styles.reaction, isMine && styles.mine)}
                  aria-pressed={isMine}
                  onClick={() => react(reaction, !isMine)}
                >
                  {smiley}
                </button>
              ) : (
                <span className={styles.reaction}>{smiley}</span>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.hint} role="status">
        {hint()}
      </p>
    </section>
  )
}
