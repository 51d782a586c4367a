import { useSay } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'

const steps = ['check', 'pay', 'after'] as const

/** What comes after this form, so that nobody fears to have paid by filling it in. */
export function Next() {
  const say = useSay()
  return (
    <div className="self-start">
      <Card as="aside" labelledBy="billing-next">
        <h2 id="billing-next" className="text-lg">
          {say('payment.billing.next.title')}
        </h2>
        <ol className="mt-3 grid gap-3">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-7 flex-none place-items-center rounded-full border border-line-strong text-sm font-semibold"
              >
                {index + 1}
              </span>
              <span className="pt-0.5 text-md">{say(`payment.billing.next.${step}`)}</span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
