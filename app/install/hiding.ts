/** Whether the sheet shall not open by itself: for this session or for good. */
const HIDDEN_KEY = 'pwa-hide-install'
const HIDDEN = 'true'
/** Set once the sheet has opened by itself. */
const OFFERED_KEY = 'voffpark.install-offered'

/** Storage that throws, because the browser blocks it, counts as empty. */
export function isInstallHidden(): boolean {
  return [() => sessionStorage, () => localStorage].some((storage) => read(storage, HIDDEN_KEY) === HIDDEN)
}

/** Keeps the sheet from opening by itself. */
export function hideInstall(howLong: 'session' | 'for-good'): void {
  write(() => (howLong === 'session' ? sessionStorage : localStorage), HIDDEN_KEY, HIDDEN)
}

/** Whether the sheet has opened by itself before. */
export function wasInstallOffered(): boolean {
  return read(() => localStorage, OFFERED_KEY) === HIDDEN
}

export function noteInstallOffered(): void {
  write(() => localStorage, OFFERED_KEY, HIDDEN)
}

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value)
  } catch {
    // The sheet is then shown again in the next session.
  }
}
