import { useId } from 'react'
import type { CardPrice } from '#contract/content-page.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Price } from '#web/ui/price.tsx'
import { ContentButton } from './links.tsx'
import { ContentSection } from './section.tsx'
import type { BlockProps } from './surroundings.ts'

/** A price by itself; beside a text it is `PriceCard` alone. */
export const PriceCardBlock = (props: BlockProps<'price_card'>) => (
  <ContentSection title={null}>
    {() => (
      <div className="mx-auto max-w-101">
        <PriceCard {...props} />
      </div>
    )}
  </ContentSection>
)

/** What it costs, as the price book of today says it: what is paid stands at large, then what that is made of. */
export function PriceCard({ block: { _uid, title, buttons }, around }: BlockProps<'price_card'>) {
  const say = useSay()
  const { locale } = useLocale()
  const id = useId()
  const price = around.prices[_uid]
  const [button] = buttons
  if (!price) return null
  return (
    <section
      aria-labelledby={id}
      className="rounded-m border border-line bg-surface px-5 py-5.5 shadow-1 md:px-7 md:pt-6.5 md:pb-7"
    >
      <h2 id={id} className="font-sans text-md leading-normal font-semibold tracking-normal text-ink-2">
        {title ?? price.lines[0]?.name ?? say('content.price.title')}
      </h2>
      <p className="mt-1.5 mb-1">
        <Price cents={price.total_cents} locale={locale} size="big" />
      </p>
      <p className="text-hint text-ink-2">{say('content.price.all_in')}</p>
      <PriceLines price={price} />
      <OftenChosen price={price} />
      {button && (
        <div className="mt-4.5">
          <ContentButton button={button} wide />
        </div>
      )}
      <p className="mt-3 text-center text-sm text-balance text-ink-2">
        {say('content.price.same', { date: price.as_of })}
      </p>
    </section>
  )
}

const row = 'flex justify-between gap-4 border-t border-line py-2.25 text-md'

function PriceLines({ price: { lines, vat, total_cents } }: { readonly price: CardPrice }) {
  const say = useSay()
  const { locale } = useLocale()
  return (
    <dl className="mt-4.5">
      {lines.map(({ name, note, cents }) => (
        <div key={name} className={row}>
          <dt className="text-ink-2">
            {name}
            {note !== null && <small className="block text-sm">{note}</small>}
          </dt>
          <dd>
            <Price cents={cents} locale={locale} />
          </dd>
        </div>
      ))}
      {vat && (
        <div className={row}>
          <dt className="text-ink-2">
            {say('content.price.vat', { percentage: vat.percentage, amount: formatMoney(vat.over_cents, locale) })}
          </dt>
          <dd>
            <Price cents={vat.cents} locale={locale} />
          </dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 font-serif text-lg font-semibold">
        <dt>{say('content.price.total')}</dt>
        <dd className="text-xl">
          <Price cents={total_cents} locale={locale} />
        </dd>
      </div>
    </dl>
  )
}

function OftenChosen({ price: { often } }: { readonly price: CardPrice }) {
  const say = useSay()
  const { locale } = useLocale()
  const id = useId()
  if (often.length === 0) return null
  return (
    <div className="mt-3.5 rounded-s bg-sunken px-3.5 py-3 text-md">
      <p id={id} className="mb-1 text-sm font-semibold">
        {say('content.price.often')}
      </p>
      <ul aria-labelledby={id}>
        {often.map(({ name, cents }) => (
          <li key={name} className="flex justify-between gap-3 py-0.5">
            <span>{name}</span>
            <span className="whitespace-nowrap tabular-nums">{formatMoney(cents, locale, { sign: true })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
