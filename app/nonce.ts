import { createContext, useContext } from 'react'

/**
 * The CSP nonce of this response's inline scripts. It is '' in the browser, because browsers hide nonces from scripts.
 */
export const NonceContext = createContext('')

export function useNonce(): string {
  return useContext(NonceContext)
}
