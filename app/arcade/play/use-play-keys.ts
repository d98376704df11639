import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isKeyOfControl } from './key-of-control.ts'
import type { RoundRunner } from './round-runner.ts'

type PlayKeys = {
  stage: RefObject<HTMLElement | null>
  runner: RefObject<RoundRunner | null>
  onLeave: () => void
  /** Pauses or goes on; null while nothing is played. */
  onPauseKey: (() => void) | null
}

/** The keys of a play view: Escape leaves, P pauses, and the game gets the others. */
export function usePlayKeys({ stage, runner, onLeave, onPauseKey }: PlayKeys) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The park listens for keys too; while one plays it hears none.
      event.stopPropagation()
      const { code, repeat, target } = event
      const isDown = event.type === 'keydown'
      // A key that was held before is released with them as well.
      if (isDown && (event.ctrlKey || event.altKey || event.metaKey)) return
      if (code === 'Escape') {
        event.preventDefault()
        if (isDown && !repeat) onLeave()
      } else if (code === 'KeyP' && isDown && !repeat && onPauseKey) {
        onPauseKey()
      } else if (!isKeyOfControl(event, stage.current) && target !== null) {
        if (runner.current?.key(code, { isDown, isRepeat: repeat })) event.preventDefault()
      }
    }
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('keyup', onKey, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('keyup', onKey, { capture: true })
    }
  }, [stage, runner, onLeave, onPauseKey])
}
