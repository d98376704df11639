import { Link } from '@remix-run/react'
import type { LinkProps } from '@remix-run/react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './styles/button.module.css'

type Look = {
  kind?: 'primary' | 'secondary' | 'gold' | 'danger'
  size?: 'small' | 'normal' | 'big'
  icon?: IconName
  children: ReactNode
}
type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'>
type LinkButtonProps = Look & {
  /** Called on a click, before the navigation. */
  onFollow?: LinkProps['onClick']
} & Pick<LinkProps, 'to' | 'reloadDocument' | 'download' | 'target' | 'rel' | 'hrefLang'>

/** A button, or with `to` a link in the look of one. A screen has one primary button at most. */
export function Button(props: ButtonProps | LinkButtonProps) {
  const { kind = 'secondary', size = 'normal', icon, children, ...rest } = props
  const className = classNames(styles.button, styles[kind], styles[size])
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  )
  if ('to' in rest) {
    const { onFollow, ...link } = rest
    return (
      <Link {...link} className={className} onClick={onFollow}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" {...rest} className={className}>
      {content}
    </button>
  )
}
