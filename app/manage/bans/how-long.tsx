import { useTranslation } from 'react-i18next'
import type { BanKind } from '#durable/rules/staff/closures.ts'

/** The length of a ban as text; 0 is a kick without a ban. */
export function HowLong({ seconds, kind = 'timed' }: { seconds: number; kind?: BanKind }) {
  const { t } = useTranslation('manage')
  if (kind !== 'timed') return t(`bans.kind.${kind}`)
  if (seconds === 0) return t('bans.kick')
  return seconds < 3600 ? t('bans.minutes', { count: seconds / 60 }) : t('bans.hours', { count: seconds / 3600 })
}
