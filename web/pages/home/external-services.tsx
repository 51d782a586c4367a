import type { MouseEvent } from 'react'
import { useContact } from '#web/contact/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const slugs = [
  'trademark_registration',
  'trademark_monitoring',
  'trademark_search',
  'terms_drafting',
  'terms_checking',
  'debt_collection',
] as const

/** What others do for a company: their own site in a new window, or a message to us where none is set. */
export function ExternalServices() {
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
