import type { ReactNode } from 'react'

/** The questions, and beside or under them what they lead to. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[1080px] gap-x-14 gap-y-9 px-4.5 py-8 md:px-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="min-w-0">{children}</div>
      <div className="min-w-0 self-start lg:sticky lg:top-6">{aside}</div>
    </div>
  )
}
