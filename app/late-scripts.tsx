import { Scripts } from '@remix-run/react'
import { Children, isValidElement, type ReactNode } from 'react'

/**
 * Remix's scripts without their preloads in the head. The preloads would compete with the fonts and pictures of the
 * first screen, while the page can be read and its links work before any script is there. Remix has no setting for it.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  const scripts = Scripts({ nonce })
  if (!isValidElement<{ children?: ReactNode }>(scripts)) return scripts
  return <>{Children.toArray(scripts.props.children).filter((child) => !isPreload(child))}</>
}

function isPreload(child: ReactNode): boolean {
  return isValidElement<{ rel?: string }>(child) && child.props.rel === 'modulepreload'
}
