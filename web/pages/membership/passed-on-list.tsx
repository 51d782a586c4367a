import type { PartnerRequest } from '#contract/partners.ts'
import { useSay } from '#web/i18n/index.ts'

/** Every thing that goes or went to somebody, with its value. */
export function PassedOnList({ facts }: { readonly facts: Readonly<PartnerRequest['passed_on']> }) {
  const say = useSay()
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {facts.map(({ what, value }) => (
        <div key={what} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">{say(`membership.partners.dialog.thing.${what}`)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
