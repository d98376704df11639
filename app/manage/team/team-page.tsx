import { useTranslation } from 'react-i18next'
import { Field } from '#app/ui/field.tsx'
import { LANGUAGES, LANGUAGE_NAMES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { TEAM_TYPES } from '#durable/rules/site/team.ts'
import { Choice } from '../form/choice.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import type { TeamEntry } from './team-desk.ts'
import styles from '../form/fold-list.module.css'

/** The entries of the team and credits pages, in their order. */
export function TeamEntriesPage({ entries }: { entries: readonly TeamEntry[] }) {
  const { t } = useTranslation('manage')
  return (
    <ManagePage title={t('sections.team')}>
      <Paper>
        <p>{t('team.lede')}</p>
        <details className={styles.fold}>
          <summary>{t('team.add')}</summary>
          <WriteForm name="add" verb={t('team.add')} kind="primary">
            <Field name="dogName" label={t('team.dog')} required maxLength={14} autoComplete="off" />
            <Choice
              name="type"
              label={t('team.type')}
              options={TEAM_TYPES.map((type) => ({ value: type, label: t(`team.types.${type}`) }))}
            />
          </WriteForm>
        </details>
      </Paper>
      {TEAM_TYPES.map((type) => {
        const crew = entries.filter((entry) => entry.type === type)
        return (
          <Paper key={type} title={t(`team.types.${type}`)}>
            {crew.length === 0 && <p>{t('team.nobody')}</p>}
            <ol className={styles.list}>
              {crew.map((entry, place) => (
                <Entry key={entry.id} entry={entry} isFirst={place === 0} />
              ))}
            </ol>
          </Paper>
        )
      })}
    </ManagePage>
  )
}

function Entry({ entry, isFirst }: { entry: TeamEntry; isFirst: boolean }) {
  const { t } = useTranslation('manage')
  const { id, dogName, username, contributions } = entry
  const textOf = (language: string) => contributions.find((text) => text.language === language)?.contribution ?? ''
  return (
    <li className={styles.entry}>
      <details className={styles.fold}>
        <summary>
          <b>{dogName}</b>
          <span>{username}</span>
          {contributions.length < LANGUAGES.length && (
            <span className={styles.lacking}>
              {t('news.lacking', { count: LANGUAGES.length - contributions.length })}
            </span>
          )}
        </summary>
        <div className={styles.forms}>
          <WriteForm name={`describe ${id}`} verb={t('team.describe')} keeps>
            {LANGUAGES.map((language) => (
              <div key={language} lang={LANGUAGE_TAGS[language]}>
                <Field
                  name={language}
                  label={LANGUAGE_NAMES[language]}
                  maxLength={120}
                  defaultValue={textOf(language)}
                />
              </div>
            ))}
          </WriteForm>
          {!isFirst && <WriteForm name={`raise ${id}`} verb={t('team.raise')} asksReason={false} />}
          <WriteForm name={`remove ${id}`} verb={t('team.remove')} kind="danger" />
        </div>
      </details>
    </li>
  )
}
