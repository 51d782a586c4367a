import type { OwnMembership } from '#contract/memberships.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { MembershipPart } from './part.tsx'

/** Memberships that are over, and why. */
export function Earlier({ memberships }: { readonly memberships: readonly OwnMembership[] }) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  return (
    <MembershipPart heading={say('membership.before.heading')}>
      <ul className="divide-y divide-line">
        {memberships.map(({ uuid, name, until, ended_why: why }) => (
          <li key={uuid} className="py-2.5">
            {until === null
              ? say('membership.named', { name: name[locale] })
              : say('membership.before.ended', { name: name[locale], day: day(until) })}
            {why && <span className="block text-sm text-ink-2">{say(`membership.before.why.${why}`)}</span>}
          </li>
        ))}
      </ul>
    </MembershipPart>
  )
}
