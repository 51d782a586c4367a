// Where the link in a mail to another address leads: it is used up by a press, because programs look at links in mails too.
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { AccountCard, failureOf } from '#web/accounts/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'

type NewEmailOutcome =
  | { readonly now: 'done'; readonly email: string; readonly signedIn: boolean }
  | { readonly now: 'link_used' | 'link_expired' | 'email_taken' }

export default function NewEmail({ search }: { search: string }) {
  const [, navigate] = useLocation()
  const given = queryAt('newEmail', search).key
  const [key] = useState(given)
  // A key has no business in a history or a referrer.
  useEffect(() => {
    if (given !== undefined) navigate(href('newEmail'), { replace: true })
  }, [given, navigate])
  const [outcome, setOutcome] = useState<NewEmailOutcome | null>(key === undefined ? { now: 'link_expired' } : null)
  return outcome || key === undefined ? (
    <ToldOfEmail outcome={outcome ?? { now: 'link_expired' }} pressed={key !== undefined} />
  ) : (
    <Confirm linkKey={key} onOutcome={setOutcome} />
  )
}

const endings = ['link_used', 'link_expired', 'email_taken'] as const

function Confirm({ linkKey, onOutcome }: { linkKey: string; onOutcome: (outcome: NewEmailOutcome) => void }) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function confirm(): Promise<void> {
    setBusy(true)
    setFailed(false)
    try {
      const { email, signed_in } = await call('POST /api/account/email/confirmation', { body: { key: linkKey } })
      return onOutcome({ now: 'done', email, signedIn: signed_in })
    } catch (error) {
      const { code } = failureOf(error)
      const now = endings.find((one) => one === code)
      if (now) return onOutcome({ now })
      setFailed(true)
    }
    setBusy(false)
  }

  return (
    <AccountCard heading={say('account.email.open.heading')} intro={say('account.email.open.intro')}>
      <div className="grid gap-4">
        {failed && (
          <Banner tone="negative" live="alert">
            {say('account.email.open.failed')}
          </Banner>
        )}
        <Button wide busy={busy ? say('account.email.open.busy') : undefined} onClick={() => void confirm()}>
          {say('account.email.open.yes')}
        </Button>
      </div>
    </AccountCard>
  )
}

/** How it ended, and where to go now. */
function ToldOfEmail({ outcome, pressed }: { outcome: NewEmailOutcome; pressed: boolean }) {
  const say = useSay()
  // The button that had the focus is gone: what came of it takes it.
  useEffect(() => {
    if (!pressed) return
    window.scrollTo(0, 0)
    focusHeading()
  }, [pressed])
  const done = outcome.now === 'done'
  const inside = done && outcome.signedIn
  const words = done
    ? say(inside ? 'account.email.open.done' : 'account.email.open.done_login', { email: outcome.email })
    : say(`account.email.open.${outcome.now}`)
  return (
    <AccountCard
      heading={say(`account.email.open.${outcome.now}_heading`)}
      intro={<span className="wrap-anywhere">{words}</span>}
    >
      <Link href={inside ? href('account') : href('login', {}, { redirect_url: href('account') })} asChild>
        <ButtonLink wide>{say(inside ? 'account.email.open.on' : 'account.email.open.login')}</ButtonLink>
      </Link>
    </AccountCard>
  )
}
