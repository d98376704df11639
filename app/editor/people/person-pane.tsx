import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { PaneHeading } from '#app/editor/kit/pane-heading.tsx'
import { ToCome } from '#app/editor/kit/to-come.tsx'
import { dateLocale } from '#app/shared/dates.ts'
import { useAsked } from '#app/shared/use-asked.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { STAFF_BADGES } from '#durable/rules/roles.ts'
import { MaxDogs } from './max-dogs.tsx'
import { PersonCode } from './person-code.tsx'
import { PersonDogs } from './person-dogs.tsx'
import { PersonHistory } from './person-history.tsx'
import { PERSON } from './person-queries.ts'
import pane from '#app/editor/kit/pane.module.css'
import styles from './people.module.css'

type PersonPaneProps = {
  user: number
  headingAt: Parameters<typeof PaneHeading>[0]['at']
  roomNames: ReadonlyMap<string, string>
  onWarp: (room: string) => void
}

/** A user: their dogs with what these have, how many there may be, and what has happened. */
export function PersonPane({ user, headingAt, roomNames, onWarp }: PersonPaneProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { answer, hasFailed, again } = useAsked(() => request(PERSON, { userId: user }), String(user))
  const [times, setTimes] = useState(0)
  const isThere = answer !== null
  // What was chosen is read out once it has come.
  useEffect(() => {
    if (isThere) headingAt.current?.focus()
  }, [isThere, headingAt])
  const changed = () => {
    setTimes(times + 1)
    again()
  }
  if (!answer)
    return <ToCome loading={t('people.loading')} failed={hasFailed ? t('people.failed') : null} onAgain={again} />
  const { person } = answer
  if (!person) return <p>{t('people.none')}</p>
  const badge = STAFF_BADGES.find((one) => one === person.badge)
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'Europe/Oslo' })
  return (
    <div className={pane.pane}>
      <div>
        <PaneHeading at={headingAt} note={String(person.id)}>
          {person.username}
        </PaneHeading>
        <p className={styles.facts}>
          {badge && <Badge role={badge} label={t(`badge.${badge}`)} />}
          <span>{t('people.since', { day: day.format(new Date(person.since)) })}</span>
          {person.isBanned && <b className={styles.banned}>{t('people.banned')}</b>}
        </p>
        <div className={pane.keys}>
          <Button size="small" icon="home" to={`/manage/users/${person.id}`} target="_blank" rel="noreferrer">
            {t('people.page')}
          </Button>
        </div>
      </div>
      {!person.isBelowYou && <p className={styles.above}>{t('people.above')}</p>}
      <MaxDogs key={person.maxDogs} person={person} onDone={changed} />
      <PersonDogs person={person} roomNames={roomNames} onWarp={onWarp} onDone={changed} />
      {person.isBelowYou && <PersonCode person={person} onDone={changed} />}
      <PersonHistory user={person.id} times={times} />
    </div>
  )
}
