import { Scripts } from '@remix-run/react'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

/**
 * Remix's scripts, fetched after what the first screen is made of: a page reads well, and its links work, without them.
 * Remix has no setting for it, so the preloads are marked in what `Scripts` returns.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  const scripts = Scripts({ nonce })
  if (!isValidElement<{ children?: ReactNode }>(scripts)) return scripts
  return (
    <>
      {Children.map(scripts.props.children, (child) =>
        isValidElement<{ fetchPriority?: 'low' }>(child) && child.type === 'link'
          ? cloneElement(child, { fetchPriority: 'low' })
          : child,
      )}
    </>
  )
}
