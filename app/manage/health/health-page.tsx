import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PaperNotice } from '#app/ui/notice.tsx'
import { ManagePage, Paper } from '../page.tsx'
import { DataTable } from '../table/data-table.tsx'
import { When } from '../when.tsx'
import type { ParkHealth, TripTimes } from './health-desk.ts'
import { TripTimesPaper } from './trip-times.tsx'
import styles from './health-page.module.css'

const COUNTS = ['dogsInPark', 'activeUsers', 'newUsers', 'users', 'livingDogs', 'dogs', 'activeBans'] as const

type HealthPageProps = { health: ParkHealth; times: readonly TripTimes[] | null }

/** The state of the park: problems first, then its counts. `times` are those of the database, if it was just timed. */
export function HealthPage({ health, times }: HealthPageProps) {
  const { t, i18n } = useTranslation('manage')
  const number = new Intl.NumberFormat(i18n.language)
  const { counts, rooms, faults, audit, version, deployment } = health
  return (
    <ManagePage title={t('sections.health')}>
      <Troubles health={health} />
      <Paper title={t('health.counts')}>
        <dl className={styles.counts}>
          {COUNTS.map((name) => (
            <div key={name}>
              <dt>{t(`health.count.${name}`)}</dt>
              <dd>{number.format(counts[name])}</dd>
            </div>
          ))}
        </dl>
      </Paper>
      <Paper title={t('health.rooms')}>
        <DataTable
          label={t('health.rooms')}
          rows={rooms}
          keyOf={({ key }) => key}
          empty={t('health.noRooms')}
          columns={[
            { key: 'name', title: t('health.room'), cell: ({ name }) => name },
            { key: 'dogs', title: t('health.dogs'), cell: ({ dogs }) => number.format(dogs), isNumber: true },
            { key: 'hidden', title: t('health.hidden'), cell: ({ hidden }) => number.format(hidden), isNumber: true },
            { key: 'copies', title: t('health.copies'), cell: ({ copies }) => number.format(copies), isNumber: true },
            { key: 'seenAt', title: t('health.seenAt'), cell: ({ seenAt }) => <When at={seenAt} /> },
          ]}
        />
      </Paper>
      <Paper title={t('health.faults')}>
        <DataTable
          label={t('health.faults')}
          rows={faults}
          keyOf={({ event }) => event}
          empty={t('health.noFaults')}
          columns={[
            { key: 'event', title: t('health.fault'), cell: ({ event }) => t(`health.faultIn.${event}`) },
            { key: 'count', title: t('health.times'), cell: ({ count }) => number.format(count), isNumber: true },
            { key: 'lastAt', title: t('health.lastAt'), cell: ({ lastAt }) => <When at={lastAt} /> },
          ]}
        />
      </Paper>
      <Paper title={t('health.books')}>
        {audit ? (
          <>
            <p>
              {t('health.audited')} <When at={audit.at} />
            </p>
            <p>
              {t('health.looked', {
                ops: number.format(audit.ops),
                legs: number.format(audit.legs),
                things: number.format(audit.things),
              })}
            </p>
            {audit.breaches.length > 0 && (
              <DataTable
                label={t('health.breaches')}
                rows={audit.breaches}
                keyOf={({ rule }) => rule}
                empty=""
                columns={[
                  { key: 'rule', title: t('health.rule'), cell: ({ rule }) => rule },
                  {
                    key: 'broken',
                    title: t('health.broken'),
                    cell: ({ broken }) => number.format(broken),
                    isNumber: true,
                  },
                  { key: 'example', title: t('health.example'), cell: ({ example }) => <code>{example}</code> },
                ]}
              />
            )}
          </>
        ) : (
          <p>{t('health.notAudited')}</p>
        )}
      </Paper>
      <TripTimesPaper times={times} />
      <Paper title={t('health.server')}>
        <p>
          {t('health.version')} <code>{version}</code>
        </p>
        {deployment && (
          <p>
            {t('health.deployment')} <code>{deployment}</code>
          </p>
        )}
      </Paper>
    </ManagePage>
  )
}

function Troubles({ health: { audit, counts, supporters } }: { health: ParkHealth }) {
  const { t } = useTranslation('manage')
  const isBroken = (audit?.breaches.length ?? 0) > 0
  const isLost = counts.lostRooms > 0
  const { isKeyLost, held } = supporters
  if (!isBroken && !isLost && !isKeyLost && held === 0) {
    return (
      <div className={styles.troubles}>
        <PaperNotice kind="info" word={t('health.well')}>
          <p>{t('health.wellText')}</p>
        </PaperNotice>
      </div>
    )
  }
  return (
    <div className={styles.troubles}>
      {isBroken && (
        <PaperNotice kind="danger" word={t('health.booksWrong')}>
          <p>{t('health.booksWrongText')}</p>
        </PaperNotice>
      )}
      {isKeyLost && (
        <PaperNotice kind="danger" word={t('supporters.keyLost')}>
          <p>{t('supporters.keyLostText')}</p>
          <Link to="/manage/supporters">{t('sections.supporters')}</Link>
        </PaperNotice>
      )}
      {held > 0 && (
        <PaperNotice kind="danger" word={t('supporters.held')}>
          <p>{t('supporters.heldText', { count: held })}</p>
          <Link to="/manage/supporters">{t('sections.supporters')}</Link>
        </PaperNotice>
      )}
      {isLost && (
        <PaperNotice kind="minor" word={t('health.lost')}>
          <p>{t('health.lostText', { count: counts.lostRooms })}</p>
        </PaperNotice>
      )}
    </div>
  )
}
