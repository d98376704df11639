import { useEffect, useMemo, useState } from 'react'
import { PlayView } from '#app/arcade/play/play-view.tsx'
import { keepPlayOptions, readPlayOptions } from '#app/arcade/rounds/play-options.ts'
import { TrialRounds } from '#app/arcade/rounds/trial-rounds.ts'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { browserStorage } from '#app/storage.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { useSurroundings } from './use-surroundings.ts'

export type HeapTrialProps = Pick<WindowProps, 'game' | 'dog'> & { level: HeapLevel; onLeave: () => void }

/** A level of KnogleKnas as an administrator has drawn it, played like any other; nothing counts. */
export function HeapTrial({ game, dog, level, onLeave }: HeapTrialProps) {
  const [options, setOptions] = useState(() => readPlayOptions(browserStorage))
  const surroundings = useSurroundings()
  const rounds = useMemo(() => new TrialRounds(level), [level])
  useEffect(() => {
    game.state.setState({ isCovered: true })
    return () => game.state.setState({ isCovered: false })
  }, [game])
  return (
    <PlayView
      game="KnogleKnas"
      shelf={level.key}
      isFirst={false}
      isTrial
      options={options}
      onOptions={(next) => {
        setOptions(next)
        keepPlayOptions(browserStorage, next)
      }}
      rounds={rounds}
      surroundings={{ ...surroundings, hero: dog, cabinet: null }}
      onLeave={onLeave}
    />
  )
}
