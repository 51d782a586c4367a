// Making an account: the last step before paying, so as short as it can be.
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Link } from 'wouter'
import {
  AccountCard,
  AccountFailure,
  AccountForm,
  draftIn,
  draftsWith,
  FormField,
  NewPasswordField,
  SocialWays,
  useForm,
  useOnward,
} from '#web/accounts/index.ts'
import { call } from '#web/api/index.ts'
import { type TextKey, useLocale, useSay } from '#web/i18n/index.ts'
import { href, ownRedirectTarget, queryAt, smallPrintHref } from '#web/links/index.ts'
import { knowMe, rememberedProductType, rememberProductType, useSession } from '#web/session/index.ts'
import { notices, StillOnTheWay } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormGrid } from '#web/ui/form-grid.tsx'
import { ArrowLeftIcon } from '#web/ui/icons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { knownOf } from './known-of.ts'
import { backFrom, onwardWith } from './onward-with.ts'

const asked = [
  'firstname',
  'lastname',
  'name_as_on_document',
  'email',
  'password',
  'terms_of_service',
  'keep_me_posted',
]
const open = { terms_of_service: false, keep_me_posted: false }

export default function Register({ search }: { search: string }) {
  const say = useSay()
  const { locale } = useLocale()
  const { brand, allowed_redirect_origins: allowed } = useSite()
  const { signedIn } = useSession()
  const query = queryAt('register', search)
  // One drawn page serves many addresses, so it knows none of them until the browser has taken it over.
  const here = signedIn === null ? {} : query
  const onward = signedIn === null ? undefined : onwardWith(query, rememberedProductType())
  const back = signedIn === null ? null : backFrom(ownRedirectTarget(query.redirect_url, location.origin, allowed))
  const form = useForm('account', asked, open)
  useOnward(onward)
  const wanted = signedIn === false ? onward : undefined
  // What was answered need not be typed again; what is typed meanwhile stays.
  const fillIn = useEffectEvent((known: Awaited<ReturnType<typeof knownOf>>) => {
    for (const [key, value] of Object.entries(known)) if (!form.values[key]) form.change(key, value)
  })
  useEffect(() => {
    if (wanted !== undefined) void knownOf(wanted).then(fillIn)
  }, [wanted])

  useEffect(() => {
    if (query.product_type) rememberProductType(query.product_type)
  }, [query.product_type])

  const about = ['firstname', 'lastname', 'email'].map((key) => String(form.values[key] ?? ''))
  return (
    <>
      {draftIn(onward) !== null && <StillOnTheWay />}
      <AccountCard
        heading={say('auth.register.heading')}
        intro={
          <>
            {say('auth.register.intro')}
            {here.company_name && ` ${say('auth.register.company', { company: here.company_name })}`}
            {onward?.startsWith(href('connect', { uid: '' })) && ` ${say('auth.register.to_connect')}`}
          </>
        }
        back={
          back && (
            <Link href={back} asChild>
              <TextLink>
                <span className="inline-flex min-h-11 items-center gap-1.5">
                  <ArrowLeftIcon />
                  {say('auth.register.back')}
                </span>
              </TextLink>
            </Link>
          )
        }
        foot={
          <>
            {say('auth.register.known')}{' '}
            <Link href={href('login', {}, { redirect_url: onward })} asChild>
              <TextLink>{say('auth.register.login')}</TextLink>
            </Link>
          </>
        }
      >
        <SocialWays redirectUrl={onward} note={<TermsNote />} />
        <AccountForm
          form={form}
          submit={say('auth.register.submit')}
          busy={say('auth.register.busy')}
          failure={form.failure && <AccountFailure failure={form.failure} deed="register" redirectUrl={onward} />}
          onSend={async ({ name_as_on_document: _, ...values }) => {
            const user = {
              ...values,
              password_confirmation: String(values.password),
              locale,
              ...draftsWith(onward),
              confirm_success_url: `${location.origin}${href('confirmation', {}, { redirect_url: onward })}`,
            }
            const { data } = await call('POST /api/member_auth', { as: null, signsIn: true, body: { user } })
            knowMe(data)
            notices.show({ tone: 'positive', text: say('auth.register.welcome', { brand }) })
          }}
        >
          <FormGrid>
            <FormField form={form} name="firstname" />
            <FormField form={form} name="lastname" />
          </FormGrid>
          <FormField form={form} name="name_as_on_document" />
          <FormField form={form} name="email" />
          <NewPasswordField form={form} about={about} />
          <div>
            <TermsBox form={form} />
            <FormField form={form} name="keep_me_posted" />
          </div>
        </AccountForm>
      </AccountCard>
    </>
  )
}

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
function TermsBox({ form }: { form: ReturnType<typeof useForm> }) {
  const say = useSay()
  const { locale } = useLocale()
  const issue = form.issues.find(({ key }) => key === 'terms_of_service')
  return (
    <Checkbox
      id={`${form.id}-terms_of_service`}
      name="terms_of_service"
      required
      checked={form.values.terms_of_service === true}
      onChange={(checked) => form.change('terms_of_service', checked)}
      error={issue && say('auth.register_checkmarks')}
      hint={
        <Linked
          sentence="auth.register.privacy"
          link="auth.register.privacy_link"
          target={smallPrintHref('privacy', locale)}
        />
      }
    >
      <Linked sentence="auth.register.terms" link="auth.register.terms_link" target={smallPrintHref('terms', locale)} />
    </Checkbox>
  )
}

/** The same for who goes on with Google or LinkedIn, where there is no box. */
function TermsNote() {
  const { locale } = useLocale()
  return (
    <Linked
      sentence="auth.register.social_terms"
      link="auth.register.terms_link"
      target={smallPrintHref('terms', locale)}
    />
  )
}
