import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type Props = {
  /** By which an address leads to it. */
  readonly id?: string
  readonly heading: string
  readonly about?: ReactNode
  readonly children: ReactNode
}

/** One subject of the account. */
export function AccountSection({ id, heading, about, children }: Props) {
  const own = useId()
  const key = id ?? own
  return (
    <Card as="section" labelledBy={key}>
      <h2 id={key} tabIndex={id === undefined ? undefined : -1} className="outline-none">
        {heading}
      </h2>
      {about && <p className="mt-1 text-ink-2">{about}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  )
}
