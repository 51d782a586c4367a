import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { MembershipPart } from './part.tsx'

/** Whom to ask to join, change or end it. */
export function ByMail() {
  const say = useSay()
  const { support_email } = useSite()
  const [before, after] = say('membership.by_mail.text', { email: '\u0000' }).split('\u0000')
  return (
    <MembershipPart heading={say('membership.by_mail.heading')}>
      <p className="text-md">
        {before}
        <TextLink href={`mailto:${support_email}`}>{support_email}</TextLink>
        {after}
      </p>
    </MembershipPart>
  )
}
