import { useEffect } from 'react'
import type { Feature } from '#app/game/hud/features/features.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { Game } from '#app/game/model/game/game.ts'

export const MIRROR_WINDOW = { name: 'mirror' }

export const FEATURE: Feature = { windows: [MIRROR_WINDOW], backgrounds: [OpenMirror] }

/** Opens the mirror that the own dog looks into. */
function OpenMirror({ game }: { game: Game }) {
  const windows = useWindows()
  useEffect(
    () => game.listen(({ type }) => type === 'mirrored' && windows.open(MIRROR_WINDOW, { isByKey: true })),
    [game, windows],
  )
  return null
}
