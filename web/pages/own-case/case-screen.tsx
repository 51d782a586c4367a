import type { ReactNode } from 'react'
import type { NotaryProduct } from '#contract/dashboard.ts'
import { flows } from '#domain/products/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChevronRightIcon, EditIcon } from '#web/ui/icons.tsx'
import { AppointmentCard } from './appointment-card.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { useCase } from './case-at-hand.ts'
import { ChangedAnswers } from './changed-answers.tsx'
import { Documents } from './documents.tsx'
import { FinalDeed } from './final-deed.tsx'
import { FirstWeeks } from './first-weeks.tsx'
import { FlagList } from './flag-list.tsx'
import { History } from './history.tsx'
import { CaseMessages } from './messages.tsx'
import { MoveToPay } from './move-to-pay.tsx'
import { NextThingCard } from './next-thing.tsx'
import { OrderedServices } from './ordered-services.tsx'
import { Payment } from './payment.tsx'
import { PendingChange } from './pending-change.tsx'
import { CaseSigning } from './signing.tsx'
import { Tasks } from './tasks.tsx'
import { Timeline } from './timeline.tsx'
import { WhoOwnsWhat } from './who-owns-what.tsx'

/** Everything of a case, the next thing first. */
export function OwnCaseScreen() {
  const { uuid, case: about } = useCase()
  const product = useProduct(uuid)
  if (about.status === 'finalized')
    return (
      <>
        <NextThingCard />
        <FirstWeeks />
        <div className="mt-5">
          <OrderedServices />
        </div>
        <AtAGlance payment={product?.payment ?? null} />
        <Folded>
          <Everything product={product} />
        </Folded>
      </>
    )
  return (
    <>
      <OwnCaseHead product={product} />
      <PendingChange />
      <MoveToPay />
      <NextThingCard />
      <Timeline />
      <Everything product={product} />
    </>
  )
}

/** Whoever has a company looks for one thing, and seldom for all of it. What the office said last is not folded away. */
function Folded({ children }: { readonly children: ReactNode }) {
  const say = useSay()
  const said = useCase().case.comments.findLast(({ path }) => path === null)
  return (
    <details open={said?.mine === false} className="group mt-9 border-t border-line pt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-s">
        <span>
          <span className="block font-semibold">{say('founder.glance.whole')}</span>
          <span className="text-hint text-ink-2">{say('founder.glance.whole_about')}</span>
        </span>
        <span className="rotate-90 group-open:-rotate-90">
          <ChevronRightIcon />
        </span>
      </summary>
      {children}
    </details>
  )
}

function Everything({ product }: { readonly product: NotaryProduct | null }) {
  const about = useCase().case
  const isOver = about.status === 'finalized'
  return (
    <>
      {/* On a phone the two columns become one, in the order of what one needs first. */}
      <div className="mt-5 gap-5 max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_25.25rem] lg:items-start">
        <div className="contents min-w-0 gap-5 lg:grid">
          <FlagList />
          {about.concept && <FinalDeed concept={about.concept} />}
          <Tasks />
          <div className="min-w-0 max-lg:order-2">
            <Documents />
          </div>
          <div className="min-w-0 max-lg:order-2">
            <CaseSigning />
          </div>
        </div>
        <div className="contents min-w-0 gap-5 lg:grid">
          <div className="min-w-0 max-lg:order-1">
            <CaseMessages />
          </div>
          <div className="grid min-w-0 gap-5 max-lg:order-3">
            <AppointmentCard />
            {!isOver && <OrderedServices />}
            <WhoOwnsWhat />
            {product?.payment && !isOver && <Payment payment={product.payment} />}
            {product && product.changes.length > 0 && <ChangedAnswers changes={product.changes} />}
          </div>
        </div>
      </div>
      <History />
    </>
  )
}

/** What was paid for it and changed since, from the list of everything that is this account's. */
function useProduct(uuid: string): NotaryProduct | null {
  const listed = useResource(`product ${uuid}`, async () => {
    const { notary_products } = await call('GET /api/api_customer_dashboard/notary_products')
    return notary_products.find((one) => one.uuid === uuid) ?? null
  })
  return listed.state === 'ready' ? listed.value : null
}

function OwnCaseHead({ product }: { readonly product: NotaryProduct | null }) {
  const say = useSay()
  const { locale } = useLocale()
  const { uuid, case: about } = useCase()
  const { number, office, company_name, flow, status } = about
  const facts = [
    product?.product_name[locale],
    say('founder.number', { number }),
    office && say('founder.office', { name: office.name, city: office.city }),
  ].filter(Boolean)
  const isOver = status === 'finalized' || status === 'canceled'
  return (
    <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="break-words outline-none">{company_name || say('founder.unnamed')}</h1>
        <p className="mt-1.5 text-ink-2">{facts.join(' · ')}</p>
      </div>
      {!isOver && flow in flows && (
        <ButtonLink
          look="line"
          size="small"
          before={<EditIcon />}
          href={href('flow', { flow, uid: uuid }, { step: '0' })}
        >
          {say('founder.change')}
        </ButtonLink>
      )}
    </div>
  )
}
