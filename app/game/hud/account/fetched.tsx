import type { ReactNode } from 'react'
import { AnswerPending } from '#app/game/hud/shared/awaited.tsx'
import type { Topic } from '#app/game/model/account/account-store.ts'
import { useAccount, useAccountState } from './use-account.ts'

/** Shows its children once the topic is loaded; before that, that it is loading or has failed. */
export function Fetched({ topic, children }: { topic: Topic; children: ReactNode }) {
  const account = useAccount()
  const isKnown = useAccountState((state) => account.isKnown(topic, state))
  const hasFailed = useAccountState(({ failed }) => failed.includes(topic))
  return isKnown ? children : <AnswerPending hasFailed={hasFailed} again={() => account.refresh(topic)} />
}
