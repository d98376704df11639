import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from '#app/ui/panel.tsx'
import type { RacePlace } from '#durable/rules/games/round/challenge.ts'
import { outcomeFor } from './outcome.ts'
import type { RacingDog } from './racing-dog.ts'
import playStyles from '#app/arcade/play/play-view.module.css'
import styles from './race.module.css'

type RaceCardProps = {
  /** The own dog. */
  me: RacingDog
  others: readonly RacingDog[]
  /** What came of the race; null until the room has told. */
  places: readonly RacePlace[] | null
  /** Whether the own line was lost, so that the race does not count. */
  isCutOff: boolean
  onLeave: () => void
}

/** [GR16] Who was better, over the last picture of the own round. */
export function RaceCard({ me, others, places, isCutOff, onLeave }: RaceCardProps) {
  const { t, i18n } = useTranslation('arcade')
  const id = useId()
  const card = useRef<HTMLElement>(null)
  // A key that still belongs to the round would press a button that has the focus.
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  const number = new Intl.NumberFormat(i18n.language)
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(others.map(({ name }) => name))
  const dogs = [me, ...others]
  return (
    <div className={playStyles.wipe}>
      <section ref={card} className={classNames(playStyles.card, styles.over)} aria-labelledby={id} tabIndex={-1}>
        <Panel className={styles.paper}>
          <div role="status">
            <Title id={id} me={me.id} places={places ?? []} />
            {isCutOff && <p className={styles.words}>{t('shell.race.cutOff')}</p>}
            {!isCutOff && places === null && <p className={styles.words}>{t('shell.race.waiting', { names })}</p>}
            {places && (
              <ol className={styles.places}>
                {places.map(({ dog, name, color, score }) => (
                  <li key={dog}>
                    <DogPicture
                      dog={dogs.find((one) => one.id === dog) ?? { color }}
                      label=""
                      pose={score === null ? 'sit' : 'happy'}
                      scale={2}
                    />
                    <bdi>{name}</bdi>
                    <b>{score === null ? t('shell.race.out') : t('shell.score', { score: number.format(score) })}</b>
                  </li>
                ))}
              </ol>
            )}
          </div>
          <div className={playStyles.actions}>
            <Button kind="primary" onClick={onLeave}>
              {t('shell.race.back')}
            </Button>
          </div>
        </Panel>
      </section>
    </div>
  )
}

function Title({ id, me, places }: { id: string; me: number; places: readonly RacePlace[] }) {
  const { t } = useTranslation('arcade')
  const outcome = outcomeFor(me, places)
  const [first] = places
  const words = outcome ? t(`shell.race.${outcome}`, { name: first?.name ?? '' }) : t('shell.end.title')
  return <h2 id={id}>{words}</h2>
}
