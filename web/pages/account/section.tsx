import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type Props = { readonly heading: string; readonly about?: ReactNode; readonly children: ReactNode }

/** One subject of the account. */
export function AccountSection({ heading, about, children }: Props) {
  const id = useId()
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id}>{heading}</h2>
      {about && <p className="mt-1 text-ink-2">{about}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  )
}
