import { useId } from 'react'
import { Link } from 'wouter'
import type { NotaryProduct } from '#contract/dashboard.ts'
import { nextStep } from '#domain/cases/index.ts'
import { useNextWords } from '#web/cases/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Props = {
  readonly product: NotaryProduct
  /** Throws it away, after asking; null where it was paid for. */
  readonly onRemove: (() => void) | null
}

const tones = { draft: 'neutral', ordered: 'orange', paid: 'green', failed: 'orange', pending: 'neutral' } as const

/** How an order stands: one whose payment failed, or is not decided yet, says so. */
function standingOf({ state, next }: NotaryProduct): keyof typeof tones {
  if (next === 'pay_again') return 'failed'
  return next === 'wait_for_payment' ? 'pending' : state
}

/** One company on its way: what it is, how far it is, and the next thing. A paid one has a page with all the rest. */
export function ProductCard({ product, onRemove }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const id = useId()
  const { state, step, final_step } = product
  const standing = standingOf(product)
  const total = final_step + 1
  const reached = Math.min(step + 1, total)
  const place = say('dashboard.step', { step: reached, total })
  return (
    // No landmark: several may have the same name, or none yet.
    <Card as="article" labelledBy={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <p className="text-hint text-ink-2">{product.product_name[locale]}</p>
          <h2 id={id} className="mt-0.5 break-words">
            {product.company_name ?? say('dashboard.unnamed')}
          </h2>
          <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Tag tone={tones[standing]}>
              {product.case ? say(`founder.status.${product.case.status}`) : say(`dashboard.state.${standing}`)}
            </Tag>
            <span className="text-hint text-ink-2">{say('dashboard.changed', { when: day(product.updated_at) })}</span>
          </div>
        </div>
        {product.case && state === 'paid' ? (
          <CaseStep product={product} about={product.case} />
        ) : (
          <NextThingButton product={product} onRemove={onRemove} />
        )}
      </div>
      {state === 'draft' && (
        <div className="mt-5 max-w-form">
          <p className="mb-1.5 text-hint text-ink-2">{place}</p>
          <ProgressBar label={place} value={reached - 1} max={total} />
        </div>
      )}
    </Card>
  )
}

type CaseStepProps = { readonly product: NotaryProduct; readonly about: NonNullable<NotaryProduct['case']> }

/** The same next thing as on the page of the case, with the way there. */
function CaseStep({ product, about }: CaseStepProps) {
  const say = useSay()
  const rejected = product.uploads.filter(({ review }) => review === 'rejected').length
  const { title, text, until, isLate, turn } = useNextWords()(
    nextStep({ ...about, rejected, open: null }),
    about,
    about.unanswered,
  )
  return (
    <div className="grid max-w-sm justify-items-start gap-2.5">
      <div>
        {turn !== title && <p className="text-hint font-semibold text-green-deep">{turn}</p>}
        <p className="font-semibold">{title}</p>
        <p className={cx('text-md', isLate ? 'text-orange-deep' : 'text-ink-2')}>{until ?? text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link href={href('ownCase', { uuid: product.uuid })} asChild>
          <ButtonLink look="line">{say('founder.open')}</ButtonLink>
        </Link>
        {about.waiting_on !== 'nobody' && (
          <TextLink href={href('flow', { flow: product.flow, uid: product.uuid }, { step: '0' })}>
            {say('dashboard.next.change')}
          </TextLink>
        )}
      </div>
    </div>
  )
}

const attempts = ['refused', 'cancelled', 'error', 'pending'] as const

/** What became of the last attempt to pay, where there is something to say about it. */
const attemptOf = ({ payment }: NotaryProduct) => attempts.find((one) => one === payment?.status) ?? null

/** The one thing to do before there is a case, in a sentence and where it can be done with a button. */
function NextThingButton({ product, onRemove }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { next } = product
  const place = { flow: product.flow, uid: product.uuid }
  const targets = {
    continue: href('flow', place),
    pay: href('checkout', place),
    pay_again: href('checkout', place),
    wait_for_payment: href('paid', place),
    upload: href('ownCase', { uuid: product.uuid }),
    wait: null,
    none: null,
  } as const
  const target = targets[next]
  const due = next === 'pay' || next === 'pay_again' ? product.payment : null
  const attempt = next === 'pay_again' || next === 'wait_for_payment' ? attemptOf(product) : null
  return (
    <div className="flex max-w-sm flex-col items-start gap-2.5">
      <p className="text-md text-ink-2">
        {attempt ? say(`dashboard.attempt.${attempt}`) : say(`dashboard.now.${next}`)}
      </p>
      {due && (
        <p className="font-semibold">{say('dashboard.due', { amount: formatMoney(due.payable_price, locale) })}</p>
      )}
      {target !== null && next !== 'wait' && next !== 'none' && (
        <ButtonLink href={target} look={next === 'upload' ? 'line' : 'primary'}>
          {say(`dashboard.next.${next}`)}
        </ButtonLink>
      )}
      {onRemove && (
        <Button look="ghost" size="small" aria-haspopup="dialog" onClick={onRemove}>
          {say('dashboard.remove')}
          <span className="sr-only">: {product.company_name ?? say('dashboard.unnamed')}</span>
        </Button>
      )}
    </div>
  )
}
