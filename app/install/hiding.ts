import { type Lasting, readStored, writeStored } from './stored.ts'

/** Whether the sheet shall not open by itself. */
const HIDDEN_KEY = 'pwa-hide-install'
/** Set once the sheet has opened by itself. */
const OFFERED_KEY = 'voffpark.install-offered'
const YES = 'true'

/** [IN3] Whether the visitor has sent the sheet away, for this session or for good. */
export function isInstallHidden(): boolean {
  return readStored('session', HIDDEN_KEY) === YES || readStored('for-good', HIDDEN_KEY) === YES
}

/** [IN3] Keeps the sheet from opening by itself. */
export function hideInstall(howLong: Lasting): void {
  writeStored(howLong, HIDDEN_KEY, YES)
}

/** [IN4] Whether the sheet has opened by itself before. */
export function wasInstallOffered(): boolean {
  return readStored('for-good', OFFERED_KEY) === YES
}

export function noteInstallOffered(): void {
  writeStored('for-good', OFFERED_KEY, YES)
}
