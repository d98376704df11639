import { useTranslation } from 'react-i18next'
import { AbilityFrame } from '#app/game/hud/committee/ability-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { WHEEL_WINDOW } from './window.ts'

const fetchContent = () => import('./wheel-content.tsx').then(({ WheelContent }) => WheelContent)

/** The spinning wheel of the party committee; its script is fetched when it is first opened. */
export default function WheelWindow({ game }: WindowProps) {
  const { t } = useTranslation('late')
  return <AbilityFrame game={game} window={WHEEL_WINDOW} title={t('wheel.title')} fetch={fetchContent} />
}
