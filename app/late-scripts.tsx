import { Scripts, useMatches } from '@remix-run/react'
import { Children, cloneElement, isValidElement, useState } from 'react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { LATE_ID, wakeLine } from '#app/shared/wake-line.ts'

/** The `handle` of a route whose page can be read without scripts: they start with the first sign of a person. */
export type WakingHandle = { wakes: 'by-sign' }

/**
 * Remix's scripts without their preloads in the head. The preloads would compete with the fonts and pictures of the
 * first screen, while the page can be read and its links work before any script is there. Remix has no setting for it.
 * On a page that wakes by a sign, the browser fetches them ahead when it has nothing else to do, and runs none. wakeLine
 * starts them, and says so if they do not come.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  const isOfSign = useMatches().some(({ handle }) => isWaking(handle))
  // How the page was opened decides; going on to another one changes nothing about its scripts.
  const [wakesBySign] = useState(isOfSign)
  // Called like a hook, since an element of it would hide what it returns. It runs its own hooks here, and if it ever
  // is more than a function (memo, a class), this does not compile.
  const scripts = Scripts({ nonce })
  if (!isValidElement<{ children?: ReactNode }>(scripts)) return scripts
  const all = Children.toArray(scripts.props.children)
  const ahead = all.flatMap((child) => (isPreload(child) ? child.props.href : []))
  const attributes: LateAttributes = {
    'data-ahead': ahead.join(' '),
    'data-wakes': wakesBySign ? 'by-sign' : 'at-once',
  }
  return (
    <>
      {all.filter((child) => !isPreload(child)).map((child) => asleep(child, attributes))}
      <script nonce={nonce} suppressHydrationWarning>
        {/* The browser has it already, and does not run it again. */}
        {import.meta.env.SSR ? wakeLine() : ' '}
      </script>
    </>
  )
}

/** Remix's pair of scripts with the second one, which imports the modules, as text that the browser does not run. */
function asleep(child: ReactNode, attributes: LateAttributes): ReactNode {
  if (!isValidElement<Inner>(child)) return child
  const { children, type } = child.props
  if (type === 'module')
    return cloneElement(child, { id: LATE_ID, type: 'text/plain', async: undefined, ...attributes })
  return children
    ? cloneElement(child, {}, ...Children.toArray(children).map((inner) => asleep(inner, attributes)))
    : child
}

type LateAttributes = { 'data-ahead'?: string; 'data-wakes'?: 'by-sign' | 'at-once' }
type Inner = ComponentProps<'script'> & LateAttributes

function isWaking(handle: unknown): handle is WakingHandle {
  return typeof handle === 'object' && handle !== null && 'wakes' in handle && handle.wakes === 'by-sign'
}

function isPreload(child: ReactNode): child is ReactElement<{ href: string }> {
  return isValidElement<{ rel?: string }>(child) && child.props.rel === 'modulepreload'
}
