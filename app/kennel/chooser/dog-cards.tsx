import { Link } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { MyDog } from '#app/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { ageInDogYears, isBirthday } from '#durable/rules/age.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import { rankAt } from '#durable/rules/ranks.ts'
import { usePhone } from '../use-phone.ts'
import type { WayToPark } from './way-to-park.ts'
import styles from '../styles/chooser.module.css'

type DogCardProps = {
  dog: MyDog
  /** Opens the rebirth dialog for this dog; null unless kill mode is on. */
  onRebirth: ((dog: MyDog) => void) | null
}

type LivingDogCardProps = DogCardProps & {
  /** Why no dog of the user can enter the park; null if it can. */
  lock: 'banned' | 'closed' | null
  way: WayToPark
}

export function LivingDogCard({ dog, lock, way, onRebirth }: LivingDogCardProps) {
  const { t } = useTranslation('kennel')
  const park = way.page(dog.id)
  const enter = (event: MouseEvent) => way.onEnter(dog.id, event)
  return (
    <Card
      picture={<CardPicture dog={dog} />}
      to={lock || onRebirth ? null : park}
      onEnter={enter}
      name={dog.name}
      line={<LifeLine dog={dog} />}
    >
      {onRebirth && <RebirthButton dog={dog} onRebirth={onRebirth} />}
      {!onRebirth && (
        <div className={styles.row}>
          {lock ? (
            <Button kind="primary" disabled title={t(`choose.${lock}`)}>
              {t('choose.enter')}
            </Button>
          ) : (
            <Button kind="primary" to={park} onFollow={enter}>
              {t('choose.enter')}
            </Button>
          )}
          <Link to={`/h5/choose/color/${dog.id}`} className={styles.brush}>
            <Icon name="palette" label={t('choose.colour', { name: dog.name })} />
          </Link>
        </div>
      )}
    </Card>
  )
}

export function DeadDogCard({ dog, isBanned, onRebirth }: DogCardProps & { isBanned: boolean }) {
  const { t } = useTranslation('kennel')
  const page = `/h5/choose/new/${dog.id}`
  return (
    <Card
      picture={<CardPicture dog={dog} />}
      to={isBanned || onRebirth ? null : page}
      name={dog.name}
      line={t('choose.resting')}
    >
      {isBanned ? (
        <p>{t('choose.banned')}</p>
      ) : onRebirth ? (
        <RebirthButton dog={dog} onRebirth={onRebirth} />
      ) : (
        <Button to={page}>{t('choose.rebirthNamed', { name: dog.name })}</Button>
      )}
    </Card>
  )
}

type FreePlaceCardProps = { number: number; max: number; isBanned: boolean }

export function FreePlaceCard({ number, max, isBanned }: FreePlaceCardProps) {
  const { t } = useTranslation('kennel')
  return (
    <Card
      isFree
      picture={<CardPicture dog={null} />}
      to={isBanned ? null : '/h5/choose/new'}
      name={t('choose.free')}
      line={t('choose.place', { number, max })}
    >
      {isBanned ? (
        <p>{t('choose.banned')}</p>
      ) : (
        <Button to="/h5/choose/new" icon="plus">
          {t('choose.make')}
        </Button>
      )}
    </Card>
  )
}

/** The picture of a dog. It has no label, since the text beside it says which dog it is and whether it is alive. */
function CardPicture({ dog }: { dog: MyDog | null }) {
  const pictured = dog && { ...dog, born: osloDay(Date.parse(dog.bornAt)) }
  return <DogPicture dog={pictured} pose="sit" scale={usePhone() ? 2 : 4} animated label="" />
}

type CardProps = {
  picture: ReactNode
  /** The page to which the picture links; null for no link. */
  to: string | null
  onEnter?: (event: MouseEvent) => void
  name: string
  line: ReactNode
  /** Whether it is a free place, which has another background. */
  isFree?: boolean
  children: ReactNode
}

/**
 * A card whose picture links to the same page as its button: a larger target for the pointer, but no tab stop of its
 * own.
 */
function Card({ picture, to, onEnter, name, line, isFree = false, children }: CardProps) {
  return (
    <Panel className={classNames(styles.card, isFree && styles.free)}>
      {to === null ? (
        <span className={styles.picture}>{picture}</span>
      ) : (
        <Link to={to} className={styles.picture} tabIndex={-1} aria-hidden="true" onClick={onEnter}>
          {picture}
        </Link>
      )}
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{line}</p>
        {children}
      </div>
    </Panel>
  )
}

function LifeLine({ dog }: { dog: MyDog }) {
  const { t } = useTranslation('kennel')
  const bornAt = Date.parse(dog.bornAt)
  const now = Date.now()
  return (
    <>
      {t('choose.years', { rank: t(`rank.${rankAt(dog.levelPoints)}`), count: ageInDogYears(bornAt, now) })}
      {isBirthday(bornAt, now) && <Icon name="cake" label={t('choose.birthday')} />}
      <span className={styles.life}>
        <Icon name="heart" />
        {t('choose.lifepoints', { count: dog.lifepoints })}
      </span>
      {dog.lifepoints <= LIFEPOINTS.perLogin && (
        <span className={styles.life}>{t('choose.visit', { count: LIFEPOINTS.perLogin })}</span>
      )}
    </>
  )
}

function RebirthButton({ dog, onRebirth }: { dog: MyDog; onRebirth: (dog: MyDog) => void }) {
  const { t } = useTranslation('kennel')
  return (
    <Button kind="danger" icon="grave" onClick={() => onRebirth(dog)}>
      {t('choose.rebirth')}
    </Button>
  )
}
