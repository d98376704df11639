import { useRevalidator } from '@remix-run/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { MyDog } from '#app/queries.ts'
import { randomId } from '#app/random-id.ts'
import { GIVE_SUPPORTER_HEARTS } from './queries.ts'
import type { MySupport } from './queries.ts'
import styles from '../styles/support.module.css'

type HeartsChoiceProps = {
  dogs: readonly MyDog[]
  support: MySupport
  isAsking: boolean
  ask: (question: () => Promise<void>) => Promise<void>
}

/** [SU5] Which of the own dogs is lent the supporter hearts. */
export function HeartsChoice({ dogs, support, isAsking, ask }: HeartsChoiceProps) {
  const { t } = useTranslation('kennel')
  const { revalidate } = useRevalidator()
  const name = useId()
  const living = dogs.filter(({ isDead }) => !isDead)
  const chosen = dogs.find(({ id }) => id === support.heartsDogId)
  const give = (dogId: number) => {
    const op = randomId()
    void ask(async () => {
      await request(GIVE_SUPPORTER_HEARTS, { op, dogId })
      revalidate()
    })
  }
  if (living.length === 0) return null
  return (
    <fieldset className={styles.options} disabled={isAsking}>
      <legend>{t('support.whose')}</legend>
      <div className={styles.dogs}>
        {living.map((dog) => (
          <label key={dog.id} className={styles.dog}>
            <input type="radio" name={name} checked={dog.id === support.heartsDogId} onChange={() => give(dog.id)} />
            <DogPicture dog={dog} label="" pose="sit" scale={2} />
            <bdi>{dog.name}</bdi>
          </label>
        ))}
      </div>
      <p role="status">
        {chosen === undefined
          ? t('support.choose')
          : t(support.isWaiting ? 'support.waits' : 'support.has', { name: chosen.name })}
      </p>
    </fieldset>
  )
}
