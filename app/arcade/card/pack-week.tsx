import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { PACK_WEEK } from '#app/arcade/rounds/round-queries.ts'
import type { PackWeekAnswer } from '#app/arcade/rounds/round-queries.ts'
import banden from '#app/art/built/icons/pennant-banden.png'
import klanen from '#app/art/built/icons/pennant-klanen.png'
import losjen from '#app/art/built/icons/pennant-losjen.png'
import sekten from '#app/art/built/icons/pennant-sekten.png'
import selskapet from '#app/art/built/icons/pennant-selskapet.png'
import stammen from '#app/art/built/icons/pennant-stammen.png'
import { useAsked } from '#app/shared/use-asked.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { PACK_NAMES } from '#durable/protocol/access-texts.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import type { Pack } from '#durable/rules/packs.ts'
import rows from '#app/arcade/boards/board-rows.module.css'
import styles from './arcade-card.module.css'

const PENNANTS: Readonly<Record<Pack, string>> = { banden, klanen, losjen, sekten, selskapet, stammen }

/** [GR11] The packs in the games of this week, the best first; asked for anew when `version` rises. */
export function PackWeek({ version }: { version: number }) {
  const { t } = useTranslation('arcade')
  const { answer, hasFailed, again } = useAsked<PackWeekAnswer>(() => request(PACK_WEEK, {}), `${version}`)
  return (
    <section aria-label={t('shell.card.packs')}>
      <p className={styles.note}>{t('shell.packs.lead')}</p>
      {answer && <PackRows packs={answer.packWeek} />}
      {!answer && !hasFailed && <Spinner label={t('shell.starting')} />}
      {hasFailed && (
        <p className={styles.note} role="status">
          {t('shell.card.failed')}{' '}
          <Button size="small" onClick={again}>
            {t('shell.card.tryAgain')}
          </Button>
        </p>
      )}
    </section>
  )
}

function PackRows({ packs }: { packs: PackWeekAnswer['packWeek'] }) {
  const { t, i18n } = useTranslation('arcade')
  const names = PACK_NAMES[languageOfTag(i18n.language)]
  const figures = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <table className={rows.rows}>
      <thead className={rows.read}>
        <tr>
          <th scope="col">{t('shell.boards.position')}</th>
          <th scope="col">{t('shell.packs.pack')}</th>
          <th scope="col">{t('shell.packs.figure')}</th>
        </tr>
      </thead>
      <tbody>
        {packs.map(({ pack: key, figure, position }) => {
          const pack = PACKS.find((known) => known === key)
          return (
            <tr key={key}>
              <td>{position}</td>
              <td>
                {pack && <img className={rows.pennant} src={PENNANTS[pack]} width={32} height={32} alt="" />}
                {pack ? names[pack] : key}
              </td>
              <td>{figures.format(figure / 100)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
