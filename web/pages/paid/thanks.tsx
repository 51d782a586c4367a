import type { Order } from '#contract/payments.ts'
import type { FlowName } from '#domain/products/index.ts'
import { DownloadButton, Downloads } from '#web/downloads/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useMeasured } from '#web/orders/index.ts'
import { useSite } from '#web/site/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ArrowRightIcon, CheckIcon } from '#web/ui/icons.tsx'

interface Props {
  readonly flow: FlowName
  readonly uid: string
  readonly order: Order
}

/** It is paid: what happens now, and what can be taken home. */
export function Thanks({ flow, uid, order }: Props) {
  const say = useSay()
  const { dashboard_url } = useSite()
  // Where the dashboard is our own, this company has a page of its own in it.
  const onward = dashboard_url === href('dashboard') ? href('ownCase', { uuid: uid }) : dashboard_url
  useMeasured('purchase', order.uuid)
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ButtonLink href={onward} target="_blank" rel="noopener" after={<ArrowRightIcon />}>
          {say('payment.paid.dashboard')}
          <span className="sr-only">{` ${say('shell.new_tab')}`}</span>
        </ButtonLink>
        {order.invoice && (
          <DownloadButton path={order.invoice.path}>
            {say('payment.paid.documents.invoice', { number: order.invoice.number })}
          </DownloadButton>
        )}
      </div>
      <h2 className="mt-9 mb-3">{say('payment.paid.next.title')}</h2>
      <WayFromHere />
      <h2 className="mt-9">{say('payment.paid.documents.title')}</h2>
      <p className="mt-1 mb-3 text-ink-2">{say('payment.paid.documents.text')}</p>
      <Card>
        <Downloads flow={flow} uuid={uid} />
      </Card>
    </>
  )
}

const steps = ['calculate', 'details', 'pay', 'documents', 'ready'] as const
const here = steps.indexOf('documents')

const marks = {
  done: 'border-green bg-green text-white',
  now: 'border-2 border-green text-green',
  later: 'border-line-strong text-ink-2',
} as const

/** The five parts of the way, with what each means from here. */
function WayFromHere() {
  const say = useSay()
  return (
    <ol className="grid gap-3.5">
      {steps.map((step, index) => {
        const state = index < here ? 'done' : index === here ? 'now' : 'later'
        return (
          <li key={step} aria-current={state === 'now' ? 'step' : undefined} className="flex gap-3">
            <span
              aria-hidden="true"
              className={cx(
                'grid size-7 flex-none place-items-center rounded-full border text-sm font-semibold',
                marks[state],
              )}
            >
              {state === 'done' ? <CheckIcon size={16} /> : index + 1}
            </span>
            <span className="min-w-0 pt-0.5">
              <span className={cx('block', state === 'now' && 'font-semibold')}>
                {say(`shell.progress.${step}`)}
                {state !== 'later' && <span className="sr-only">{`, ${say(`payment.paid.next.${state}`)}`}</span>}
              </span>
              <span className="block text-md text-ink-2">{say(`payment.paid.next.${step}`)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
