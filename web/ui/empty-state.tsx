import type { ReactNode } from 'react'

export type EmptyStateProps = {
  icon?: ReactNode
  title: string
  /** Where it stands among the headings of its page. */
  heading?: 'h2' | 'h3' | undefined
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, heading: Heading = 'h3', children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-m border border-dashed border-line-strong px-6 py-10 text-center">
      {icon !== undefined && <span className="text-ink-2">{icon}</span>}
      <Heading>{title}</Heading>
      {children !== undefined && <div className="max-w-prose text-md text-ink-2">{children}</div>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  )
}
