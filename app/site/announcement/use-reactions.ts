import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedError, request } from '#app/api.ts'
import { sessionToken } from '#app/session.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { MY_REACTIONS, REACT } from './queries.ts'
import type { ShownReaction } from './queries.ts'
import { withReaction } from './reactions.ts'

type Reactions = {
  counts: readonly ShownReaction[]
  /** Whether the reader is signed in and may react. */
  mayReact: boolean
  /** Why the latest reaction failed. */
  failure: Refusal | 'unreachable' | null
  react: (reaction: string, on: boolean) => void
}

/** The reactions to an announcement. A click shows at once and is then replaced by the counts of the server. */
export function useReactions(announcementId: number, rendered: readonly ShownReaction[]): Reactions {
  const [counts, setCounts] = useState(rendered)
  const [mayReact, setMayReact] = useState(false)
  const [failure, setFailure] = useState<Reactions['failure']>(null)
  const lastAsked = useRef(0)

  useEffect(() => {
    if (sessionToken() === null) return
    const asked = ++lastAsked.current
    request(MY_REACTIONS, { id: announcementId }).then(
      ({ getAnnouncement }) => {
        if (asked !== lastAsked.current || !getAnnouncement) return
        setCounts(getAnnouncement.reactions)
        setMayReact(true)
      },
      // Without an answer the reader's own reactions stay unmarked.
      () => null,
    )
  }, [announcementId])

  const react = useCallback(
    (reaction: string, on: boolean) => {
      const asked = ++lastAsked.current
      setFailure(null)
      setCounts((shown) => withReaction(shown, reaction, on))
      request(REACT, { announcementId, reaction, on }).then(
        // Only the answer to the latest click counts.
        (answer) => asked === lastAsked.current && setCounts(answer.react),
        (error: unknown) => {
          setFailure(error instanceof RefusedError ? error.reason : 'unreachable')
          setCounts((shown) => withReaction(shown, reaction, !on))
        },
      )
    },
    [announcementId],
  )
  return { counts, mayReact, failure, react }
}
