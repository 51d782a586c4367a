import type { NotaryProduct } from '#contract/dashboard.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Part } from './part.tsx'

type Props = { readonly payment: NonNullable<NotaryProduct['payment']> }

/** What was paid and when, with the invoice. */
export function Payment({ payment }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const { invoice, paid_at, payable_price } = payment
  return (
    <Part heading={say('dashboard.payment.heading')}>
      <div className="grid justify-items-start gap-3">
        {paid_at !== null && (
          <p>{say('dashboard.payment.paid', { amount: formatMoney(payable_price, locale), when: day(paid_at) })}</p>
        )}
        {invoice && (
          <DownloadButton path={invoice.path}>
            {say('dashboard.payment.invoice', { number: invoice.number })}
          </DownloadButton>
        )}
      </div>
    </Part>
  )
}
