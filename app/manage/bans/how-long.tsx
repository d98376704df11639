import { useTranslation } from 'react-i18next'

/** The length of a ban as text; 0 is a kick without a ban. */
export function HowLong({ seconds }: { seconds: number }) {
  const { t } = useTranslation('manage')
  if (seconds === 0) return t('bans.kick')
  return seconds < 3600 ? t('bans.minutes', { count: seconds / 60 }) : t('bans.hours', { count: seconds / 3600 })
}
