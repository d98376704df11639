import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Game } from '../../game.ts'
import type { AimStore } from '../../input/aim.ts'
import { Sheet } from '../sheet.tsx'
import { PHONE, useMediaQuery } from '../use-media-query.ts'
import type { SeenDog } from '../../world.ts'
import styles from './dog-card.module.css'
import { useDogChoices, useRead } from './use-dog-choices.ts'

type DogCardProps = { game: Game; aim: AimStore }

/** On a phone the choices for a dog stand in a card at the bottom, where thumbs are. */
export function DogCard({ game, aim }: DogCardProps) {
  const chosen = useStore(aim, (state) => state.chosen)
  const dog = useStore(game.state, ({ world }) => (chosen ? world.dogs.get(chosen.dog) : undefined))
  const isPhone = useMediaQuery(PHONE)
  return chosen && dog && isPhone ? <Card key={dog.id} game={game} aim={aim} dog={dog} /> : null
}

function Card({ game, aim, dog }: DogCardProps & { dog: SeenDog }) {
  const { t } = useTranslation('game')
  const close = () => aim.setState({ chosen: null })
  const { outcome, choices } = useDogChoices(game, dog, close)
  useRead(outcome, close)
  return (
    <Sheet
      title={dog.name}
      label={t('dogMenu.label', { name: dog.name })}
      isPhone
      closeLabel={t('dogMenu.close')}
      className={undefined}
      onClose={close}
    >
      <div className={styles.card}>
        <span className={styles.picture} aria-hidden="true">
          <DogPicture dog={dog} label="" scale={2} />
        </span>
        {outcome === null ? (
          <div className={styles.choices}>
            {choices.map(({ key, icon, choose }) => (
              <button key={key} type="button" className={styles.choice} onClick={choose}>
                <Icon name={icon} />
                <span>{t(`dogMenu.${key}`)}</span>
              </button>
            ))}
          </div>
        ) : (
          <p className={styles.outcome} role="status">
            {outcome}
          </p>
        )}
      </div>
    </Sheet>
  )
}
