import { Scripts } from '@remix-run/react'
import { Children, isValidElement, type ReactNode } from 'react'

/**
 * Remix's scripts without their preloads in the head, which would take the line from what the first screen is made of:
 * a page reads well, and its links work, before a script is there. Remix has no setting for it.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  const scripts = Scripts({ nonce })
  if (!isValidElement<{ children?: ReactNode }>(scripts)) return scripts
  return <>{Children.toArray(scripts.props.children).filter((child) => !isPreload(child))}</>
}

function isPreload(child: ReactNode): boolean {
  return isValidElement<{ rel?: string }>(child) && child.props.rel === 'modulepreload'
}
