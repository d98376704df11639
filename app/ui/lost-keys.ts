/** While one of these is held, or the menu that it opens is there, the system does not report that other keys are released. */
const SYSTEM_KEYS: ReadonlySet<string> = new Set(['Meta', 'OS', 'ContextMenu'])

/** They go to another window, to a menu or to what is dragged; a page that has a use for a gesture itself prevents it. */
const LEAVES = ['blur', 'contextmenu', 'dragstart']
const TYPES = ['keydown', 'keyup', 'visibilitychange', 'fullscreenchange', 'pointerlockchange', ...LEAVES]

/** Calls `letGo` whenever the release of held keys may not be reported, until the signal is aborted. */
export function onKeysLost(letGo: () => void, signal: AbortSignal) {
  const hear = (event: Event) => {
    if (event instanceof KeyboardEvent ? SYSTEM_KEYS.has(event.key) : !event.defaultPrevented) letGo()
  }
  // A game lets keys go no further than the window.
  for (const type of TYPES) window.addEventListener(type, hear, { signal, capture: !LEAVES.includes(type) })
}
