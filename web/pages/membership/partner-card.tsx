import type { ReactNode } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { InfoIcon } from '#web/ui/icons.tsx'

type Props = {
  readonly tags: ReactNode
  readonly title: string
  /** Whom it is from. */
  readonly by: string
  readonly text: string
  readonly costs: { readonly term: string; readonly text: string; readonly note: string }
  /** Whether we are paid for it: said either way. */
  readonly fee: boolean
  /** What can be done about it. */
  readonly children: ReactNode
}

/** Somebody outside whom one can be brought in touch with: who, what, for how much, and what we have of it. */
export function PartnerCard({ tags, title, by, text, costs, fee, children }: Props) {
  const say = useSay()
  return (
    <li className="flex min-w-0 flex-col rounded-m border-[1.5px] border-line-strong bg-surface p-4.5">
      <div className="flex min-h-6 flex-wrap items-center gap-2">{tags}</div>
      <h3 className="mt-2 text-lg">{title}</h3>
      <p className="text-sm text-ink-2">{by}</p>
      <p className="mt-2.5 text-md">{text}</p>
      <dl className="mt-3 text-md">
        <dt className="text-sm text-ink-2">{costs.term}</dt>
        <dd className="font-semibold">{costs.text}</dd>
        <dd className="mt-1 text-sm text-ink-2">{costs.note}</dd>
      </dl>
      <p className="mt-3 mb-4 flex gap-1.5 text-sm text-ink-2">
        <span className="mt-0.5">
          <InfoIcon size={16} />
        </span>
        {say(fee ? 'membership.partners.fee.yes' : 'membership.partners.fee.no')}
      </p>
      <div className="mt-auto">{children}</div>
    </li>
  )
}
