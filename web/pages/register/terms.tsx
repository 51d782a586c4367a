import type { ReactNode } from 'react'
import { issueText } from '#domain/messages/index.ts'
import type { useForm } from '#web/accounts/index.ts'
import { formMessagesIn, type TextKey, useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** A sentence with a link at the place of `{link}`, which opens a new window: what was filled in stays. */
function Linked({ sentence, link, target }: { sentence: TextKey; link: TextKey; target: string }): ReactNode {
  const say = useSay()
  const [before, after] = say(sentence, { link: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <TextLink href={target} newTab={say('auth.register.new_window')}>
        {say(link)}
      </TextLink>
      {after}
    </>
  )
}

/** The box that must be ticked, with the terms themselves behind a link, and what we do with the data under it. */
export function TermsBox({ form }: { form: ReturnType<typeof useForm> }) {
  const { locale } = useLocale()
  const field = form.fields.find(({ key }) => key === 'terms_of_service')
  const issue = form.issues.find(({ key }) => key === 'terms_of_service')
  return (
    <Checkbox
      id={`${form.id}-terms_of_service`}
      name="terms_of_service"
      required
      checked={form.values.terms_of_service === true}
      onChange={(checked) => form.change('terms_of_service', checked)}
      error={field && issue && issueText(formMessagesIn(locale), field, issue)}
      hint={<Linked sentence="auth.register.privacy" link="auth.register.privacy_link" target={href('privacy')} />}
    >
      <Linked sentence="auth.register.terms" link="auth.register.terms_link" target={href('terms')} />
    </Checkbox>
  )
}

/** The same for who goes on with Google or LinkedIn, where there is no box. */
export function TermsNote() {
  return <Linked sentence="auth.register.social_terms" link="auth.register.terms_link" target={href('terms')} />
}
