import type { ReactNode } from 'react'

type GroupProps = { id: string; title: string; children: ReactNode }

export function Group({ id, title, children }: GroupProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-10">
      <h2 id={id} className="mb-6">
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">{children}</div>
    </section>
  )
}

type SampleProps = { name: string; full?: boolean; children: ReactNode }

/** One component in one state, with the name of the state above it. */
export function Sample({ name, full, children }: SampleProps) {
  return (
    <div className={full ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
      <p className="mb-2 text-2xs font-semibold tracking-wide text-ink-2 uppercase">{name}</p>
      {children}
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
