import { useTranslation } from 'react-i18next'
import { CountDown } from '#app/arcade/play/stop-cards.tsx'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { ChallengeGame } from '#durable/rules/games/round/challenge.ts'
import type { RacingDog } from './racing-dog.ts'
import styles from './race.module.css'

type RaceStartProps = {
  game: ChallengeGame
  /** The own dog is the first of them. */
  dogs: readonly RacingDog[]
  /** In how many seconds the race begins. */
  left: number
}

/** [GR16] Who races, while the seconds until then are counted. */
export function RaceStart({ game, dogs, left }: RaceStartProps) {
  const { t } = useTranslation('arcade')
  return (
    <div className={styles.start}>
      <Panel className={styles.paper}>
        <h2>{t(`names.${game}`)}</h2>
        <ul className={styles.dogs}>
          {dogs.map((dog) => (
            <li key={dog.id}>
              <DogPicture dog={dog} label="" pose="stand" scale={2} />
              <bdi>{dog.name}</bdi>
            </li>
          ))}
        </ul>
      </Panel>
      <div className={styles.count}>
        <CountDown left={left} />
      </div>
    </div>
  )
}
