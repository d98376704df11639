import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { GAMES } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { LeadersToday } from './start-query.ts'
import styles from './styles/score-box.module.css'

const ICONS: Record<GameKey, IconName> = { KnogleKnas: 'bone', JumpingDog: 'medal', CatsFree: 'cat' }

/** The leader of each game today, the newest game first. */
export function ScoreBox({ leaders }: { leaders: LeadersToday | null }) {
  const { t } = useTranslation('site')
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[useLanguage()])
  return (
    <Panel title={t('scores.title')}>
      {leaders === null && <p>{t('signIn.unreachable')}</p>}
      {leaders && (
        <ul className={styles.games}>
          {GAMES.toReversed().map((game) => {
            const leader = leaders[game]
            return (
              <li key={game} className={styles.game}>
                <span className={styles.place}>
                  <Icon name={ICONS[game]} />
                </span>
                <b>{t(`scores.games.${game}`)}</b>
                <span className={styles.who}>
                  {leader ? t('scores.leads', { name: leader.dogname }) : t('scores.nobody')}
                </span>
                {leader && <em>{number.format(leader.score)}</em>}
              </li>
            )
          })}
        </ul>
      )}
      <div className={styles.all}>
        <Button to="/highscore" icon="cup">
          {t('scores.all')}
        </Button>
      </div>
    </Panel>
  )
}
