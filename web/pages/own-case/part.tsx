import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type Props = {
  readonly heading: string
  /** Where a link leads to it. */
  readonly id?: string | undefined
  /** Stands at the right of the heading. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** One subject of a case, on a card of its own. */
export function CaseSection({ heading, id, beside, children }: Props) {
  const own = useId()
  return (
    <div id={id} className="min-w-0 scroll-mt-24">
      <Card as="section" labelledBy={own}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={own} tabIndex={-1} className="text-lg! outline-none">
            {heading}
          </h2>
          {beside}
        </div>
        <div className="mt-3">{children}</div>
      </Card>
    </div>
  )
}

/** Goes to a part, with the focus on its heading or on what it is for; what it is folded away in opens. */
export function goTo(id: string, control = 'h2'): void {
  const place = document.getElementById(id)
  const folded = place?.closest('details')
  if (folded) folded.open = true
  place?.scrollIntoView({ block: 'start' })
  place?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
}
