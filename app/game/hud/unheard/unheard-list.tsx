import type { ResultOf } from 'gql.tada'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { AnswerPending } from '#app/game/hud/shared/awaited.tsx'
import { RefusalNote, refusalOfError } from '#app/game/hud/shared/refusal-note.tsx'
import type { KnownRefusal } from '#app/game/hud/shared/refusal-note.tsx'
import { graphql } from '#app/graphql.ts'
import styles from './unheard-list.module.css'

const MY_UNHEARD = graphql(`
  query MyUnheard {
    unheard {
      id
      name
      isBlocked
    }
  }
`)

const HEAR_AGAIN = graphql(`
  mutation HearAgain($id: Int!) {
    hearAgain(id: $id)
  }
`)

type Unheard = ResultOf<typeof MY_UNHEARD>['unheard'][number]

export type UnheardListProps = { onBack: () => void }

/** The users whom the player ignores or blocks, each with a key to undo it. */
export function UnheardList({ onBack }: UnheardListProps) {
  const { t } = useTranslation('game')
  const [everyone, setEveryone] = useState<readonly Unheard[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [refusal, setRefusal] = useState<KnownRefusal | null>(null)
  const look = useCallback(() => {
    setFailed(false)
    request(MY_UNHEARD, {}).then(
      ({ unheard }) => setEveryone(unheard),
      () => setFailed(true),
    )
  }, [])
  useEffect(look, [look])
  const undo = async (id: number) => {
    setRefusal(null)
    try {
      await request(HEAR_AGAIN, { id })
      setEveryone((all) => all?.filter((unheard) => unheard.id !== id) ?? null)
    } catch (error) {
      setRefusal(refusalOfError(error))
    }
  }
  return (
    <div className={styles.list}>
      <button type="button" className={styles.back} onClick={onBack}>
        {t('unheard.back')}
      </button>
      <RefusalNote refusal={refusal} />
      {!everyone && <AnswerPending hasFailed={hasFailed} again={look} />}
      {everyone?.length === 0 && <p>{t('unheard.empty')}</p>}
      <ul aria-label={t('unheard.title')}>
        {everyone?.map(({ id, name, isBlocked }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi> <small>{t(isBlocked ? 'unheard.blocked' : 'unheard.ignored')}</small>
            </span>
            <button type="button" aria-label={t('unheard.undoOf', { name })} onClick={() => void undo(id)}>
              {t('unheard.undo')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
