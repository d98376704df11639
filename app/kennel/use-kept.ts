import { useEffect, useState } from 'react'

/**
 * What somebody has typed or chosen and not sent yet: it outlives a reload and a look at another page, for as long as
 * the tab is open. `isValid` looks at what was kept, which another version of this page may have written.
 */
export function useKept<Value>(
  key: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
): [value: Value, keep: (value: Value) => void, forget: () => void] {
  const [value, setValue] = useState(initial)
  const name = `voffpark.draft.${key}`

  // The server, which renders some of these pages, knows no drafts.
  useEffect(() => {
    const kept = readDraft(name)
    if (isValid(kept)) setValue(kept)
  }, [name, isValid])

  function keep(next: Value) {
    setValue(next)
    sessionStorage.setItem(name, JSON.stringify(next))
  }
  function forget() {
    sessionStorage.removeItem(name)
  }
  return [value, keep, forget]
}

function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}
