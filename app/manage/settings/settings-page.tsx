import { useTranslation } from 'react-i18next'
import { Field } from '#app/ui/field.tsx'
import { SETTINGS, SETTING_NAMES, isSwitch, settingText } from '#durable/rules/staff/settings.ts'
import type { NumberName, SettingName, Settings, SwitchName } from '#durable/rules/staff/settings.ts'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import styles from './settings-page.module.css'

/** What the environment of the deployment has switched on. */
export type Flags = { stage: boolean; local: boolean; google: boolean }

type SettingsPageProps = { version: string; flags: Flags; values: Settings }

/** The settings that staff change while the park runs, and those that only a deployment changes. */
export function SettingsPage({ version, flags, values }: SettingsPageProps) {
  const { t } = useTranslation('manage')
  return (
    <ManagePage title={t('sections.settings')}>
      {SETTING_NAMES.map((name) => (
        <Paper key={name} title={t(`settings.${name}.title`)}>
          <p>{t(`settings.${name}.text`)}</p>
          <Setting name={name} values={values} />
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

function Setting({ name, values }: { name: SettingName; values: Settings }) {
  return isSwitch(name) ? (
    <SwitchButton name={name} isOn={values[name]} />
  ) : (
    <NumberField name={name} value={values[name]} />
  )
}

function SwitchButton({ name, isOn }: { name: SwitchName; isOn: boolean }) {
  const { t } = useTranslation('manage')
  return (
    <>
      <p className={styles.state} data-on={isOn || undefined}>
        {t(isOn ? `settings.${name}.on` : `settings.${name}.off`)}
      </p>
      <WriteForm
        name={name}
        key={String(isOn)}
        kind={isOn ? 'primary' : 'danger'}
        verb={t(isOn ? `settings.${name}.switchOff` : `settings.${name}.switchOn`)}
      >
        <input type="hidden" name="value" value={settingText(!isOn)} />
      </WriteForm>
    </>
  )
}

function NumberField({ name, value }: { name: NumberName; value: number }) {
  const { t } = useTranslation('manage')
  const { unit, least, most } = SETTINGS[name]
  return (
    <WriteForm name={name} key={value} kind="primary" verb={t('settings.save')}>
      <Field
        name="value"
        type="number"
        inputMode="numeric"
        label={t(`settings.unit.${unit}`, { least, most })}
        min={least}
        max={most}
        defaultValue={settingText(value)}
        required
      />
    </WriteForm>
  )
}
