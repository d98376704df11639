import { useEffect, useState } from 'react'
import { tabStorage } from '#app/storage.ts'

/** With what the names of drafts in `sessionStorage` begin. */
export const DRAFT_PREFIX = 'voffpark.draft.'

/**
 * State for a draft (typed or chosen, not sent yet). It is stored in `sessionStorage`, so it survives a reload and
 * navigation for as long as the tab is open. `isValid` checks the stored value, which another version of this page may
 * have written; an invalid one is ignored. `forget` deletes the stored value and leaves the state as it is.
 */
export function useKept<Value>(
  key: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
): [value: Value, keep: (value: Value) => void, forget: () => void] {
  const [value, setValue] = useState(initial)

  // Read after hydration: the server renders some of these pages and has no `sessionStorage`.
  useEffect(() => {
    const kept = keptDraft(key)
    if (isValid(kept)) setValue(kept)
  }, [key, isValid])

  function keep(next: Value) {
    setValue(next)
    keepDraft(key, next)
  }
  return [value, keep, () => forgetKept(key)]
}

/** Stores a draft, where the browser stores anything. */
export function keepDraft(key: string, draft: unknown): void {
  tabStorage.setItem(nameOf(key), JSON.stringify(draft))
}

/** A stored draft, which another version of this page may have written; null if there is none. */
export function keptDraft(key: string): unknown {
  try {
    return JSON.parse(tabStorage.getItem(nameOf(key)) ?? 'null')
  } catch {
    return null
  }
}

/** Deletes a stored draft. */
export function forgetKept(key: string): void {
  tabStorage.removeItem(nameOf(key))
}

/** Whether a stored value is a text. */
export function isKeptText(value: unknown): value is string {
  return typeof value === 'string'
}

function nameOf(key: string): string {
  return DRAFT_PREFIX + key
}
