// Where an assistant sends the browser of whoever it wants to help: what it asks, and yes or no.
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'wouter'
import type { AssistantConsent } from '#contract/assistants.ts'
import { AccountCard } from '#web/accounts/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { fetchMe, guardTarget, useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Redirect } from '#web/ui/redirect.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ConsentScreen } from './consent-screen.tsx'

/** In the place of a request: there is none. */
const over = 'over'

type Props = { readonly params: Readonly<Record<string, string>> }

export default function Connect({ params: { uid = over } }: Props) {
  const { flags } = useSite()
  const { signedIn, ended } = useSession()
  if (!flags.assistants) return <Off />
  // Only who is asked something has to sign in.
  if (uid === over) return <Over />
  if (signedIn === null) return null
  const toSignIn = guardTarget('login', { signedIn, ended }, href('connect', { uid }))
  return toSignIn === null ? <ConsentAsked key={uid} uid={uid} /> : <Redirect to={toSignIn} />
}

/** What was answered, and of whom. */
type AnsweredConsent = { readonly allowed: boolean; readonly client: AssistantConsent['client'] }

function ConsentAsked({ uid }: { readonly uid: string }) {
  const say = useSay()
  const [answered, answer] = useState<AnsweredConsent | null>(null)
  const asked = useResource(`consent ${uid}`, () =>
    // Who is signed in stands in the first lines.
    Promise.all([call('GET /api/assistant_consents/:uid', { params: { uid } }), fetchMe()]).then(
      ([consent]) => consent,
    ),
  )
  // Kept by the browser while one was away, it may have been answered meanwhile.
  const lookAgain = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted && answered === null) asked.again()
  })
  useEffect(() => {
    const look = (event: PageTransitionEvent) => lookAgain(event)
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [])
  const isOver = asked.state === 'gone'
  useEffect(() => {
    if (isOver || answered !== null) focusHeading()
  }, [isOver, answered])

  if (answered !== null) return <ConsentDone {...answered} />
  if (asked.state === 'gone') return <Over />
  if (asked.state === 'ready') {
    return (
      <ConsentScreen
        uid={uid}
        consent={asked.value}
        onAgain={asked.refresh}
        onOver={asked.again}
        onAnswered={(allowed) => answer({ allowed, client: asked.value.client })}
      />
    )
  }
  return (
    <div className="mx-auto w-full max-w-form px-4.5 py-8 md:px-8 md:py-11">
      <h1 className="outline-none">{say('connect.title')}</h1>
      <div className="mt-6">
        {asked.state === 'loading' ? (
          <Skeleton label={say('connect.loading')} shape="page" />
        ) : (
          <FailedBanner text={say('connect.failed')} again={say('connect.again')} onAgain={asked.again} />
        )}
      </div>
    </div>
  )
}

/** Most often the browser is gone before this is read; an assistant with a window of its own leaves it standing. */
function ConsentDone({ allowed, client: { name, host } }: AnsweredConsent) {
  const say = useSay()
  return (
    <AccountCard
      heading={say(allowed ? 'connect.done.heading' : 'connect.done.refused_heading', { name })}
      intro={<p className="wrap-anywhere">{say(allowed ? 'connect.done.text' : 'connect.done.refused', { host })}</p>}
    >
      <ToAssistants words={say('connect.done.see')} />
    </AccountCard>
  )
}

function Over() {
  const say = useSay()
  return (
    <AccountCard heading={say('connect.over.heading')} intro={<p>{say('connect.over.intro')}</p>}>
      <ul className="list-disc pl-5">
        <li>{say('connect.over.answered')}</li>
        <li>{say('connect.over.late')}</li>
        <li>{say('connect.over.elsewhere')}</li>
      </ul>
      <p className="mt-3 mb-6">{say('connect.over.next')}</p>
      <ToAssistants words={say('connect.over.see')} />
    </AccountCard>
  )
}

function ToAssistants({ words }: { readonly words: string }) {
  return (
    <Link href={`${href('account')}#assistants`} asChild>
      <ButtonLink wide look="line">
        {words}
      </ButtonLink>
    </Link>
  )
}

function Off() {
  const say = useSay()
  return (
    <AccountCard heading={say('connect.off.heading')} intro={<p>{say('connect.off.text')}</p>}>
      <Link href={href('home')} asChild>
        <ButtonLink wide>{say('connect.off.home')}</ButtonLink>
      </Link>
    </AccountCard>
  )
}
