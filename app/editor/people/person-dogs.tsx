import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { ThingPicture } from '#app/dog/thing-picture.tsx'
import { Button } from '#app/ui/button.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import { GiftForm } from './gift-form.tsx'
import type { GiftWay } from './gift-form.tsx'
import type { PersonCard, PersonDog } from './person-queries.ts'
import pane from '#app/editor/kit/pane.module.css'
import tabs from '#app/editor/tabs/tabs.module.css'
import styles from './people.module.css'

type PersonDogsProps = {
  person: PersonCard
  roomNames: ReadonlyMap<string, string>
  onWarp: (room: string) => void
  onDone: () => void
}

/** The dogs of a user with what they have. */
export function PersonDogs({ person, ...rest }: PersonDogsProps) {
  const { t } = useTranslation('editor')
  return (
    <section>
      <h4>{t('people.dogs')}</h4>
      {person.dogs.length === 0 && <p>{t('people.noDogs')}</p>}
      <ul className={styles.dogs}>
        {person.dogs.map((dog) => (
          <li key={dog.id}>
            <DogEntry dog={dog} mayChange={person.isBelowYou} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type DogEntryProps = Omit<PersonDogsProps, 'person'> & { dog: PersonDog; mayChange: boolean }

/** A dog: where it is, what it has, and the ways to give to it and take from it. */
function DogEntry({ dog, mayChange, roomNames, onWarp, onDone }: DogEntryProps) {
  const { t } = useTranslation('editor')
  const [way, setWay] = useState<GiftWay | null>(null)
  const [done, setDone] = useState<GiftWay | null>(null)
  const room = dog.room === null ? null : roomOf(dog.room)
  const figures = [
    [t('people.bones'), dog.bones],
    [t('people.karma'), dog.karma],
    [t('people.level'), dog.levelPoints],
    [t('people.life'), dog.lifepoints],
  ] as const
  const open = (next: GiftWay) => {
    setWay(next)
    setDone(null)
  }
  return (
    <>
      <div className={styles.dog}>
        <span className={styles.picture}>
          <DogPicture dog={dog} label="" scale={2} />
        </span>
        <div>
          <h5>{dog.name}</h5>
          <p className={styles.where}>
            {dog.isDead ? t('people.dead') : room === null ? t('people.away') : (roomNames.get(room) ?? room)}{' '}
            {room !== null && (
              <button
                type="button"
                className={pane.link}
                aria-label={`${t('people.warp')}: ${dog.name}`}
                onClick={() => onWarp(room)}
              >
                {t('people.warp')}
              </button>
            )}
          </p>
          <dl className={styles.figures}>
            {figures.map(([label, figure]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {dog.things.length === 0 ? (
        <p className={styles.where}>{t('people.noThings')}</p>
      ) : (
        <ul className={tabs.shelf} aria-label={`${t('people.things')}: ${dog.name}`}>
          {dog.things.map(({ id, kind, name, slot }) => (
            <li
              key={id}
              title={slot.startsWith('bag:') ? name : t('people.worn', { name })}
              data-worn={!slot.startsWith('bag:') || undefined}
            >
              <ThingPicture kind={kind} within={44} />
              <span className={unseen}>{slot.startsWith('bag:') ? name : t('people.worn', { name })}</span>
            </li>
          ))}
        </ul>
      )}
      {mayChange && way === null && (
        <div className={pane.keys}>
          {!dog.isDead && (
            <Button
              size="small"
              icon="gift"
              aria-label={t('people.giveTo', { dog: dog.name })}
              onClick={() => open('give')}
            >
              {t('people.give')}
            </Button>
          )}
          <Button size="small" aria-label={t('people.takeFrom', { dog: dog.name })} onClick={() => open('take')}>
            {t('people.take')}
          </Button>
        </div>
      )}
      {way !== null && (
        <GiftForm
          key={way}
          dog={dog}
          way={way}
          onDone={() => {
            setDone(way)
            setWay(null)
            onDone()
          }}
          onLeave={() => setWay(null)}
        />
      )}
      <div role="status">
        {done && <p>{t(done === 'give' ? 'people.given' : 'people.taken', { dog: dog.name })}</p>}
      </div>
    </>
  )
}
