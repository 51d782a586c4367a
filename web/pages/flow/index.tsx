// The questionnaire of a product, or the notice that it is not offered online now.
import { Link } from 'wouter'
import { ContactCard, ContactProvider, WriteToUs } from '#web/contact/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Notice, NotOpenYet } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { isOffered } from './is-offered.ts'

type Props = { readonly params: Readonly<Record<string, string>> }

export default function Flow({ params }: Props) {
  const say = useSay()
  const { services } = useSite()
  return (
    <ContactProvider>
      {isOffered(params.flow, services) ? (
        <NotOpenYet contact={<WriteToUs>{say('notice.not_built.contact')}</WriteToUs>} />
      ) : (
        <Unavailable />
      )}
    </ContactProvider>
  )
}

function Unavailable() {
  const say = useSay()
  return (
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
  )
}
