import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { BillingAnswer } from '#contract/billings.ts'
import type { Incomplete, Questionnaire } from '#contract/questionnaires.ts'
import type { Messages } from '#domain/messages/index.ts'
import { type Quote, splitOf } from '#domain/pricing/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import { useForm } from '#web/accounts/index.ts'
import { call } from '#web/api/index.ts'
import { BillingFields, BillingProblems, billingQuestions } from '#web/billing/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { MissingAnswers, measureOrder, questionsHref, readCompleted } from '#web/orders/index.ts'
import { TotalPrice } from '#web/quotes/index.ts'
import { beforeSignOut } from '#web/session/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormActions } from '#web/ui/form-grid.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#web/ui/icons.tsx'
import { NumberedSteps } from '#web/ui/numbered-steps.tsx'
import { keepDraft } from './draft.ts'

interface Props {
  readonly flow: FlowName
  readonly questionnaire: Questionnaire
  readonly known: BillingAnswer['billing']
  readonly words: Messages
  /** What it will cost; null where that could not be had. */
  readonly quote: Quote | null
}

export function BillingForm({ flow, questionnaire, known, words, quote }: Props) {
  const say = useSay()
  const [, navigate] = useLocation()
  const { uuid, final_step, product_data } = questionnaire
  const path = flows[flow].api_path
  const form = useForm('billing', billingQuestions, known)
  const [missing, setMissing] = useState<Incomplete['errors'] | null>(null)

  useEffect(() => {
    // Arriving here is a step of its own; that it is remembered is no reason to keep anyone waiting.
    const here = final_step + 1
    if (product_data.step >= here) return
    call(`PATCH /api/${path}/:uuid`, { params: { uuid }, body: { step: here, temporal_step: here } }).catch(
      () => undefined,
    )
  }, [path, uuid, final_step, product_data])

  const { values } = form
  useEffect(() => {
    if (values !== known) keepDraft(uuid, values)
  }, [uuid, values, known])
  // Whoever logs out leaves nothing of theirs in this tab.
  useEffect(() => beforeSignOut(async () => keepDraft(uuid, null)), [uuid])

  const send = async (billing: Readonly<Record<string, unknown>>) => {
    setMissing(null)
    await call('PATCH /api/billings', { body: billing })
    keepDraft(uuid, null)
    const outcome = await readCompleted(flow, uuid)
    if ('missing' in outcome) return setMissing(outcome.missing)
    if ('unconfirmed' in outcome) return navigate(outcome.unconfirmed)
    if (outcome.payment) measureOrder('add_to_cart', outcome.payment.uuid).catch(() => undefined)
    navigate(href('checkout', { flow, uid: uuid }))
  }

  return (
    <div className="mx-auto grid w-full max-w-[1040px] gap-10 px-4.5 py-8 md:px-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="min-w-0">
        <h1 className="text-3xl outline-none">{say('payment.billing.heading')}</h1>
        <p className="mt-1.5 mb-6 text-ink-2">{say('payment.billing.intro')}</p>
        <form noValidate method="post" onSubmit={form.submit(send)} className="grid gap-5">
          <BillingProblems form={form} words={words} />
          {missing && <MissingAnswers flow={flow} questionnaire={questionnaire} errors={missing} />}
          <BillingFields form={form} words={words} />
          {form.failure && (
            <Banner tone="negative" live="alert">
              {say(`payment.billing.${form.failure.kind}`)}
            </Banner>
          )}
          <FormActions>
            <Link href={questionsHref(flow, uuid, final_step)} asChild>
              <ButtonLink look="ghost" before={<ArrowLeftIcon />}>
                {say('payment.billing.back')}
              </ButtonLink>
            </Link>
            <Button type="submit" after={<ArrowRightIcon />} busy={form.busy ? say('payment.billing.busy') : undefined}>
              {say('payment.billing.submit')}
            </Button>
          </FormActions>
        </form>
      </div>
      <div className="grid gap-5 self-start lg:sticky lg:top-23">
        {quote && (
          <div className="max-lg:hidden">
            <Card>
              <BillingTotal quote={quote} words={words} />
            </Card>
          </div>
        )}
        <BillingNext />
      </div>
      {quote && (
        <div className="sticky bottom-0 z-10 -mx-4.5 -mb-8 border-t border-line bg-surface px-4.5 py-2 shadow-2 md:-mx-8 md:px-8 lg:hidden [@media(max-height:24rem)]:static">
          <BillingTotal quote={quote} words={words} />
        </div>
      )}
    </div>
  )
}

/** What checkout will ask, in sight here too. */
function BillingTotal({ quote, words }: { readonly quote: Quote; readonly words: Messages }) {
  return (
    <section aria-label={words.prices.total}>
      <p className="text-sm text-ink-2">{words.prices.total}</p>
      <p className="leading-snug">
        <TotalPrice split={splitOf(quote)} texts={words.prices} size="total" />
      </p>
    </section>
  )
}

const steps = ['check', 'pay', 'after'] as const

/** What comes after this form, so that nobody fears to have paid by filling it in. */
function BillingNext() {
  const say = useSay()
  return (
    <div>
      <Card as="aside" labelledBy="billing-next">
        <h2 id="billing-next" className="text-lg">
          {say('payment.billing.next.title')}
        </h2>
        <NumberedSteps
          steps={steps.map((step) => ({ key: step, text: say(`payment.billing.next.${step}`) }))}
          className="mt-3 grid gap-3"
          textClass="text-md"
        />
      </Card>
    </div>
  )
}
