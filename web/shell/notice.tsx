import type { ReactNode } from 'react'

type Props = {
  readonly heading: string
  readonly children: ReactNode
  /** What one can do now. */
  readonly actions?: ReactNode
}

/** A page that has one thing to say. */
export function Notice({ heading, children, actions }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-form gap-5 px-4.5 py-12 md:px-8 md:py-20">
      <h1 className="outline-none">{heading}</h1>
      <div className="grid max-w-prose gap-3 text-lg leading-relaxed text-ink-2">{children}</div>
      {actions && <div className="flex flex-wrap gap-3 pt-2">{actions}</div>}
    </div>
  )
}
