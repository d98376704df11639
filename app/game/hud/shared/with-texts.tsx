import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace } from '#app/i18n.ts'

/**
 * Shows its children once the texts are there that they need. They would wait for them by themselves (Suspense); but what
 * has waited is what React renders last, which in a crowded park on a slow machine is never.
 */
export function WithTexts({ of, children }: { of: Namespace; children: ReactNode }) {
  const { ready } = useTranslation(of, { useSuspense: false })
  return ready && children
}
