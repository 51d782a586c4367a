import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import type { Service } from '#contract/site.ts'
import { ContactCard, useContact } from '#web/contact/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ArrowRightIcon } from '#web/ui/first-icons.tsx'
import { CardGrid } from '#web/ui/form-grid.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { Price } from '#web/ui/price.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RestOfRow } from './rest-of-row.tsx'
import { hasServiceWords, type ServiceSlug } from './service-words.ts'

/** The catalogue as cards, with a way to a person as the last one. */
export function HomeServices({ screen }: { screen: 'home' | 'bv' }) {
  const say = useSay()
  const { services } = useSite()
  const { locale } = useLocale()
  const shown = services
    .filter((service) => service.screens.includes(screen))
    .filter(hasServiceWords)
    .map((service) => (locale === 'en' ? { ...service, ...service.in_english } : service))
  const cells = shown.reduce((sum, { featured }) => sum + (featured ? 2 : 1), 0)
  return (
    <section aria-labelledby="services" className="pb-12">
      <h2 id="services" className="sr-only">
        {say('home.services.heading')}
      </h2>
      <CardGrid>
        {shown.map((service) => (
          <OfferCard key={service.slug} service={service} />
        ))}
        <RestOfRow after={cells}>
          <ContactCard />
        </RestOfRow>
      </CardGrid>
      <p className="mt-4 text-sm text-ink-2">{say('home.services.prices')}</p>
    </section>
  )
}

type OfferedService = Service & { readonly slug: ServiceSlug }

/** One service of the catalogue; the whole card can be pressed. */
function OfferCard({ service }: { service: OfferedService }) {
  const say = useSay()
  const { slug, flow, enabled, featured } = service
  const tone = featured ? 'green' : enabled ? 'plain' : 'muted'
  return (
    <div
      className={cx(
        'relative grid transition-shadow hover:[&>article]:border-green [&_a]:after:absolute [&_a]:after:inset-0',
        featured && 'md:col-span-2',
      )}
    >
      <Card as="article" tone={tone}>
        <div className="flex h-full md:min-h-36 flex-col gap-2">
          {featured && <Tag tone="orange">{say('home.services.featured')}</Tag>}
          {!enabled && <Tag tone="neutral">{say('home.services.paused')}</Tag>}
          <h3 className={cx(featured && 'text-2xl')}>{say(`home.service.${slug}.title`)}</h3>
          <p className={cx('text-md', featured ? 'text-green-soft' : 'text-ink-2')}>
            {say(enabled ? `home.service.${slug}.text` : 'home.services.paused_text')}
          </p>
          <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-2 text-md">
            {flow && enabled ? <BeginLink service={service} flow={flow} /> : <ContactLink slug={slug} />}
            <FromPrice price={service.from_price} />
          </div>
        </div>
      </Card>
    </div>
  )
}

function BeginLink({
  service: { slug, with_holding, featured },
  flow,
}: {
  service: OfferedService
  flow: string
}): ReactNode {
  const say = useSay()
  const title = say(`home.service.${slug}.title`)
  return (
    <Link href={href('flow', { flow }, with_holding ? { holding: 'yes' } : {})} asChild>
      <TextLink look={featured ? 'inverse' : 'plain'} aria-label={say('home.services.begin_named', { service: title })}>
        {say('home.services.begin')}
        {featured && (
          <span className="ml-1.5 inline-block align-[-4px]">
            <ArrowRightIcon />
          </span>
        )}
      </TextLink>
    </Link>
  )
}

/** What is paid at least, and small under it what of that is VAT. */
function FromPrice({ price }: { price: Service['from_price'] }) {
  const say = useSay()
  const { locale } = useLocale()
  if (price === null) return null
  const { total, vat, without_vat } = price
  const money = (cents: number) => formatMoney(cents, locale)
  return (
    <span className="ml-auto text-right">
      <span className="whitespace-nowrap">
        {say('home.services.from')} <Price cents={total} locale={locale} size="card" />
      </span>
      <span className="block text-sm opacity-90">
        {say('home.services.split', { vat: money(vat), without: money(without_vat) })}
      </span>
    </span>
  )
}

/** Opens the message form about a service. Before the script has come it is a plain mail link, so it always works. */
function ContactLink({ slug }: { slug: ServiceSlug }) {
  const say = useSay()
  const { support_email } = useSite()
  const { write, prepare } = useContact()
  const service = say(`home.service.${slug}.title`)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    write('chat', say('home.services.about', { service }))
  }
  return (
    <TextLink
      href={`mailto:${support_email}`}
      aria-haspopup="dialog"
      aria-label={say('home.services.contact_named', { service })}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {say('home.services.contact')}
    </TextLink>
  )
}
