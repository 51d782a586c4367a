// The notice for a flow that is not offered online now, with the way to a person.
import { Link } from 'wouter'
import { ContactCard, ContactProvider } from '#web/contact/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Notice } from '#web/shell/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export default function Unavailable() {
  const say = useSay()
  return (
    <ContactProvider>
      <Notice
        heading={say('notice.unavailable.heading')}
        actions={
          <Link href={href('home')} asChild>
            <ButtonLink look="line">{say('notice.unavailable.home')}</ButtonLink>
          </Link>
        }
      >
        <p>{say('notice.unavailable.text')}</p>
        <div className="pt-4 text-base text-ink">
          <ContactCard heading="h2" />
        </div>
      </Notice>
    </ContactProvider>
  )
}
