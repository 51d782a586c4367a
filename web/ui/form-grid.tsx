import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

type Props = { children: ReactNode }

/** Two columns for short fields that belong together; one on a phone. */
export function FormGrid({ children }: Props) {
  return <div className="grid grid-cols-1 gap-x-4.5 gap-y-5 md:grid-cols-2">{children}</div>
}

/** Takes both columns. */
export function FullRow({ children }: Props) {
  return <div className="min-w-0 md:col-span-2">{children}</div>
}

/** The foot of a form: back at the left, on at the right. On a phone the way forward comes first. */
export function FormActions({ children }: Props) {
  return (
    <div className="mt-8 flex flex-col-reverse gap-2 border-t border-line pt-5.5 xs:flex-row xs:flex-wrap xs:items-center xs:justify-between">
      {children}
    </div>
  )
}

/** Cards beside each other by the width of the window: 1, 2, 3, 4 or 5. */
export function CardGrid({ children, as: Element = 'div' }: Props & { as?: 'div' | 'ul' }) {
  return (
    <Element className={cx('grid grid-cols-1 gap-4.5 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5')}>
      {children}
    </Element>
  )
}
