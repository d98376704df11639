import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import { refusalOf } from './refusal-message.ts'

type Question = () => Promise<void>

/** Asks the server one thing at a time, and keeps what it said no with, in the language of the page. */
export function useQuestion() {
  const { t } = useTranslation(['words', 'site'])
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  /** What was asked when the session turned out to be over: it is asked again by whoever signs in. */
  const [unanswered, setUnanswered] = useState<Question | null>(null)

  async function ask(question: Question) {
    setAsking(true)
    setMessage(null)
    try {
      await question()
    } catch (error) {
      if (error instanceof RefusedError && error.reason === 'not-signed-in') setUnanswered(() => question)
      else setMessage(error instanceof RefusedError ? t(`refusal.${error.reason}`) : t('site:signIn.unreachable'))
    }
    setAsking(false)
  }

  /** Keeps a message that came as an answer. */
  function tell(answer: string | null) {
    const refusal = refusalOf(answer ?? '')
    setMessage(refusal ? t(`refusal.${refusal}`) : answer)
  }

  const signIn = {
    open: unanswered !== null,
    onClose: () => setUnanswered(null),
    onSignedIn: () => {
      setUnanswered(null)
      if (unanswered) void ask(unanswered)
    },
  }
  return { isAsking, message, tell, ask, signIn }
}
