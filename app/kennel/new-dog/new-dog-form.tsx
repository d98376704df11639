import { useNavigate, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { dressedCoat } from '#app/dog/dressed-coat.ts'
import { NEW_DOG } from '#app/queries.ts'
import type { DogOffer, MyDog } from '#app/queries.ts'
import { SignInAgain } from '#app/site/sign-in/sign-in-again.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { osloDay } from '#durable/rules/life/days.ts'
import { useWayToPark } from '../chooser/way-to-park.ts'
import { FreeNames } from '../free-names.tsx'
import { NameField, useNameEntry } from '../name-field.tsx'
import { refusalOf } from '../refusal-message.ts'
import type { Kennel } from '../require-kennel.ts'
import { useQuestion } from '../use-question.ts'
import { RebirthTerms } from './rebirth-terms.tsx'
import pageStyles from '../styles/kennel.module.css'
import styles from '../styles/new-dog.module.css'

type NewDogFormProps = {
  kennel: Kennel
  offer: DogOffer
  /** The dog that is reborn as this puppy; null for a new dog. */
  reborn: MyDog | null
}

export function NewDogForm({ kennel, offer, reborn }: NewDogFormProps) {
  const { t } = useTranslation(['kennel', 'words'])
  const entry = useNameEntry(reborn ? `rebirth-${reborn.id}` : 'new-dog')
  const { isAsking, message, tell, ask, signIn } = useQuestion()
  const [isGreeting, setGreeting] = useState(false)
  const [freeNames, setFreeNames] = useState<readonly string[]>([])
  const navigate = useNavigate()
  const way = useWayToPark(kennel)
  const offers = useRevalidator()

  function anotherPuppy() {
    tell(null)
    offers.revalidate()
  }

  async function bear(name: string) {
    const { newDog } = await request(NEW_DOG, { name, token: offer.token, dogId: reborn?.id ?? null })
    if (newDog.dogId !== null) {
      entry.forget()
      // The newborn has the coat that the park has drawn; the one from the dressing room waits in the colour editor.
      if (dressedCoat() !== null) return navigate(`/h5/choose/color/${newDog.dogId}`)
      return navigate(way.straight(newDog.dogId))
    }
    tell(newDog.message)
    setFreeNames(newDog.freeNames)
    if (refusalOf(newDog.message ?? '') === 'offer-expired') offers.revalidate()
  }

  function take(name: string) {
    entry.write(name)
    void ask(() => bear(name))
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const name = entry.finish()
    if (name !== null) void ask(() => bear(name))
  }

  return (
    <Panel title={reborn ? t('rebirth.title') : t('newDog.title')} level={1} className={pageStyles.form}>
      <form onSubmit={onSubmit} noValidate>
        <div className={styles.halves}>
          <div
            className={styles.picture}
            onPointerEnter={() => setGreeting(true)}
            onPointerLeave={() => setGreeting(false)}
          >
            <DogPicture
              dog={offer && { ...offer, born: osloDay(Date.now()) }}
              pose={isGreeting ? 'happy' : 'stand'}
              scale={4}
              animated
              label={t('newDog.preview')}
            />
          </div>
          <div className={styles.words}>
            {reborn && <h2>{t('newDog.rebirthTitle', { name: reborn.name })}</h2>}
            <NameField entry={entry} label={t('newDog.name')} name="name" refusal={message} />
            {message !== null && <FreeNames names={freeNames} onTake={take} isAsking={isAsking} />}
            <p className={styles.seen}>{t('newDog.seen')}</p>
            <Button icon="dice" onClick={anotherPuppy} disabled={offers.state !== 'idle'}>
              {t('newDog.another')}
            </Button>
            <RebirthTerms of={!reborn ? 'birth' : reborn.isDead ? 'died' : 'living'} />
          </div>
        </div>
        <div className={pageStyles.actions}>
          <Button to="/h5/choose" icon="back">
            {t('words:back')}
          </Button>
          <Button type="submit" kind="primary" disabled={isAsking}>
            {t('newDog.ok')}
          </Button>
        </div>
      </form>
      <SignInAgain {...signIn} />
    </Panel>
  )
}
