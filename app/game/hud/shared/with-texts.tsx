import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace } from '#app/i18n.ts'

/** Shows its children once the texts are there that they need; nothing beside them waits, as it may with Suspense. */
export function WithTexts({ of, children }: { of: Namespace; children: ReactNode }) {
  const { ready } = useTranslation(of, { useSuspense: false })
  return ready && children
}
