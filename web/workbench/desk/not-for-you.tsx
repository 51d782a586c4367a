import { Link } from 'wouter'
import { ContactProvider, WriteToUs } from '#web/contact/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Notice } from '#web/shell/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** For who has an account but does not work here: what this is, and where their own things are. */
export function NotForYou() {
  const say = useSay()
  return (
    <main id="main" tabIndex={-1} className="flex-1 outline-none">
      <ContactProvider>
        <Notice
          heading={say('workbench.not_for_you.heading')}
          actions={
            <>
              <Link href={href('dashboard')} asChild>
                <ButtonLink>{say('workbench.not_for_you.dashboard')}</ButtonLink>
              </Link>
              <Link href={href('home')} asChild>
                <ButtonLink look="line">{say('workbench.not_for_you.home')}</ButtonLink>
              </Link>
              <WriteToUs>{say('workbench.not_for_you.contact')}</WriteToUs>
            </>
          }
        >
          <p>{say('workbench.not_for_you.text')}</p>
        </Notice>
      </ContactProvider>
    </main>
  )
}
