import { useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { SignInWays } from '#app/load-context.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { SignedOut } from './sign-in-box.tsx'

type SignInAgainProps = {
  open: boolean
  onSignedIn: () => void
  onClose: () => void
}

/** The session has ended while somebody was working. After signing in here they continue on the same page. */
export function SignInAgain({ open, onSignedIn, onClose }: SignInAgainProps) {
  const { t } = useTranslation(['kennel', 'words'])
  const root = useRouteLoaderData<{ signIn?: SignInWays }>('root')
  return (
    <Dialog open={open} title={t('signIn.again')} closeLabel={t('words:close')} onClose={onClose}>
      {open && root?.signIn && (
        <SignedOut ways={root.signIn} invitation={t('signIn.againText')} onSignedIn={onSignedIn} />
      )}
    </Dialog>
  )
}
