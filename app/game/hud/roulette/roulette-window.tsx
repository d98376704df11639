import { useTranslation } from 'react-i18next'
import { AbilityFrame } from '#app/game/hud/committee/ability-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { ROULETTE_WINDOW } from './window.ts'

const fetchContent = () => import('./roulette-content.tsx').then(({ RouletteContent }) => RouletteContent)

/** The colour roulette of the party committee; its script is fetched when it is first opened. */
export default function RouletteWindow({ game }: WindowProps) {
  const { t } = useTranslation('late')
  return <AbilityFrame game={game} window={ROULETTE_WINDOW} title={t('roulette.title')} fetch={fetchContent} />
}
