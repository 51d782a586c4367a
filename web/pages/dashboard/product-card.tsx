import { type ReactNode, useId } from 'react'
import type { NotaryProduct } from '#contract/dashboard.ts'
import { DownloadButton, Downloads } from '#web/downloads/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Uploads } from './uploads.tsx'

type Props = { readonly product: NotaryProduct; readonly onChanged: () => Promise<void> }

const tones = { draft: 'neutral', ordered: 'orange', paid: 'green' } as const

/** One company on its way: what it is, how far it is, and everything that belongs to it. */
export function ProductCard({ product, onChanged }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const id = useId()
  const { state, step, final_step, payment } = product
  const total = final_step + 1
  const reached = Math.min(step + 1, total)
  const place = say('dashboard.step', { step: reached, total })
  return (
    <Card as="section" labelledBy={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <p className="text-hint text-ink-2">{product.product_name[locale]}</p>
          <h2 id={id} className="mt-0.5 break-words">
            {product.company_name ?? say('dashboard.unnamed')}
          </h2>
          <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Tag tone={tones[state]}>
              {product.case ? say(`dashboard.case.${product.case.status}`) : say(`dashboard.state.${state}`)}
            </Tag>
            <span className="text-hint text-ink-2">{say('dashboard.changed', { when: day(product.updated_at) })}</span>
          </div>
        </div>
        <NextThingButton product={product} uploadsId={`${id}-uploads`} />
      </div>
      {state === 'draft' && (
        <div className="mt-5 max-w-form">
          <p className="mb-1.5 text-hint text-ink-2">{place}</p>
          <ProgressBar label={place} value={reached - 1} max={total} />
        </div>
      )}
      {state === 'paid' && (
        <div className="mt-6 grid gap-x-10 gap-y-7 border-t border-line pt-6 lg:grid-cols-2">
          <CardPart heading={say('downloads.heading')}>
            <Downloads flow={product.flow} uuid={product.uuid} />
          </CardPart>
          <div className="grid content-start gap-7">
            <CardPart id={`${id}-uploads`} heading={say('dashboard.uploads.heading')}>
              <Uploads product={product} onChanged={onChanged} />
            </CardPart>
            {payment && (
              <CardPart heading={say('dashboard.payment.heading')}>
                <Payment payment={payment} />
              </CardPart>
            )}
            {product.changes.length > 0 && (
              <CardPart heading={say('dashboard.changes.heading')}>
                <ChangedAnswers changes={product.changes} />
              </CardPart>
            )}
          </div>
        </div>
      )}
    </Card>
  )
}

type CardPartProps = { readonly heading: string; readonly id?: string | undefined; readonly children: ReactNode }

/** One subject within a company. */
function CardPart({ heading, id, children }: CardPartProps) {
  const own = useId()
  return (
    <section id={id} aria-labelledby={own} className="min-w-0 scroll-mt-24">
      <h3 id={own} tabIndex={-1} className="outline-none">
        {heading}
      </h3>
      <div className="mt-3">{children}</div>
    </section>
  )
}

type ChangedAnswersProps = { readonly changes: NotaryProduct['changes'] }

/** What was changed after payment: how much and which documents, never what. */
function ChangedAnswers({ changes }: ChangedAnswersProps) {
  const say = useSay()
  const day = useMoment()
  return (
    <>
      <p className="text-hint text-ink-2">{say('dashboard.changes.about')}</p>
      <ul className="mt-2 grid gap-2">
        {changes.map(({ at, fields, documents }) => (
          <li key={at}>
            <p>
              {fields.length === 1
                ? say('dashboard.changes.when_one', { when: day(at) })
                : say('dashboard.changes.when', { when: day(at), count: fields.length })}
            </p>
            {documents.length > 0 && (
              <p className="text-hint text-ink-2">
                {say('dashboard.changes.touches', { documents: documents.join(', ') })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

type NextThingProps = { readonly product: NotaryProduct; readonly uploadsId: string }

/** The one thing to do now, in a sentence and where it can be done with a button. */
function NextThingButton({ product, uploadsId }: NextThingProps) {
  const say = useSay()
  const { next } = product
  const place = { flow: product.flow, uid: product.uuid }
  const targets = {
    continue: href('flow', place),
    pay: href('checkout', place),
    pay_again: href('checkout', place),
    wait_for_payment: href('paid', place),
    upload: `#${uploadsId}`,
    wait: null,
    none: null,
  } as const
  const target = targets[next]
  return (
    <div className="flex max-w-sm flex-col items-start gap-2.5">
      <p className="text-md text-ink-2">{say(`dashboard.now.${next}`)}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {target !== null && next !== 'wait' && next !== 'none' && (
          <ButtonLink href={target} look={next === 'upload' ? 'line' : 'primary'}>
            {say(`dashboard.next.${next}`)}
          </ButtonLink>
        )}
        {product.state === 'paid' && (
          <TextLink href={href('flow', place, { step: '0' })}>{say('dashboard.next.change')}</TextLink>
        )}
      </div>
    </div>
  )
}

type PaymentProps = { readonly payment: NonNullable<NotaryProduct['payment']> }

function Payment({ payment }: PaymentProps) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const { invoice, paid_at, payable_price } = payment
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {paid_at !== null && (
        <p>{say('dashboard.payment.paid', { amount: formatMoney(payable_price, locale), when: day(paid_at) })}</p>
      )}
      {invoice && (
        <DownloadButton path={invoice.path}>
          {say('dashboard.payment.invoice', { number: invoice.number })}
        </DownloadButton>
      )}
    </div>
  )
}
