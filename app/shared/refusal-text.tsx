import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefusedError } from '#app/api.ts'

/**
 * The text of a refusal, for pages that rarely show one: the texts of all refusals are fetched with the first. The pages of
 * dogs and of the park have them from the beginning.
 */
export function RefusalText({ reason }: { reason: RefusedError['reason'] }): ReactNode {
  return (
    <Suspense fallback={null}>
      <Text reason={reason} />
    </Suspense>
  )
}

function Text({ reason }: { reason: RefusedError['reason'] }): ReactNode {
  const { t } = useTranslation('refusals')
  return t(reason)
}
