import { useTranslation } from 'react-i18next'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import type { Switch } from '#durable/rules/staff/settings.ts'
import styles from './settings-page.module.css'

/** What runs, by the environment it was deployed with. */
export type Flags = { stage: boolean; local: boolean; google: boolean }

type SettingsPageProps = { version: string; flags: Flags; switches: readonly { type: Switch; isOn: boolean }[] }

/** What can be switched while the park runs, and what only a deployment changes. */
export function SettingsPage({ version, flags, switches }: SettingsPageProps) {
  const { t } = useTranslation('manage')
  return (
    <ManagePage title={t('sections.settings')}>
      {switches.map(({ type, isOn }) => (
        <Paper key={type} title={t(`settings.${type}.title`)}>
          <p>{t(`settings.${type}.text`)}</p>
          <p className={styles.state} data-on={isOn || undefined}>
            {t(isOn ? `settings.${type}.on` : `settings.${type}.off`)}
          </p>
          <WriteForm
            name={type}
            key={String(isOn)}
            kind={isOn ? 'primary' : 'danger'}
            verb={t(isOn ? `settings.${type}.switchOff` : `settings.${type}.switchOn`)}
          >
            <input type="hidden" name="isOn" value={String(!isOn)} />
          </WriteForm>
        </Paper>
      ))}
      <Paper title={t('settings.deployed')}>
        <dl className={styles.flags}>
          <div>
            <dt>{t('health.version')}</dt>
            <dd>{version}</dd>
          </div>
          {(['stage', 'local', 'google'] as const).map((flag) => (
            <div key={flag}>
              <dt>{t(`settings.flag.${flag}`)}</dt>
              <dd>{t(flags[flag] ? 'yes' : 'no')}</dd>
            </div>
          ))}
        </dl>
      </Paper>
    </ManagePage>
  )
}
