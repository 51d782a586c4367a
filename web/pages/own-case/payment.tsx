import type { NotaryProduct } from '#contract/dashboard.ts'
import { changeStage } from '#domain/cases/index.ts'
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

/** Lines of a list. */
export function PaymentRows({ payment: { invoice, paid_at, payable_price } }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const format = say('downloads.pdf')
  const title = say('dashboard.payment.invoice', { number: invoice?.number ?? '' })
  return (
    <>
      {paid_at !== null && (
        <div className="flex min-h-10 items-center justify-between gap-4">
          <dt className="text-ink-2">{say('dashboard.payment.paid', { when: day(paid_at) })}</dt>
          <dd className="flex-none font-semibold tabular-nums">{formatMoney(payable_price, locale)}</dd>
        </div>
      )}
      {invoice && (
        <div className="flex min-h-10 items-center justify-between gap-4">
          <dt className="text-ink-2">{title}</dt>
          <dd className="-mr-3.5">
            <DownloadButton path={invoice.path} look="link" label={say('downloads.download', { title, format })}>
              {format}
            </DownloadButton>
          </dd>
        </div>
      )}
    </>
  )
}
