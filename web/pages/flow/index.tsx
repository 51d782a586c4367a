// The questionnaire of a product, or the notice that it is not offered online now.
import { useMemo } from 'react'
import { Link } from 'wouter'
import { flowNamed, productOf } from '#domain/products/index.ts'
import { ContactCard, ContactProvider, useContact, WriteToUs } from '#web/contact/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { QuestionnaireScreen } from '#web/questionnaire/index.ts'
import { InToolbar, Notice, NotOpenYet, notices } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { isOffered } from './is-offered.ts'

type Props = { readonly params: Readonly<Record<string, string>>; readonly search: string }

export default function Flow({ params, search }: Props) {
  const say = useSay()
  const { services } = useSite()
  const flow = flowNamed(params.flow ?? '')
  return (
    <ContactProvider>
      {!flow || !isOffered(flow, services) ? (
        <Unavailable />
      ) : productOf(flow) === null ? (
        <NotOpenYet contact={<WriteToUs>{say('notice.not_built.contact')}</WriteToUs>} />
      ) : (
        <Offered key={flow} flow={flow} uid={params.uid} search={search} />
      )}
    </ContactProvider>
  )
}

type OfferedProps = { readonly flow: NonNullable<ReturnType<typeof flowNamed>>; readonly uid: string | undefined; readonly search: string }

function Offered({ flow, uid, search }: OfferedProps) {
  const { write } = useContact()
  const outside = useMemo(
    () => ({
      inToolbar: (content: React.ReactNode) => <InToolbar>{content}</InToolbar>,
      write: () => write('chat'),
      notify: notices.show,
    }),
    [write],
  )
  return <QuestionnaireScreen flow={flow} uid={uid} search={search} outside={outside} />
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
