import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type Props = {
  readonly id: string
  readonly heading: string
  readonly about: string
  readonly children: ReactNode
}

/** What stands beside the question: smaller, and to be read at leisure. */
export function AsideCard({ id, heading, about, children }: Props) {
  return (
    <Card as="section" labelledBy={id} padding="none">
      <div className="px-4.5 pt-4.5 pb-4 md:px-6 md:pt-5.5 md:pb-5">
        <h2 id={id} className="text-lg! font-semibold! tracking-[-0.01em]! wrap-anywhere">
          {heading}
        </h2>
        <p className="mt-1 text-hint text-ink-2">{about}</p>
        {children}
      </div>
    </Card>
  )
}
