import { browserStorage, tabStorage } from '#app/storage.ts'

/** `session`: for this tab, as long as it is open; `for-good`: for this browser. */
type Lasting = 'session' | 'for-good'

/** Whether the sheet shall not open by itself. */
const HIDDEN_KEY = 'pwa-hide-install'
/** Set once the sheet has opened by itself. */
const OFFERED_KEY = 'voffpark.install-offered'
const YES = 'true'

/** [IN3] Whether the visitor has sent the sheet away, for this session or for good. */
export function isInstallHidden(): boolean {
  return tabStorage.getItem(HIDDEN_KEY) === YES || browserStorage.getItem(HIDDEN_KEY) === YES
}

/** [IN3] Keeps the sheet from opening by itself. */
export function hideInstall(howLong: Lasting): void {
  const storage = howLong === 'session' ? tabStorage : browserStorage
  storage.setItem(HIDDEN_KEY, YES)
}

/** [IN4] Whether the sheet has opened by itself before. */
export function wasInstallOffered(): boolean {
  return browserStorage.getItem(OFFERED_KEY) === YES
}

export function noteInstallOffered(): void {
  browserStorage.setItem(OFFERED_KEY, YES)
}
