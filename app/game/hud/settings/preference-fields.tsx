import { useTranslation } from 'react-i18next'
import { Slider } from '#app/ui/slider.tsx'
import { AUTO_COMA_MINUTES } from '#durable/rules/life/coma.ts'
import { PREFERENCE_RANGES } from '#durable/rules/users/preferences.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'
import { usePreference, useSettings } from './use-settings.ts'
import styles from './options.module.css'

type PercentagesProps = { names: readonly (keyof typeof PREFERENCE_RANGES)[]; disabled?: boolean }

/** The preferences with a range, each as a slider. */
export function Percentages({ names, disabled = false }: PercentagesProps) {
  const { t } = useTranslation('late')
  const settings = useSettings()
  const preferences = usePreference((all) => all)
  return names.map((name) => (
    <Slider
      key={name}
      label={t(`options.${name}`)}
      value={preferences[name]}
      unit="%"
      {...PREFERENCE_RANGES[name]}
      disabled={disabled}
      onChange={(value) => settings.change({ [name]: value })}
    />
  ))
}

type SwitchName = Exclude<
  { [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never }[keyof Preferences],
  'knowsPark' | 'knowsChat'
>

/** The preferences that are on or off, each with an explanation. */
export function Switches({ names }: { names: readonly SwitchName[] }) {
  const { t } = useTranslation('late')
  const settings = useSettings()
  const preferences = usePreference((all) => all)
  return (
    <ul className={styles.switches}>
      {names.map((name) => (
        <li key={name}>
          <label>
            <input
              type="checkbox"
              checked={preferences[name]}
              onChange={({ currentTarget }) => settings.change({ [name]: currentTarget.checked })}
            />
            <span>
              {t(`options.${name}`)}
              <small>{t(`options.${name}What`, { minutes: AUTO_COMA_MINUTES })}</small>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
