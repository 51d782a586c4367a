import type { Appointment } from '#contract/case-appointments.ts'
import { cents } from '#domain/money/index.ts'
import { useMoments } from '#web/cases/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format-money.ts'

type Props = {
  readonly asked: Appointment
  /** In cents, with VAT. */
  readonly total: number
  readonly until: string
  readonly busy: boolean
  readonly onPay: () => void
  readonly onLeave: () => void
}

/** A moment at which everybody can, kept until it is paid. */
export function ToPayBand({ asked, total, until, busy, onPay, onLeave }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { day, time } = useMoments()
  const when = `${day(asked.starts)}, ${time(asked.starts)}`
  const waiting = busy ? say('appointment.chosen.busy') : undefined
  return (
    <Banner
      tone="warning"
      title={say('appointment.to_pay.title', { when })}
      action={
        <div className="flex flex-wrap gap-2.5">
          <Button size="small" busy={waiting} onClick={onPay}>
            {say('appointment.to_pay.pay', { price: formatMoney(cents(total), locale) })}
          </Button>
          <Button size="small" look="line" busy={waiting} onClick={onLeave}>
            {say('appointment.to_pay.leave')}
          </Button>
        </div>
      }
    >
      {say('appointment.to_pay.text', { until: `${day(until)}, ${time(until)}` })}
    </Banner>
  )
}
