import type { OwnMemberships } from '#contract/memberships.ts'
import { plural } from '#domain/messages/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { MembershipPart } from './part.tsx'

type Props = {
  readonly contracts: NonNullable<OwnMemberships['contracts']>
  /** What they come from stops, and does not begin anew. */
  readonly isEnding?: boolean
}

/** How many contracts can still be approved, of memberships and packages together. */
export function ContractsPart({ contracts, isEnding = false }: Props) {
  const say = useSay()
  const day = useMoment()
  const { included, used, until } = contracts
  const left = included === null ? null : Math.max(0, included - used)
  return (
    <MembershipPart heading={say('membership.contracts.heading')}>
      {included === null || left === null ? (
        <p className="font-semibold">{say('membership.contracts.unlimited')}</p>
      ) : (
        <>
          <p className="mb-2 font-semibold">
            {left === 0
              ? say('membership.contracts.none_left', { included })
              : plural(say('membership.contracts.left'), left, { included })}
          </p>
          <ProgressBar label={say('membership.contracts.used', { used, included })} value={used} max={included} />
        </>
      )}
      <p className="mt-3 text-hint text-ink-2">
        {say('membership.contracts.counted')}{' '}
        {until !== null &&
          say(isEnding ? 'membership.contracts.ends' : 'membership.contracts.until', { day: day(until) })}
      </p>
    </MembershipPart>
  )
}
