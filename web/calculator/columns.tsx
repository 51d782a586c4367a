import type { ReactNode } from 'react'

type Props = {
  readonly children: ReactNode
  readonly aside: ReactNode
  /** Under the rest; on a phone also under what stands aside. */
  readonly below?: ReactNode
}

/** The questions, and beside or under them what they lead to. */
export function Columns({ children, aside, below }: Props) {
  return (
    <div className="mx-auto grid max-w-[1080px] gap-x-14 gap-y-9 px-4.5 py-8 md:px-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="min-w-0">{children}</div>
      <div className="min-w-0 self-start lg:sticky lg:top-6 lg:row-span-2">{aside}</div>
      {below !== undefined && <div className="min-w-0 lg:col-start-1">{below}</div>}
    </div>
  )
}
