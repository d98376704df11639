import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { MedalBadge } from '#app/arcade/boards/medal-badge.tsx'
import { medalOf } from '#app/arcade/boards/medal-of.ts'
import { LEVEL_SHELF } from '#app/arcade/rounds/round-queries.ts'
import type { ShelvedLevel } from '#app/arcade/rounds/round-queries.ts'
import { useAsked } from '#app/shared/use-asked.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { LevelMap } from './level-map.tsx'
import styles from './level-shelf.module.css'

/** The levels of KnogleKnas, each with what the player has reached there. */
export function LevelShelf({ version, onPlay }: { version: number; onPlay: (key: string) => void }) {
  const { t, i18n } = useTranslation('arcade')
  const number = new Intl.NumberFormat(i18n.language)
  const { answer, hasFailed, again } = useAsked<readonly ShelvedLevel[]>(
    () => request(LEVEL_SHELF, {}).then(({ knogleKnasLevels }) => knogleKnasLevels),
    `${version}`,
  )
  if (hasFailed)
    return (
      <p role="status">
        {t('shell.card.failed')}{' '}
        <Button size="small" onClick={again}>
          {t('shell.card.tryAgain')}
        </Button>
      </p>
    )
  if (!answer) return <Spinner label={t('shell.starting')} />
  return (
    <section aria-label={t('shell.card.levels')}>
      <p className={styles.lead}>{t('shell.levels.lead')}</p>
      <ul className={styles.shelf}>
        {answer.map(({ level: { key, name, moves, rows }, best, medal }) => (
          <li key={key}>
            <button type="button" className={styles.level} onClick={() => onPlay(key)}>
              <LevelMap rows={rows} />
              <span className={styles.words}>
                <b>{name}</b>
                <small>{t('shell.levels.moves', { count: moves })}</small>
                <small>
                  {best === null ? t('shell.levels.unplayed') : t('shell.levels.best', { score: number.format(best) })}
                </small>
              </span>
              <MedalBadge medal={medalOf(medal)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
