import { vi } from 'vitest'

function throws(name: string) {
  return () => {
    throw new DOMException('storage', name)
  }
}

/** What the browser has in place of both storages. */
const REFUSALS = {
  'an Android WebView without storage': () => null,
  'a browser that blocks all cookies': throws('SecurityError'),
  'a browser that refuses every call': () => storageThat({ reads: throws('InvalidStateError') }),
  'a browser whose storage is full': () => storageThat({ reads: () => null }),
} as const satisfies Record<string, () => Storage | null>

export type RefusalName = keyof typeof REFUSALS

export const NO_STORAGE: readonly RefusalName[] = [
  'an Android WebView without storage',
  'a browser that blocks all cookies',
  'a browser that refuses every call',
  'a browser whose storage is full',
]

function storageThat({ reads }: { reads: () => null }): Storage {
  const writes = throws('QuotaExceededError')
  return { length: 0, key: reads, getItem: reads, setItem: writes, removeItem: reads, clear: reads }
}

/** The browser keeps nothing from now on, until `vi.restoreAllMocks`. */
export function refuseStorage(name: RefusalName): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, storage, 'get').mockImplementation(() => REFUSALS[name]() as Storage)
  }
}
