import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { AccountState } from '#app/game/model/account/account-store.ts'
import type { DogAccount } from '#app/game/model/account/dog-account.ts'

export const AccountContext = createContext<DogAccount | null>(null)

/** The account of own dog. @throws outside of the game client. */
export function useAccount(): DogAccount {
  const account = useContext(AccountContext)
  if (!account) throw new Error('there is an account only in the park')
  return account
}

export function useAccountState<Part>(part: (state: AccountState) => Part): Part {
  return useStore(useAccount().state, part)
}
