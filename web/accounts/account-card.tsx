import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type Props = {
  readonly heading: string
  readonly intro?: ReactNode
  /** Above the card; its room is kept, because it may come later than the card. */
  readonly back?: ReactNode
  readonly children: ReactNode
  /** Under the card: the other way in. */
  readonly foot?: ReactNode
}

/** One card in the middle of the page, with one thing to do. */
export function AccountCard({ heading, intro, back, children, foot }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-128 content-start px-4.5 pt-2 pb-12 md:pt-6 md:pb-20">
      <div className="flex min-h-11 items-center">{back}</div>
      <Card>
        <div className="xs:px-2 xs:py-1">
          <h1 className="text-3xl outline-none">{heading}</h1>
          {intro && <div className="mt-1.5 text-ink-2">{intro}</div>}
          <div className="mt-6">{children}</div>
        </div>
      </Card>
      {foot && <div className="mt-5 text-center">{foot}</div>}
    </div>
  )
}
