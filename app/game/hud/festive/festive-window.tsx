import { useTranslation } from 'react-i18next'
import { AbilityFrame } from '#app/game/hud/committee/ability-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { FESTIVE_WINDOW } from './window.ts'

const fetchContent = () => import('./festive-content.tsx').then(({ FestiveContent }) => FestiveContent)

/** The festive pieces of the party committee; its script is fetched when it is first opened. */
export default function FestiveWindow({ game }: WindowProps) {
  const { t } = useTranslation('late')
  return <AbilityFrame game={game} window={FESTIVE_WINDOW} title={t('festive.title')} fetch={fetchContent} />
}
