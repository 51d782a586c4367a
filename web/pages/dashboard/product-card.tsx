import { useId } from 'react'
import type { NotaryProduct } from '#contract/dashboard.ts'
import { DocumentList } from '#web/downloads/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Changes } from './changes.tsx'
import { NextThing } from './next-thing.tsx'
import { Part } from './part.tsx'
import { Payment } from './payment.tsx'
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
        <NextThing product={product} uploadsId={`${id}-uploads`} />
      </div>
      {state === 'draft' && (
        <div className="mt-5 max-w-form">
          <p className="mb-1.5 text-hint text-ink-2">{place}</p>
          <ProgressBar label={place} value={reached - 1} max={total} />
        </div>
      )}
      {state === 'paid' && (
        <div className="mt-6 grid gap-x-10 gap-y-7 border-t border-line pt-6 lg:grid-cols-2">
          <Part heading={say('downloads.heading')}>
            <DocumentList flow={product.flow} uuid={product.uuid} />
          </Part>
          <div className="grid content-start gap-7">
            <Part id={`${id}-uploads`} heading={say('dashboard.uploads.heading')}>
              <Uploads product={product} onChanged={onChanged} />
            </Part>
            {payment && (
              <Part heading={say('dashboard.payment.heading')}>
                <Payment payment={payment} />
              </Part>
            )}
            {product.changes.length > 0 && (
              <Part heading={say('dashboard.changes.heading')}>
                <Changes changes={product.changes} />
              </Part>
            )}
          </div>
        </div>
      )}
    </Card>
  )
}
