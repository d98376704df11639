import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { PRODUCT_NAME } from '#app/product.ts'
import { banEnd } from '#app/shared/ban-end.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from '#app/ui/panel.tsx'
import type { Notice } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import styles from './gate.module.css'

export type Closed =
  | 'unavailable'
  | 'elsewhere'
  | 'too-old'
  | 'kicked'
  | { sentAway: Notice }
  | { died: { id: number; name: string } }
  | { refusal: Refusal }

type ClosedParkProps = {
  why: Closed
  dog?: PicturedDog
  /** Called for the one button; not called if the reason leaves nothing to do. */
  onAgain: () => void
}

const STRAY: PicturedDog = { color: '#9c9bac' }

/** The closed gate: why the park is closed, and what the player can do about it. */
export function ClosedPark({ why, dog = STRAY, onAgain }: ClosedParkProps) {
  const { t } = useTranslation('game')
  const words = useWords(why)
  const gate = useRef<HTMLElement>(null)
  // The park that had the focus is gone. A screen reader reads this page instead.
  useEffect(() => gate.current?.focus(), [])
  return (
    <main ref={gate} className={classNames(styles.gate, styles.shut)} tabIndex={-1}>
      <PageTitle title={t('title')} isUnlisted />
      <Panel title={words.title} level={1} className={styles.notice ?? ''}>
        <div className={styles.body}>
          <span className={styles.picture}>
            <DogPicture dog={dog} label="" pose="curl" facing="right" scale={3} />
          </span>
          <div className={styles.words}>
            <p className={styles.headline}>{words.headline}</p>
            {words.text && <p>{words.text}</p>}
          </div>
        </div>
        <div className={styles.actions}>
          {why !== 'unavailable' && <Button to="/h5/choose">{t('ended.toDogs')}</Button>}
          {typeof why === 'object' && 'died' in why && (
            <Button kind="primary" to={`/h5/choose/new/${why.died.id}`}>
              {t('ended.rebirth')}
            </Button>
          )}
          {words.again && (
            <Button kind="primary" icon="retry" onClick={onAgain}>
              {words.again}
            </Button>
          )}
        </div>
      </Panel>
    </main>
  )
}

function useWords(why: Closed): { title: string; headline: string; text?: string; again?: string } {
  const { t, i18n } = useTranslation(['game', 'words', 'refusals'])
  if (typeof why === 'object' && 'sentAway' in why) {
    const { reason, until } = why.sentAway
    const endsAt = until === null ? '' : banEnd(new Date(until).toISOString(), languageOfTag(i18n.language))
    return {
      title: t('game:ended.kicked'),
      headline: until === null ? t('game:ended.kickedText') : t('game:ended.bannedText', { endsAt }),
      text: reason,
      ...(until === null && { again: t('game:ended.comeBack') }),
    }
  }
  if (typeof why === 'object' && 'died' in why) {
    const { name } = why.died
    return { title: t('game:ended.died'), headline: t('game:ended.diedText', { name }), text: t('game:ended.diedNext') }
  }
  switch (why) {
    case 'unavailable':
      return {
        title: t('game:ended.closed'),
        headline: t('words:unavailable', { product: PRODUCT_NAME }),
        text: t('game:ended.safe'),
        again: t('words:retry'),
      }
    case 'elsewhere':
      return {
        title: t('game:ended.elsewhere'),
        headline: t('game:ended.elsewhereText'),
        again: t('game:ended.continueHere'),
      }
    case 'too-old':
      return { title: t('game:ended.tooOld'), headline: t('game:ended.tooOldText'), again: t('game:ended.reload') }
    case 'kicked':
      return { title: t('game:ended.kicked'), headline: t('game:ended.kickedText') }
    default:
      return { title: t('game:ended.refused'), headline: t(`refusals:${why.refusal}`) }
  }
}
