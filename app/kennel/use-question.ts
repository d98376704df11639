import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import { SessionNotKeptError } from '#app/session.ts'
import { refusalOf } from './refusal-message.ts'

type Question = () => Promise<void>

/** Runs one request at a time, and keeps the text of its refusal in the language of the page. */
export function useQuestion() {
  const { t } = useTranslation(['words', 'site', 'refusals'])
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  /**
   * The request that failed since the session has ended or its sign-in is too old [S5]: it is repeated after the user
   * has signed in again.
   */
  const [unanswered, setUnanswered] = useState<{ question: Question; confirms: boolean } | null>(null)

  async function ask(question: Question) {
    setAsking(true)
    setMessage(null)
    try {
      await question()
    } catch (error) {
      const reason = error instanceof RefusedError ? error.reason : null
      if (reason === 'not-signed-in' || reason === 'sign-in-again')
        setUnanswered({ question, confirms: reason === 'sign-in-again' })
      else if (reason) setMessage(t(`refusals:${reason}`))
      else setMessage(t(error instanceof SessionNotKeptError ? 'site:signIn.notKept' : 'site:signIn.unreachable'))
    }
    setAsking(false)
  }

  /** Sets the message from an answer of the server; null clears it. */
  function tell(answer: string | null) {
    const refusal = refusalOf(answer ?? '')
    setMessage(refusal ? t(`refusals:${refusal}`) : answer)
  }

  const signIn = {
    open: unanswered !== null,
    confirms: unanswered?.confirms ?? false,
    onClose: () => setUnanswered(null),
    onSignedIn: () => {
      setUnanswered(null)
      if (unanswered) void ask(unanswered.question)
    },
  }
  return { isAsking, message, tell, ask, signIn }
}
