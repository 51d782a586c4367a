import type { AccountData } from '#contract/account-answers.ts'
import { AccountFailure, AccountForm, FormField, useForm } from '#web/accounts/index.ts'
import { call } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { FormGrid } from '#web/ui/form-grid.tsx'
import { Section } from './section.tsx'

type Props = { readonly account: AccountData; readonly onSaved: () => Promise<void> }

const asked = ['firstname', 'lastname', 'name_as_on_document', 'phone', 'keep_me_posted']

export function Details({ account, onSaved }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { firstname, lastname, phone, keep_me_posted, email } = account
  // Someone whose short name we know already need not vouch for it again.
  const form = useForm('account', asked, { firstname, lastname, phone, keep_me_posted, name_as_on_document: true })
  return (
    <Section heading={say('account.details.heading')} about={say('account.details.email', { email })}>
      <AccountForm
        form={form}
        wide={false}
        submit={say('account.details.submit')}
        busy={say('account.details.busy')}
        failure={form.failure && <AccountFailure failure={form.failure} deed="register" />}
        onSend={async ({ name_as_on_document: _, phone: number, ...names }) => {
          const user = { ...names, phone: String(number ?? ''), locale }
          await call('PUT /api/member_auth', { body: { user } })
          notices.show({ tone: 'positive', text: say('account.saved') })
          await onSaved()
        }}
      >
        <FormGrid>
          <FormField form={form} name="firstname" />
          <FormField form={form} name="lastname" />
        </FormGrid>
        <FormField form={form} name="name_as_on_document" />
        <FormField form={form} name="phone" />
        <FormField form={form} name="keep_me_posted" />
      </AccountForm>
    </Section>
  )
}
