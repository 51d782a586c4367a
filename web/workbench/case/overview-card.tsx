import type { ReactNode } from 'react'

/** One subject of the overview. */
export function OverviewCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mb-4 min-w-0 break-inside-avoid rounded-m border border-line bg-surface p-4 shadow-1 print:border-0 print:p-0 print:shadow-none print:[&_button]:hidden">
      <h2 className="mb-2.5 text-lg">{heading}</h2>
      {children}
    </section>
  )
}
