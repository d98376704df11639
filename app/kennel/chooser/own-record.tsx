import type { ResultOf } from 'gql.tada'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError, request } from '#app/api.ts'
import { APPEAL, MY_RECORD } from '#app/queries.ts'
import { banEnd } from '#app/shared/ban-end.ts'
import { isKeptText, useKept } from '#app/shared/use-kept.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { REASON_MAX, REASON_MIN } from '#durable/rules/bans.ts'
import styles from '../styles/chooser.module.css'

type Sanctions = ResultOf<typeof MY_RECORD>['myRecord']

const SHOWN_MAX = 5

/** Shown under a ban: the user's earlier kicks and bans, and the one appeal that the ban allows [B7]. */
export function OwnRecord({ banId }: { banId: number }) {
  const { t } = useTranslation('kennel')
  const [record, setRecord] = useState<Sanctions | null>(null)
  const [isAppealed, setAppealed] = useState(false)
  useEffect(() => {
    let isOver = false
    request(MY_RECORD, {}).then(
      ({ myRecord }) => !isOver && setRecord(myRecord),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [])
  const ban = record?.find(({ id }) => id === banId)
  if (!record || !ban) return null
  const earlier = record.filter(({ id }) => id !== banId).slice(0, SHOWN_MAX)
  return (
    <div className={styles.record}>
      {ban.isDoubled && <p>{t('ban.doubled')}</p>}
      {ban.answer !== null ? (
        <p>{t('ban.answer', { answer: ban.answer })}</p>
      ) : isAppealed || ban.appealedAt !== null ? (
        <p role="status">{t('ban.appealed')}</p>
      ) : (
        <Appeal banId={banId} onSent={() => setAppealed(true)} />
      )}
      {earlier.length > 0 && <Earlier sanctions={earlier} />}
    </div>
  )
}

function Earlier({ sanctions }: { sanctions: Sanctions }) {
  const { t } = useTranslation('kennel')
  const language = useLanguage()
  const lengthOf = ({
    seconds,
    isClosed,
    isForGood,
  }: Pick<Sanctions[number], 'seconds' | 'isClosed' | 'isForGood'>) => {
    if (isForGood) return t('ban.kind.forGood')
    if (isClosed) return t('ban.kind.closed')
    return seconds === 0 ? t('ban.kick') : t('ban.minutes', { count: seconds / 60 })
  }
  return (
    <div>
      <p className={styles.recordTitle}>{t('ban.record')}</p>
      <ul>
        {sanctions.map(({ id, at, liftedAt, reason, facts, origin, ...sanction }) => (
          <li key={id}>
            {banEnd(at, language)} · {lengthOf(sanction)}
            {liftedAt !== null && ` · ${t('ban.lifted')}`} · {reason}
            {facts !== null && ` ${t('ban.facts', { line: facts })}`} {origin}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Appeal({ banId, onSent }: { banId: number; onSent: () => void }) {
  const { t } = useTranslation('kennel')
  const [isOpen, setOpen] = useState(false)
  const [words, keepWords, forgetWords] = useKept(`appeal-${banId}`, '', isKeptText)
  const [error, setError] = useState('')
  // What was typed before a reload is shown without another press.
  if (!isOpen && words === '') {
    return (
      <div>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('ban.appeal')}
        </Button>
      </div>
    )
  }
  const send = async () => {
    try {
      await request(APPEAL, { banId, words })
      forgetWords()
      onSent()
    } catch (failure) {
      setError(failure instanceof RefusedError ? failure.message : t('ban.failed'))
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field
        label={t('ban.appealWords')}
        hint={t('ban.appealHint')}
        error={error}
        value={words}
        maxLength={REASON_MAX}
        autoFocus
        onChange={({ target }) => {
          setOpen(true)
          keepWords(target.value)
        }}
      />
      <Button type="submit" size="small" disabled={words.trim().length < REASON_MIN}>
        {t('ban.send')}
      </Button>
    </form>
  )
}
