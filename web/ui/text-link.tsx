import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './class-names.ts'
import { ExternalIcon } from './first-icons.tsx'

export type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'target' | 'rel'> & {
  href?: string | undefined
  /** `inverse` for dark surfaces, `quiet` for lists of links. */
  look?: 'plain' | 'quiet' | 'inverse' | undefined
  /** Given: opens a new tab, and says so to screen readers with these words. */
  newTab?: string | undefined
  children: ReactNode
  ref?: Ref<HTMLAnchorElement> | undefined
}

const looks = {
  plain: 'text-green underline hover:text-green-deep',
  quiet: 'text-ink no-underline hover:text-green hover:underline',
  inverse: 'text-white underline',
} as const

export function TextLink({ look = 'plain', newTab, children, ...rest }: TextLinkProps) {
  const outside = newTab === undefined ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a {...rest} {...outside} className={cx('rounded-xs underline-offset-3 hover:decoration-2', looks[look])}>
      {children}
      {newTab !== undefined && (
        <span className="ml-1 inline-block align-[-2px]">
          <ExternalIcon size={16} />
          <span className="sr-only">{newTab}</span>
        </span>
      )}
    </a>
  )
}
