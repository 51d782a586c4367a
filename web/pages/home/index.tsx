// The first page: what the service does, what it costs, and where to begin; at `bv` with the BV services alone.

import { type MouseEvent, useEffect } from 'react'
import { useLocation } from 'wouter'
import { ContactProvider, useContact } from '#web/contact/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { DraftsPlace, useHasBegun } from './drafts-place.tsx'
import { Hero } from './hero.tsx'
import { HomeServices } from './services.tsx'

type Props = { readonly screen: string; readonly search: string }

export default function Home({ screen, search }: Props) {
  const bv = screen === 'bv'
  // Only home itself takes tokens and products; at `bv` they mean nothing.
  useEntry(bv ? '' : search)
  const returning = useHasBegun()
  return (
    <ContactProvider>
      <div className="mx-auto max-w-page px-4.5 md:px-8 xl:px-16 2xl:max-w-[118rem]">
        {!bv && <DraftsPlace returning={returning} />}
        <Hero variant={bv ? 'bv' : 'hero'} returning={returning} />
        <HomeServices screen={bv ? 'bv' : 'home'} />
        <Claims />
        <ExternalServices />
      </div>
    </ContactProvider>
  )
}

const claims = ['entrepreneurs', 'contracts', 'holding'] as const

function Claims() {
  const say = useSay()
  return (
    <ul aria-label={say('home.claims.label')} className="grid gap-x-8 gap-y-5 border-y border-line py-8 md:grid-cols-3">
      {claims.map((claim) => (
        <li key={claim} className="flex items-baseline gap-3 md:block">
          <b className="block font-serif text-2xl leading-tight font-semibold">{say(`home.claims.${claim}.figure`)}</b>{' '}
          <span className="text-md text-ink-2">{say(`home.claims.${claim}.text`)}</span>
        </li>
      ))}
    </ul>
  )
}

const slugs = [
  'trademark_registration',
  'trademark_monitoring',
  'trademark_search',
  'terms_drafting',
  'terms_checking',
  'debt_collection',
] as const

/** What others do for a company: their own site in a new window, or a message to us where none is set. */
function ExternalServices() {
  const say = useSay()
  const { external_services } = useSite()
  return (
    <section aria-labelledby="external" className="py-12">
      <h2 id="external">{say('home.external.heading')}</h2>
      <p className="mt-1 mb-5 text-ink-2">{say('home.external.text')}</p>
      <ul className="grid gap-x-8 gap-y-1 md:grid-cols-2 lg:grid-cols-3">
        {slugs.map((slug) => {
          const url = external_services.find((service) => service.slug === slug)?.url ?? null
          return (
            <li key={slug} className="flex min-h-11 items-center">
              <ExternalLink name={say(`home.external.${slug}`)} url={url} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function ExternalLink({ name, url }: { name: string; url: string | null }) {
  const say = useSay()
  const { support_email } = useSite()
  const { write, prepare } = useContact()
  if (url) {
    return (
      <TextLink href={url} newTab={say('home.external.new_tab')}>
        {name}
      </TextLink>
    )
  }
  const open = (event: MouseEvent) => {
    event.preventDefault()
    write('chat', say('home.services.about', { service: name }))
  }
  return (
    <TextLink
      href={`mailto:${support_email}`}
      aria-haspopup="dialog"
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {name}
    </TextLink>
  )
}

/** Any part of a token, by the names of whoever leads here. */
const secret = /(?:^|[?&])(?:access[_-]token|auth_token|client|expiry|uid)=/

/** Does what the address asks for: takes a token out of sight, signs in with it, and goes on. */
function useEntry(search: string): void {
  const { signedIn } = useSession()
  const { locale } = useLocale()
  const { allowed_redirect_origins: allowed } = useSite()
  const [, navigate] = useLocation()
  useEffect(() => {
    // Most visitors ask for nothing and need none of this.
    if (search === '' || signedIn === null) return
    if (secret.test(search)) navigate(href('home'), { replace: true })
    import('./enter.ts').then(
      ({ enter }) => enter(search, { signedIn, allowed, locale, navigate }),
      () => undefined, // Offline: home is here, and nobody is signed in.
    )
  }, [search, signedIn, locale, navigate, allowed])
}
