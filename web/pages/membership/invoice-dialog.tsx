import type { BillingAnswer } from '#contract/billings.ts'
import type { Messages } from '#domain/messages/index.ts'
import { useForm } from '#web/accounts/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { BillingFields, BillingProblems, billingQuestions } from '#web/billing/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { orderWordsIn } from '#web/orders/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Waiting } from '#web/ui/waiting.tsx'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  /** The invoice lacks nothing any more. */
  readonly onComplete: () => void
}

/** To whom the invoice goes, asked of who joins before anything else was ordered. */
export function InvoiceDialog({ open, onClose, onComplete }: Props) {
  const say = useSay()
  return (
    <Dialog open={open} onClose={onClose} title={say('payment.billing.heading')} closeLabel={say('membership.close')}>
      {open && <InvoiceQuestions onComplete={onComplete} />}
    </Dialog>
  )
}

function InvoiceQuestions({ onComplete }: Pick<Props, 'onComplete'>) {
  const say = useSay()
  const { locale } = useLocale()
  const known = useResource(`billing ${locale}`, async () => {
    const [{ billing }, words] = await Promise.all([call('GET /api/billings', { query: {} }), orderWordsIn(locale)])
    return { billing, words }
  })
  if (known.state === 'loading') return <Waiting label={say('payment.loading')} />
  if (known.state !== 'ready')
    return <FailedBanner text={say('payment.failed.text')} again={say('membership.again')} onAgain={known.again} />
  return <InvoiceForm billing={known.value.billing} words={known.value.words} onComplete={onComplete} />
}

type InvoiceFormProps = Pick<Props, 'onComplete'> & {
  readonly billing: BillingAnswer['billing']
  readonly words: Messages
}

function InvoiceForm({ billing, words, onComplete }: InvoiceFormProps) {
  const say = useSay()
  const form = useForm('billing', billingQuestions, billing)
  const send = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    await call('PATCH /api/billings', { body: values })
    onComplete()
  }
  return (
    <form noValidate method="post" onSubmit={form.submit(send)} className="grid gap-5 pb-2">
      <BillingProblems form={form} words={words} />
      <BillingFields form={form} words={words} />
      {form.failure && (
        <Banner tone="negative" live="alert">
          {say(`payment.billing.${form.failure.kind}`)}
        </Banner>
      )}
      <div className="flex justify-end">
        <Button type="submit" busy={form.busy ? say('payment.billing.busy') : undefined}>
          {say('membership.plans.to_payment')}
        </Button>
      </div>
    </form>
  )
}
