// Signing in: with Google or LinkedIn, or with an email address and a password.
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'wouter'
import {
  AccountCard,
  AccountFailure,
  AccountForm,
  draftIn,
  draftsWith,
  FormField,
  SocialWays,
  useForm,
  useOnward,
  useWelcomeBack,
} from '#web/accounts/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { rememberProductType, useSession } from '#web/session/index.ts'
import { notices, StillOnTheWay } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { arrivedWith } from './arrived-with.ts'
import { CodeStep } from './code-step.tsx'
import { ticketIn, useTicket } from './use-ticket.ts'

export default function Login({ search }: { search: string }) {
  const say = useSay()
  const { signedIn, ended } = useSession()
  const { redirect_url, product_type, ticket: given, ...rest } = queryAt('login', search)
  const form = useForm('login', ['email', 'password'])
  const [ticket, setTicket] = useTicket(given, search)
  const welcome = useWelcomeBack(notices.show)
  useOnward(redirect_url)

  useEffect(() => {
    if (product_type) rememberProductType(product_type)
  }, [product_type])
  // Once, what the address says about how it went elsewhere.
  const tell = useEffectEvent(() => form.fail(arrivedWith(rest)))
  useEffect(() => tell(), [])

  if (ticket !== null) {
    const again = (expired: boolean) => {
      setTicket(null)
      if (expired) form.fail({ code: 'second_factor_expired', fields: [], data: {}, kind: 'refused' })
    }
    return <CodeStep ticket={ticket} redirectUrl={redirect_url} onAgain={again} />
  }

  /** Signs in, or gets as far as the question for a code. */
  async function send(email: string, password: string): Promise<void> {
    const user = { email, password, ...draftsWith(redirect_url) }
    try {
      const { data } = await call('POST /api/member_auth/sign_in', { as: null, signsIn: true, body: { user } })
      await welcome(data)
    } catch (error) {
      const half = ticketIn(error)
      if (half === null) throw error
      form.change('password', '')
      setTicket(half)
    }
  }

  const here = signedIn === null ? {} : { redirect_url }
  const toConnect = here.redirect_url?.startsWith(href('connect', { uid: '' }))
  return (
    <>
      {signedIn !== null && draftIn(redirect_url) !== null && <StillOnTheWay />}
      <AccountCard
        heading={say('auth.login.heading')}
        intro={say(toConnect ? 'auth.login.to_connect' : 'auth.login.intro')}
        foot={
          <>
            {say('auth.login.new_here')}{' '}
            <Link href={href('register', {}, here)} asChild>
              <TextLink>{say('auth.login.register')}</TextLink>
            </Link>
          </>
        }
      >
        {ended && (
          <div className="mb-5">
            <Banner live="status">{say('auth.login.ended')}</Banner>
          </div>
        )}
        <SocialWays redirectUrl={redirect_url} />
        <AccountForm
          form={form}
          submit={say('auth.login.submit')}
          busy={say('auth.login.busy')}
          failure={form.failure && <AccountFailure failure={form.failure} deed="login" redirectUrl={redirect_url} />}
          onSend={({ email, password }) => send(String(email), String(password))}
        >
          <FormField form={form} name="email" />
          <div>
            <FormField form={form} name="password" />
            <p className="mt-1.5 flex min-h-11 items-center md:min-h-8">
              <Link href={href('resetPassword', {}, here)} asChild>
                <TextLink>{say('auth.login.forgot')}</TextLink>
              </Link>
            </p>
          </div>
        </AccountForm>
      </AccountCard>
    </>
  )
}
