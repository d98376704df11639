import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import { refusalOf } from './refusal-message.ts'

/** Asks the server one thing at a time, and keeps what it said no with, in the language of the page. */
export function useQuestion() {
  const { t } = useTranslation(['words', 'site'])
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  async function ask(question: () => Promise<void>) {
    setAsking(true)
    setMessage(null)
    try {
      await question()
    } catch (error) {
      setMessage(error instanceof RefusedError ? t(`refusal.${error.reason}`) : t('site:signIn.unreachable'))
    }
    setAsking(false)
  }

  /** Keeps a message that came as an answer. */
  function tell(answer: string | null) {
    const refusal = refusalOf(answer ?? '')
    setMessage(refusal ? t(`refusal.${refusal}`) : answer)
  }

  return { isAsking, message, tell, ask }
}
