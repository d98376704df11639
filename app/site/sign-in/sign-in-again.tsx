import { useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { SignInWays } from '#app/load-context.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { confirmWith } from './confirm-sign-in.ts'
import { SignedOut } from './sign-in-box.tsx'
import { signInWith } from './sign-in.ts'

type SignInAgainProps = {
  open: boolean
  /** Whether there is a session still, of which only the sign-in is too old for a change [S5]. */
  confirms: boolean
  onSignedIn: () => void
  onClose: () => void
}

/**
 * The session has ended while somebody was working, or its sign-in is too old for what they ask. After signing in here
 * they continue on the same page.
 */
export function SignInAgain({ open, confirms, onSignedIn, onClose }: SignInAgainProps) {
  const { t } = useTranslation(['kennel', 'words'])
  const root = useRouteLoaderData<{ signIn?: SignInWays }>('root')
  return (
    <Dialog open={open} title={t('signIn.again')} closeLabel={t('words:close')} onClose={onClose}>
      {open && root?.signIn && (
        <SignedOut
          ways={root.signIn}
          invitation={t(confirms ? 'signIn.confirmText' : 'signIn.againText')}
          onSignedIn={onSignedIn}
          signIn={confirms ? confirmWith : signInWith}
        />
      )}
    </Dialog>
  )
}
