import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type Props = {
  readonly heading: string
  readonly about?: ReactNode
  readonly beside?: ReactNode
  /** By which a link on the page leads here. */
  readonly id?: string
  readonly children: ReactNode
}

/** One subject of a membership, on a card of its own. */
export function MembershipPart({ heading, about, beside, id: given, children }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <Card as="section" labelledBy={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h2 id={id} tabIndex={-1} className="text-lg! outline-none">
          {heading}
        </h2>
        {beside}
      </div>
      {about && <p className="mt-1 text-md text-ink-2">{about}</p>}
      <div className="mt-3">{children}</div>
    </Card>
  )
}
