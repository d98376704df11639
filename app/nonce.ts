import { createContext, useContext } from 'react'

/** The nonce of this response's inline scripts; in the browser it is empty, as browsers hide it from scripts. */
export const NonceContext = createContext('')

export function useNonce(): string {
  return useContext(NonceContext)
}
