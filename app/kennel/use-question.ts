import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'

/** Asks the server one thing at a time, and keeps what it said no with, in the user's language. */
export function useQuestion() {
  const { t } = useTranslation('site')
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  async function ask(question: () => Promise<void>) {
    setAsking(true)
    setMessage(null)
    try {
      await question()
    } catch (error) {
      setMessage(error instanceof RefusedError ? error.message : t('signIn.unreachable'))
    }
    setAsking(false)
  }

  return { isAsking, message, setMessage, ask }
}
