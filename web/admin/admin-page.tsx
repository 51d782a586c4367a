import type { ReactNode } from 'react'
import { useAdminTitle } from './use-admin-title.ts'

type Props = {
  readonly title: string
  /** A sentence beside it. */
  readonly about?: ReactNode
  /** What can be done with the whole of it. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A section under its title, which the tab says too. */
export function AdminPage({ title, about, actions, children }: Props) {
  useAdminTitle(title)
  return (
    <main id="main" tabIndex={-1} className="w-full flex-1 px-4 py-5 text-sm outline-none lg:px-6">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3.5 gap-y-1">
          <h1 className="text-2xl outline-none">{title}</h1>
          {about !== undefined && <p className="text-ink-2">{about}</p>}
        </div>
        {actions !== undefined && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </main>
  )
}
