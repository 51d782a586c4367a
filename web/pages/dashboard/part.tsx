import { type ReactNode, useId } from 'react'

type Props = { readonly heading: string; readonly id?: string | undefined; readonly children: ReactNode }

/** One subject within a company. */
export function Part({ heading, id, children }: Props) {
  const own = useId()
  return (
    <section id={id} aria-labelledby={own} className="min-w-0 scroll-mt-24">
      <h3 id={own} tabIndex={-1} className="outline-none">
        {heading}
      </h3>
      <div className="mt-3">{children}</div>
    </section>
  )
}
