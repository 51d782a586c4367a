// Where the link in a mail leads: it is used up by a press, not by looking, because programs look at links in mails too.
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { AccountCard } from '#web/accounts/index.ts'
import { ApiError, call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function Return({ search }: { search: string }) {
  const [, navigate] = useLocation()
  const given = queryAt('returnTo', search).key
  const [key] = useState(given)
  // A key has no business in a history or a referrer.
  useEffect(() => {
    if (given !== undefined) navigate(href('returnTo'), { replace: true })
  }, [given, navigate])
  const [gone, setGone] = useState(false)
  return key === undefined || gone ? <Gone /> : <OpenDraft linkKey={key} onGone={() => setGone(true)} />
}

function OpenDraft({ linkKey, onGone }: { linkKey: string; onGone: () => void }) {
  const say = useSay()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<'failed' | 'too_often' | null>(null)

  async function open(): Promise<void> {
    setBusy(true)
    setFailed(null)
    try {
      // Without a token: the link is for a browser, whoever may be signed in there.
      const { flow, uuid } = await call('POST /api/draft_links/open', { as: null, body: { key: linkKey } })
      rememberBegun(flow, uuid)
      return navigate(href('flow', { flow, uid: uuid }), { replace: true })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 404) return onGone()
      setFailed(status === 429 ? 'too_often' : 'failed')
    }
    setBusy(false)
  }

  return (
    <AccountCard heading={say('returning.open.heading')} intro={say('returning.open.intro')}>
      <div className="grid gap-4">
        {failed && (
          <Banner tone="negative" live="alert">
            {say(`returning.open.${failed}`)}
          </Banner>
        )}
        <Button wide busy={busy ? say('returning.open.busy') : undefined} onClick={() => void open()}>
          {say('returning.open.yes')}
        </Button>
      </div>
    </AccountCard>
  )
}

/** So that the home page of this browser looks for it, as where it was begun. */
function rememberBegun(flow: string, uuid: string): void {
  try {
    localStorage.setItem(`beginning/${flow}`, JSON.stringify({ uuid, at: 0 }))
  } catch {
    // Then its address is the only way back.
  }
}

function Gone() {
  const say = useSay()
  return (
    <AccountCard
      heading={say('returning.open.gone_heading')}
      intro={say('returning.open.gone')}
      foot={
        <>
          {say('returning.open.account')}{' '}
          <Link href={href('login')} asChild>
            <TextLink>{say('returning.open.login')}</TextLink>
          </Link>
        </>
      }
    >
      <Link href={href('home')} asChild>
        <ButtonLink wide>{say('returning.open.home')}</ButtonLink>
      </Link>
    </AccountCard>
  )
}
