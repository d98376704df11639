import type { ReactNode } from 'react'
import type { Topic } from '../../life/life.ts'
import { useLife, useLifeState } from '../../life/use-life.ts'
import { Awaited } from '../answers/awaited.tsx'

/** Shows what is inside once a topic is known, and until then what becomes of it. */
export function Fetched({ topic, children }: { topic: Topic; children: ReactNode }) {
  const life = useLife()
  const isKnown = useLifeState((state) => life.isKnown(topic, state))
  const hasFailed = useLifeState(({ failed }) => failed.includes(topic))
  return isKnown ? children : <Awaited hasFailed={hasFailed} again={() => life.refresh(topic)} />
}
