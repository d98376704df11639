/** `session`: for this tab, as long as it is open; `for-good`: for this browser. */
export type Lasting = 'session' | 'for-good'

/** A text that this browser has stored; null for none. Storage that throws, because it is blocked, counts as empty. */
export function readStored(lasting: Lasting, key: string): string | null {
  try {
    return storageFor(lasting).getItem(key)
  } catch {
    return null
  }
}

/** Returns whether the text could be stored. */
export function writeStored(lasting: Lasting, key: string, text: string): boolean {
  try {
    storageFor(lasting).setItem(key, text)
    return true
  } catch {
    return false
  }
}

function storageFor(lasting: Lasting): Storage {
  return lasting === 'session' ? sessionStorage : localStorage
}
