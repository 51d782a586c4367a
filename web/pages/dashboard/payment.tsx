import type { NotaryProduct } from '#contract/dashboard.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'

type Props = { readonly payment: NonNullable<NotaryProduct['payment']> }

export function Payment({ payment }: Props) {
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
