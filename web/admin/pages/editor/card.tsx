import { type ReactNode, useId } from 'react'

type Props = { readonly id?: string; readonly title: string; readonly about?: string; readonly children: ReactNode }

/** One of the cards under the editor. */
export function PageCard({ id, title, about, children }: Props) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      tabIndex={-1}
      className="min-w-0 scroll-mt-4 rounded-m border border-line bg-surface p-4 shadow-1 outline-none md:p-5"
    >
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      {about && <p className="mt-0.5 text-ink-2">{about}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
