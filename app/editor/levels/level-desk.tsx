import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ROWS } from '#app/editor/kit/differences.ts'
import type { RowDeskProps } from '#app/editor/kit/sheet-look.ts'
import { Button } from '#app/ui/button.tsx'
import type { Appraisal } from '#durable/rules/games/knogleknas/appraise.ts'
import { levelFaults } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import type { Language } from '#durable/rules/languages.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import { faultsIn } from '#durable/rules/sheets/faults.ts'
import { LEVEL_FIELDS, drawnIn, isAppraised, levelOfRow } from '#durable/rules/sheets/knogleknas.ts'
import type { LevelRow } from '#durable/rules/sheets/knogleknas.ts'
import { ALL_ROUNDS, useAppraisal } from './use-appraisal.ts'
import styles from './board.module.css'

/** What is done with a level besides its form: it is played, appraised, and put before or behind others. */
export function LevelDesk({ draft, row, rows, onTry }: RowDeskProps) {
  const { t, i18n } = useTranslation('editor')
  const level = playableLevel(row)
  const drawn = level ? drawnIn({ ...level, board: level.rows }) : ''
  const [made, setMade] = useState<{ drawn: string; appraisal: Appraisal } | null>(null)
  const appraisal = useAppraisal(`${row.id} ${drawn}`, (found) => {
    setMade({ drawn, appraisal: found })
    if (found.faults.length === 0) draft.make(changesOf(row, drawn, found))
  })
  const at = rows.findIndex(({ id }) => id === row.id)
  const move = (by: number) =>
    draft.make([
      { kind: 'drop', list: ROWS, at, row },
      { kind: 'put', list: ROWS, at: at + by, row },
    ])
  const last = made?.drawn === drawn ? made.appraisal : null
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <div className={styles.told}>
      <div className={styles.keys}>
        <Button size="small" icon="paw" disabled={!level} onClick={() => level && onTry(level)}>
          {t('levels.play')}
        </Button>
        {appraisal.played === null ? (
          <Button size="small" icon="medal" disabled={!level} onClick={() => level && appraisal.start(level)}>
            {t('levels.appraise')}
          </Button>
        ) : (
          <Button size="small" onClick={appraisal.stop}>
            {t('levels.stop')}
          </Button>
        )}
      </div>
      <p>{t(level ? 'levels.playHint' : 'levels.faulty')}</p>
      <div role="status" className={styles.told}>
        {appraisal.played !== null && (
          <>
            <p>
              {t('levels.progress', {
                played: number.format(Math.floor(appraisal.played / 100) * 100),
                rounds: number.format(ALL_ROUNDS),
              })}
            </p>
            <progress aria-label={t('levels.appraisal')} max={ALL_ROUNDS} value={appraisal.played} />
          </>
        )}
        {last && last.faults.length > 0 && (
          <>
            <p>{t('levels.refused.lead')}</p>
            <ul>
              {last.faults.map((fault) => (
                <li key={fault}>{t(isBotFault(fault) ? `levels.refused.${fault}` : 'levels.faulty')}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Appraised row={row} last={last} />
      <section>
        <h4>{t('levels.shelf')}</h4>
        <div className={styles.keys}>
          <Button size="small" icon="previous" disabled={at <= 0} onClick={() => move(-1)}>
            {t('levels.earlier')}
          </Button>
          <Button size="small" icon="next" disabled={at < 0 || at === rows.length - 1} onClick={() => move(1)}>
            {t('levels.later')}
          </Button>
        </div>
      </section>
    </div>
  )
}

/** What the last appraisal has found, if it is still about what is drawn. */
function Appraised({ row, last }: { row: DraftRow; last: Appraisal | null }) {
  const { t, i18n } = useTranslation('editor')
  const number = new Intl.NumberFormat(i18n.language)
  const shown = last ?? (isAppraised(row as LevelRow) ? storedIn(row) : null)
  return (
    <section>
      <h4>{t('levels.appraisal')}</h4>
      {shown ? (
        <dl>
          <dt>{t('levels.worth')}</dt>
          <dd>{number.format(shown.worth)} %</dd>
          {(['bronze', 'silver', 'gold'] as const).map((medal, place) => (
            <MedalLine
              key={medal}
              label={t(`field.knogleknas.${medal}`)}
              score={number.format(shown.medals[place] ?? 0)}
            />
          ))}
          {last && (
            <>
              <dt>{t('levels.seconds')}</dt>
              <dd>{t('levels.inSeconds', { seconds: number.format(last.seconds) })}</dd>
              <dt>{t('levels.allGolden')}</dt>
              <dd>{t('levels.ofRounds', { percent: number.format(last.allGolden.expert) })}</dd>
            </>
          )}
        </dl>
      ) : (
        <p>{t('levels.stale')}</p>
      )}
    </section>
  )
}

function MedalLine({ label, score }: { label: string; score: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{score}</dd>
    </>
  )
}

type Stored = Pick<Appraisal, 'worth' | 'medals'>

function storedIn(row: DraftRow): Stored {
  const { worth, medals } = levelOfRow(row as LevelRow)
  return { worth, medals }
}

const BOT_FAULTS = ['gold-too-deep', 'too-short', 'too-long'] as const

function isBotFault(fault: string): fault is (typeof BOT_FAULTS)[number] {
  return BOT_FAULTS.some((one) => one === fault)
}

/** The level of a row in which everything that is played has no fault; its names and days may have some. */
function playableLevel(row: DraftRow): HeapLevel | null {
  const { board, moves, kinds } = LEVEL_FIELDS
  const played = { id: LEVEL_FIELDS.id, board, moves, kinds }
  const { id, ...values } = row
  const drawn = { id, board: values.board ?? null, moves: values.moves ?? null, kinds: values.kinds ?? null }
  if (faultsIn(played, drawn).length > 0) return null
  // A trial has a name before it is written, and a worth before the appraisal finds one.
  const written: Readonly<Record<string, unknown>> = isRecord(row.name) ? row.name : {}
  const nameIn = (language: Language) => {
    const text = written[language]
    return typeof text === 'string' && text !== '' ? text : id
  }
  const name = { dk: nameIn('dk'), en: nameIn('en'), no: nameIn('no'), se: nameIn('se') }
  const level = levelOfRow({ worth: UNWEIGHED, ...(row as LevelRow), name })
  return levelFaults({ ...level, key: TRIED_KEY, name: TRIED_NAME }).length === 0 ? level : null
}

const UNWEIGHED = 100
const TRIED_KEY = 'trial'
const TRIED_NAME = { dk: TRIED_KEY, en: TRIED_KEY, no: TRIED_KEY, se: TRIED_KEY }

/** The step by which the appraisal is written into the row. */
function changesOf(row: DraftRow, drawn: string, { worth, medals: [bronze, silver, gold] }: Appraisal) {
  const found: Record<string, Json> = { worth, bronze, silver, gold, appraised: drawn }
  return Object.entries(found).map(
    ([field, is]) => ({ kind: 'set', list: ROWS, id: row.id, field, was: row[field] ?? null, is }) as const,
  )
}
