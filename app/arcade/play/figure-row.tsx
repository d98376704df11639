import { useTranslation } from 'react-i18next'
import { medalWords } from '#app/arcade/boards/medal-badge.tsx'
import type { RoundFigures } from '#app/arcade/game-module.ts'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { medalFor } from '#durable/rules/games/prizes/medals.ts'
import type { MedalScores } from '#durable/rules/games/prizes/medals.ts'
import styles from './figure-row.module.css'

type FigureRowProps = {
  hero: PicturedDog
  figures: RoundFigures | null
  medals: MedalScores | null
  sound: { isOn: boolean; toggle: () => void }
  /** Where the way out leads; the arcade if it is not named. */
  outside?: string | undefined
  /** Null while there is nothing to pause. */
  onPause: (() => void) | null
  onLeave: () => void
}

/** The way out, the figures of the round and the score on its way to the medals, over the picture. */
export function FigureRow({ hero, figures, medals, sound, outside, onPause, onLeave }: FigureRowProps) {
  const { t } = useTranslation('arcade')
  return (
    <>
      <div className={styles.left}>
        <button type="button" className={styles.chip} aria-label={t('shell.leave')} onClick={onLeave}>
          <Icon name="left" />
          <span className={styles.wide}>{outside ?? t('shell.arcade')}</span>
        </button>
        <ul className={styles.chips}>
          {figures?.chips.map(({ key, icon, text, long = text, label }) => (
            <li key={key} className={styles.chip}>
              <Icon name={icon} />
              <span aria-hidden="true" className={styles.short}>
                {text}
              </span>
              <span aria-hidden="true" className={styles.wide}>
                {long}
              </span>
              <span className={styles.read}>{label}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.right}>
        {onPause && (
          <button type="button" className={styles.chip} aria-label={t('shell.pause')} onClick={onPause}>
            <span className={styles.bars} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={styles.chip}
          aria-label={t(sound.isOn ? 'shell.soundOn' : 'shell.soundOff')}
          aria-pressed={sound.isOn}
          onClick={sound.toggle}
        >
          <Icon name={sound.isOn ? 'sound' : 'mute'} />
        </button>
      </div>
      {medals && figures && <ScorePlate hero={hero} score={figures.score} medals={medals} />}
    </>
  )
}

/** Gold stands so far along the way, percent; what is above goes on to the end. */
const GOLD_AT = 93

function ScorePlate({ hero, score, medals }: { hero: PicturedDog; score: number; medals: MedalScores }) {
  const { t, i18n } = useTranslation('arcade')
  const number = new Intl.NumberFormat(i18n.language)
  const [bronze, silver, gold] = medals
  const along = (points: number) => Math.min(100, (points / Math.max(1, gold)) * GOLD_AT)
  const reached = medalFor(score, medals)
  return (
    <div className={styles.plate} role="group" aria-label={t('shell.ownScore')}>
      <span className={styles.score}>{number.format(score)}</span>
      <span className={styles.way} aria-hidden="true">
        <span className={styles.done} style={{ width: `${along(score)}%` }} />
        {([bronze, silver, gold] as const).map((points, index) => (
          <span
            key={points}
            className={`${styles.medal} ${styles[`medal${index + 1}`]}`}
            data-reached={reached > index}
            style={{ left: `${along(points)}%` }}
          >
            {index + 1}
          </span>
        ))}
        <span className={styles.head} style={{ left: `${along(score)}%` }}>
          <DogPicture dog={hero} label="" scale={2} />
        </span>
      </span>
      <span className={styles.read}>
        {([1, 2, 3] as const)
          .map((medal) => {
            const score_ = number.format(medals[medal - 1] ?? 0)
            return t('shell.medalFrom', { medal: medalWords(t, medal), score: score_ })
          })
          .join(', ')}
      </span>
    </div>
  )
}
