import { Fragment } from 'react'
import type { NotaryProduct } from '#contract/dashboard.ts'
import { changeStage } from '#domain/changes/index.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { useCase } from './case-at-hand.ts'
import { CaseSection } from './part.tsx'

type Props = { readonly payment: NonNullable<NotaryProduct['payment']> }

/** What was paid and when, with the invoice, and whether a change still costs nothing. */
export function Payment({ payment }: Props) {
  const say = useSay()
  const { status } = useCase().case
  // Of a case that was interrupted one cannot tell from here how far it was.
  const isInterrupted = status === 'on_hold' || status === 'extra_questions'
  const isFree = !isInterrupted && changeStage({ status, interrupted: [] }, false) === 'before_check'
  return (
    <CaseSection heading={say('dashboard.payment.heading')}>
      <dl className="divide-y divide-line">
        <PaymentRows payment={payment} />
      </dl>
      {isFree && <p className="mt-3 border-t border-line pt-3 text-hint text-ink-2">{say('dashboard.payment.free')}</p>}
    </CaseSection>
  )
}

/** Lines of a list: what was paid and how, then what came beside it since. */
export function PaymentRows({ payment: { invoice, paid_at, method, payable_price, supplements } }: Props) {
  const say = useSay()
  const day = useMoment()
  const paid = paid_at !== null && {
    when: day(paid_at),
    ...(method !== null && { method: say(`dashboard.payment.methods.${method}`) }),
  }
  return (
    <>
      {paid && (
        <SumRow
          text={say('method' in paid ? 'dashboard.payment.paid_by' : 'dashboard.payment.paid', paid)}
          amount={payable_price}
        />
      )}
      {invoice && <OrderInvoice invoice={invoice} />}
      {supplements.map(({ uuid, reason, payable_price: amount, paid_at: at, invoice: of }) => (
        <Fragment key={uuid}>
          <SumRow
            text={say(`dashboard.payment.supplements.${amount < 0 ? 'back' : reason}`, { when: day(at) })}
            amount={amount}
          />
          {of && <OrderInvoice invoice={of} />}
        </Fragment>
      ))}
    </>
  )
}

function SumRow({ text, amount }: { readonly text: string; readonly amount: number }) {
  const { locale } = useLocale()
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 py-1">
      <dt className="text-ink-2">{text}</dt>
      <dd className="flex-none font-semibold tabular-nums">{formatMoney(amount, locale)}</dd>
    </div>
  )
}

type InvoiceProps = { readonly invoice: NonNullable<Props['payment']['invoice']> }

function OrderInvoice({ invoice: { number, path } }: InvoiceProps) {
  const say = useSay()
  const format = say('downloads.pdf')
  const title = say('dashboard.payment.invoice', { number })
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 py-1">
      <dt className="text-ink-2">{title}</dt>
      <dd className="-mr-3.5">
        <DownloadButton path={path} look="link" label={say('downloads.download', { title, format })}>
          {format}
        </DownloadButton>
      </dd>
    </div>
  )
}
