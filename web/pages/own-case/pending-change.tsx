import { useState } from 'react'
import { isoDayInAmsterdam } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useDay } from '#web/cases/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { useCase } from './case-at-hand.ts'

const changes = '/api/api_customer_dashboard/notary_products/:uuid/changes'
/** Who comes back from the bank waits for this. */
const often = 3_000

/** A change that waits to be paid, or came too late. Most cases never had one: then nobody asks. */
export function PendingChange() {
  const { history } = useCase().case
  return history.some(({ action }) => action === 'change_asked') ? <AskedChangeBanner /> : null
}

function AskedChangeBanner() {
  const say = useSay()
  const { uuid, case: about, refresh } = useCase()
  const found = useResource(`changes ${uuid} ${about.version}`, () => call(`GET ${changes}`, { params: { uuid } }), {
    poll: (value) => (value?.open && value.open.status === 'pending' ? often : null),
  })
  if (found.state !== 'ready') return null
  const { open, last } = found.value
  if (open) return <OpenChangeCard open={open} onChanged={() => void Promise.all([found.refresh(), refresh()])} />
  return last?.state === 'returned' ? (
    <div className="mb-5">
      <Banner tone="warning">{say('change.returned')}</Banner>
    </div>
  ) : null
}

type OpenChange = {
  readonly open: { readonly total: number; readonly revision: number; readonly status: string; readonly until: string }
  readonly onChanged: () => void
}

function OpenChangeCard({ open, onChanged }: OpenChange) {
  const say = useSay()
  const day = useDay()
  const { locale } = useLocale()
  const { uuid } = useCase()
  const [busy, setBusy] = useState<'pay' | 'withdraw' | null>(null)
  const amount = formatMoney(open.total, locale)
  const params = { uuid }
  const act = (which: 'pay' | 'withdraw', work: () => Promise<void>) => () => {
    if (busy) return
    setBusy(which)
    work().catch(() => {
      setBusy(null)
      notices.show({ tone: 'negative', text: say('change.act.failed') })
      onChanged()
    })
  }
  const pay = act('pay', async () => {
    const { payment_link } = await call(`POST ${changes}/payment`, { params, body: { revision: open.revision } })
    location.assign(payment_link)
  })
  const withdraw = act('withdraw', async () => {
    await call(`DELETE ${changes}`, { params })
    notices.show({ tone: 'positive', text: say('change.open.withdrawn') })
    onChanged()
  })
  const isChecked = open.status === 'pending' || open.status === 'authorized'
  return (
    <div className="mb-5">
      <Banner
        tone="warning"
        title={say('change.open.heading')}
        action={
          isChecked ? undefined : (
            <div className="flex flex-wrap gap-2.5">
              <Button size="small" onClick={pay} busy={busy === 'pay' ? say('change.act.busy') : undefined}>
                {say('change.open.pay', { amount })}
              </Button>
              <Button
                size="small"
                look="line"
                onClick={withdraw}
                busy={busy === 'withdraw' ? say('change.act.busy') : undefined}
              >
                {say('change.open.withdraw')}
              </Button>
            </div>
          )
        }
      >
        {isChecked
          ? say('change.open.checking')
          : say('change.open.text', { amount, day: day(isoDayInAmsterdam(open.until)) })}
      </Banner>
    </div>
  )
}
