import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'wouter'
import type { NotaryProduct } from '#contract/dashboard.ts'
import { overallStepAfterPaying } from '#domain/orders/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useFlowFrame } from '../model/use/frame.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import type { AfterwardsTold } from './afterwards-told.ts'
import { AskedHere } from './asked-here.tsx'
import { useSaveStatus } from './save-status.tsx'
import { useWhenSaved } from './use-when-saved.ts'

/** What a change costs once it is paid for: the notary may charge extra, and these documents are made anew. */
export function PaidNotice({ onPaid, onAsked }: AfterwardsTold) {
  const say = useSay()
  const { uuid } = useQuestionnaire()
  const save = useSaveStatus()
  // What waits to be asked for is safe too, in this browser.
  const saved = save.kind === 'saved' || save.kind === 'held'
  const found = useResource('own products', () => call('GET /api/api_customer_dashboard/notary_products'))
  useWhenSaved(saved, found.refresh)
  // As long as it is not here, it is said on the dashboard.
  const product = found.state === 'ready' ? found.value.notary_products.find((one) => one.uuid === uuid) : undefined
  const paid = product?.state === 'paid'
  const amount = product?.payment?.payable_price ?? 0
  const { standAt, notify } = useFlowFrame()
  const status = product?.case?.status
  useEffect(() => {
    if (paid) standAt(overallStepAfterPaying(status ?? null))
  }, [paid, status, standAt])
  // Whoever changes something after paying is told that it is kept, and what it does.
  const told = useRef<number | null>(null)
  const changes = product?.changes
  const tell = useEffectEvent((newest: NotaryProduct['changes'][number]) => {
    const documents = newest.documents.join(', ')
    const text = documents === '' ? say('payment.after.saved') : say('payment.after.saved_documents', { documents })
    notify({ tone: 'positive', text })
  })
  useEffect(() => {
    if (changes === undefined) return
    const newest = changes.reduce<(typeof changes)[number] | null>(
      (last, one) => (last && last.at > one.at ? last : one),
      null,
    )
    if (told.current !== null && changes.length > told.current && newest) tell(newest)
    told.current = changes.length
  }, [changes])
  const onward = say('payment.paid.dashboard')
  // The page of this very company: there may be others.
  const own = href('ownCase', { uuid })
  useEffect(() => {
    if (paid) onPaid({ label: onward, to: own, paid: amount })
  }, [paid, amount, onward, own, onPaid])
  if (!paid) return null
  const touched = [...new Set(product.changes.flatMap(({ documents }) => documents))]
  return (
    <div className="mb-5">
      <Banner tone="warning" live="status" title={say('payment.after.title')}>
        <p>{say('payment.after.text')}</p>
        {touched.length > 0 && (
          <>
            <p className="mt-2">{say('payment.after.changed')}</p>
            <ul className="list-disc pl-5">
              {touched.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-2">
          <Link href={own} asChild>
            <TextLink>{onward}</TextLink>
          </Link>
        </p>
      </Banner>
      {save.kind === 'held' && (
        <div className="mt-3">
          <Banner
            live="status"
            title={say(save.count === 1 ? 'payment.after.waiting_one' : 'payment.after.waiting', { count: save.count })}
            action={
              <Link href={href('ownChange', { uuid })} asChild>
                <ButtonLink>{say('payment.after.look')}</ButtonLink>
              </Link>
            }
          >
            {say('payment.after.waiting_text')}
          </Banner>
        </div>
      )}
      <AskedHere saved={saved} onAsked={onAsked} />
    </div>
  )
}
