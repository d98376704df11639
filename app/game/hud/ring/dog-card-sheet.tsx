import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { DogSigns } from '#app/game/hud/badges/dog-signs.tsx'
import type { AimStore } from '#app/game/model/aim.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useDogChoices, useRead } from './use-dog-choices.ts'
import styles from './dog-card.module.css'

export type DogCardProps = { game: Game; aim: AimStore; dog: SeenDog }

/** The card with the verbs for a dog. */
export function DogCardSheet({ game, aim, dog }: DogCardProps) {
  const { t } = useTranslation('game')
  const called = useStore(game.state, ({ world }) => calledHere(world, dog))
  const close = () => aim.setState({ chosen: null })
  const { outcome, choices } = useDogChoices(game, dog, close)
  useRead(outcome, close)
  return (
    <section className={styles.sheet} aria-label={t('dogMenu.label', { name: called })} data-hud data-sheet="tall">
      <Panel className={styles.card}>
        <header className={styles.header}>
          <span className={styles.picture} aria-hidden="true">
            <DogPicture dog={dog} label="" scale={2} />
          </span>
          <h2>
            <bdi>{called}</bdi>
            <DogSigns game={game} dog={dog.id} hasWord />
          </h2>
        </header>
        {outcome === null ? (
          <ul className={styles.choices}>
            {choices.map(({ key, icon, label, isStern, choose }) => (
              <li key={key}>
                <button type="button" className={styles.choice} onClick={choose}>
                  <span className={classNames(styles.round, isStern && styles.stern)}>
                    <Icon name={icon} />
                  </span>
                  <span>{label}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.outcome} role="status">
            {outcome}
          </p>
        )}
        <button type="button" className={styles.close} aria-label={t('dogMenu.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </Panel>
    </section>
  )
}
