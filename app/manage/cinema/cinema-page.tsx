import { useTranslation } from 'react-i18next'
import { osloLocal } from '#app/shared/oslo-time.ts'
import { Field } from '#app/ui/field.tsx'
import { lengthText } from '#durable/rules/cinema/length.ts'
import { LANGUAGES, LANGUAGE_NAMES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import { When } from '../when.tsx'
import type { WholeFilm } from './films-desk.ts'
import styles from '../form/fold-list.module.css'
import fields from './cinema-page.module.css'

type CinemaPageProps = {
  films: readonly WholeFilm[]
  /** Epoch ms: films that were over by then are marked. */
  now: number
}

/** [CI1] The programme of the cinema: the films that are repeated, and those with a start of their own. */
export function CinemaPage({ films, now }: CinemaPageProps) {
  const { t } = useTranslation('manage')
  const parts = {
    round: films.filter(({ startsAt }) => startsAt === null),
    timed: films
      .filter(({ startsAt }) => startsAt !== null)
      .toSorted((one, other) => (one.startsAt ?? 0) - (other.startsAt ?? 0)),
  }
  return (
    <ManagePage title={t('sections.cinema')}>
      <Paper>
        <p>{t('cinema.lede')}</p>
        <details className={styles.fold}>
          <summary>{t('cinema.add')}</summary>
          <WriteForm name="add" verb={t('cinema.add')} kind="primary">
            <FilmFields film={null} />
          </WriteForm>
        </details>
      </Paper>
      {(['round', 'timed'] as const).map((part) => (
        <Paper key={part} title={t(`cinema.${part}`)}>
          {parts[part].length === 0 && <p>{t('cinema.none')}</p>}
          <ol className={styles.list}>
            {parts[part].map((film) => (
              <Film key={film.id} film={film} now={now} />
            ))}
          </ol>
        </Paper>
      ))}
    </ManagePage>
  )
}

function Film({ film, now }: { film: WholeFilm; now: number }) {
  const { t, i18n } = useTranslation('manage')
  const { id, seconds, startsAt, titles } = film
  const title = titles.find(({ language }) => LANGUAGE_TAGS[language] === i18n.language) ?? titles[0]
  const isOver = startsAt !== null && startsAt + 1000 * seconds <= now
  return (
    <li className={styles.entry}>
      <details className={styles.fold}>
        <summary>
          <b>{title?.title}</b>
          <span>{lengthText(seconds)}</span>
          {startsAt !== null && <When at={startsAt} />}
          {isOver && <span>{t('cinema.over')}</span>}
          {titles.length < LANGUAGES.length && (
            <span className={styles.lacking}>{t('news.lacking', { count: LANGUAGES.length - titles.length })}</span>
          )}
        </summary>
        <div className={styles.forms}>
          <WriteForm name={`change ${id}`} verb={t('cinema.change')} keeps>
            <FilmFields film={film} />
          </WriteForm>
          <WriteForm name={`remove ${id}`} verb={t('cinema.remove')} kind="danger" />
        </div>
      </details>
    </li>
  )
}

function FilmFields({ film }: { film: WholeFilm | null }) {
  const { t } = useTranslation('manage')
  const startsAt = film === null || film.startsAt === null ? '' : osloLocal(film.startsAt)
  return (
    <>
      <Field
        name="source"
        label={t('cinema.source')}
        hint={t('cinema.sourceHint')}
        required
        maxLength={300}
        autoComplete="off"
        defaultValue={film?.source}
      />
      <div className={fields.row}>
        <Field
          name="length"
          label={t('cinema.length')}
          hint={t('cinema.lengthHint')}
          required
          maxLength={8}
          autoComplete="off"
          defaultValue={film ? lengthText(film.seconds) : undefined}
        />
        <Field
          name="startsAt"
          type="datetime-local"
          label={t('cinema.startsAt')}
          hint={t('cinema.startsAtHint')}
          defaultValue={startsAt}
        />
      </div>
      <div className={fields.row}>
        {LANGUAGES.map((language) => (
          <div key={language} lang={LANGUAGE_TAGS[language]}>
            <Field
              name={language}
              label={LANGUAGE_NAMES[language]}
              maxLength={60}
              autoComplete="off"
              defaultValue={film?.titles.find((title) => title.language === language)?.title}
            />
          </div>
        ))}
      </div>
    </>
  )
}
