import type { AccountData } from '#contract/account-answers.ts'
import { AccountFailure, AccountForm, FormField, NewPasswordField, useForm } from '#web/accounts/index.ts'
import { call } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { FormGrid } from '#web/ui/form-grid.tsx'
import { AccountSection } from './section.tsx'

type Props = { readonly account: AccountData; readonly onSaved: () => Promise<void> }

const asked = ['firstname', 'lastname', 'name_as_on_document', 'phone', 'keep_me_posted']

export function AccountDetails({ account, onSaved }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { firstname, lastname, phone, keep_me_posted } = account
  // Someone whose short name we know already need not vouch for it again.
  const form = useForm('account', asked, { firstname, lastname, phone, keep_me_posted, name_as_on_document: true })
  return (
    <AccountSection heading={say('account.details.heading')}>
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
    </AccountSection>
  )
}

type PasswordProps = { readonly account: AccountData; readonly onChanged: () => Promise<void> }

export function Password({ account, onChanged }: PasswordProps) {
  const say = useSay()
  const heading = say('account.password.heading')
  if (account.provider !== 'email') {
    const provider = say(`auth.provider.${account.provider}`)
    return (
      <AccountSection heading={heading}>
        <p className="text-ink-2">{say('account.password.social', { provider })}</p>
      </AccountSection>
    )
  }
  return (
    <AccountSection heading={heading} about={say('account.password.about')}>
      <ChangePassword account={account} onChanged={onChanged} />
    </AccountSection>
  )
}

const passwordFields = ['current_password', 'password', 'password_confirmation']

function ChangePassword({ account, onChanged }: PasswordProps) {
  const say = useSay()
  const form = useForm('new_password', passwordFields)
  return (
    <AccountForm
      form={form}
      wide={false}
      submit={say('account.password.submit')}
      busy={say('account.password.busy')}
      failure={
        form.failure?.fields.includes('current_password') ? (
          <Banner tone="negative" live="alert">
            {say('account.password.wrong')}
          </Banner>
        ) : (
          form.failure && <AccountFailure failure={form.failure} deed="password" />
        )
      }
      onSend={async ({ current_password, password, password_confirmation }) => {
        const body = {
          current_password: String(current_password),
          password: String(password),
          password_confirmation: String(password_confirmation),
        }
        await call('PUT /api/member_auth/password', { body })
        form.reset()
        notices.show({ tone: 'positive', text: say('account.password.done') })
        await onChanged()
      }}
    >
      {/* So that a password manager knows whose password this becomes. */}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <FormField form={form} name="current_password" />
      <NewPasswordField form={form} about={[account.firstname, account.lastname, account.email]} />
      <FormField form={form} name="password_confirmation" />
    </AccountForm>
  )
}
