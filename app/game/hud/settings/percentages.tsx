import { useTranslation } from 'react-i18next'
import { Slider } from '#app/ui/slider.tsx'
import { PREFERENCE_RANGES } from '#durable/rules/users/preferences.ts'
import { usePreference, useSettings } from './use-settings.ts'

type PercentagesProps = { names: readonly (keyof typeof PREFERENCE_RANGES)[]; disabled?: boolean }

/** What is more or less of something, each by a slider. */
export function Percentages({ names, disabled = false }: PercentagesProps) {
  const { t } = useTranslation('game')
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
