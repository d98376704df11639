import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { GAMES } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { FoundChoice } from '../form/found-choice.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import { DataTable } from '../table/data-table.tsx'
import { When } from '../when.tsx'
import { JUDGED_INTERVALS } from './scores-desk.ts'
import type { JudgedInterval, JudgedScore, ScoreRemoval } from './scores-desk.ts'
import folds from '../form/fold-list.module.css'
import styles from './scores-page.module.css'

type ScoresPageProps = {
  game: GameKey
  interval: JudgedInterval
  scores: readonly JudgedScore[]
  removals: readonly ScoreRemoval[]
}

/** [GR12] A board, from which scores can be removed for a reason, and the removals of the game so far. */
export function ScoresPage({ game, interval, scores, removals }: ScoresPageProps) {
  const { t, i18n } = useTranslation('manage')
  const number = new Intl.NumberFormat(i18n.language)
  const board = { game, interval }
  return (
    <ManagePage title={t('sections.scores')}>
      <Paper>
        <p>{t('scores.lede')}</p>
        <nav className={styles.choice} aria-label={t('scores.games')}>
          {GAMES.toReversed().map((one) => (
            <Link key={one} to={addressOf({ ...board, game: one })} aria-current={one === game ? 'page' : undefined}>
              {t(`scores.game.${one}`)}
            </Link>
          ))}
        </nav>
        <nav className={styles.choice} aria-label={t('scores.intervals')}>
          {JUDGED_INTERVALS.map((one) => (
            <Link
              key={one}
              to={addressOf({ ...board, interval: one })}
              aria-current={one === interval ? 'page' : undefined}
            >
              {t(`scores.interval.${one}`)}
            </Link>
          ))}
        </nav>
        {scores.length === 0 && <p>{t('table.nothing')}</p>}
        <ol className={folds.list}>
          {scores.map((score) => (
            <Score key={formOf(game, score)} game={game} score={score} number={number} />
          ))}
        </ol>
      </Paper>
      <Paper title={t('scores.removed')}>
        <DataTable
          label={t('scores.removed')}
          rows={removals}
          keyOf={({ dogId, scoredAt }) => `${dogId} ${scoredAt}`}
          empty={t('scores.none')}
          columns={[
            { key: 'dog', title: t('scores.dog'), cell: ({ dogName }) => dogName },
            { key: 'score', title: t('scores.score'), cell: ({ score }) => number.format(score), isNumber: true },
            { key: 'why', title: t('log.reason'), cell: ({ reason }) => reason },
            { key: 'by', title: t('log.by'), cell: ({ by }) => by ?? '–' },
            { key: 'at', title: t('log.when'), cell: ({ at }) => <When at={at} /> },
          ]}
        />
      </Paper>
    </ManagePage>
  )
}

type ScoreProps = { game: GameKey; score: JudgedScore; number: Intl.NumberFormat }

function Score({ game, score, number }: ScoreProps) {
  const { t } = useTranslation('manage')
  return (
    <li className={folds.entry}>
      <details className={folds.fold}>
        <summary>
          <b>{number.format(score.score)}</b>
          <span>{score.dogName}</span>
          <span>{score.username}</span>
          <When at={score.scoredAt} />
          <span>{t(score.isSeen ? 'scores.seen' : 'scores.notSeen')}</span>
        </summary>
        <div className={folds.forms}>
          <p>
            <Link to={`/manage/users/${score.userId}`}>{t('scores.toUser', { name: score.username })}</Link>
          </p>
          <WriteForm
            name={formOf(game, score)}
            verb={t('scores.remove')}
            reasonLabel={t('scores.reason')}
            kind="danger"
          >
            <FoundChoice />
          </WriteForm>
        </div>
      </details>
    </li>
  )
}

/** The name of the form that removes a score; `sent-removal.ts` reads it. */
function formOf(game: GameKey, { dogId, scoredAt }: JudgedScore): string {
  return `remove ${game} ${dogId} ${scoredAt}`
}

function addressOf({ game, interval }: { game: GameKey; interval: JudgedInterval }): string {
  return `?filter=${game}&sort=${interval}`
}
