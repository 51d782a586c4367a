import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Order } from '#contract/payments.ts'
import type { Questionnaire } from '#contract/questionnaires.ts'
import type { Notary } from '#contract/reference.ts'
import { chosenNotary, wayOf } from '#domain/orders/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { questionsHref } from '#web/orders/index.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface Props {
  readonly flow: FlowName
  /** As it will be called. */
  readonly company: string | undefined
  readonly billing: Order['billing']
  readonly questionnaire: Questionnaire
  readonly notaries: readonly Notary[]
  /** Where the notary is chosen. */
  readonly notaryAt: { readonly step: number; readonly substep: number } | null
}

/** For which company, with which notary and to whom the invoice goes, each with a way to change it. */
export function OrderDetails({ flow, company, billing, questionnaire, notaries, notaryAt }: Props) {
  const say = useSay()
  const { uuid, final_step } = questionnaire
  const answers = questionsHref(flow, uuid, final_step)
  const toNotary = notaryAt
    ? `${href('flow', { flow, uid: uuid }, { step: String(notaryAt.step), substep: String(notaryAt.substep) })}#q-main-notary_option`
    : answers
  const { name, country = 'NL', street, house_number, zip, city, vat_number } = billing
  const { locale } = useLocale()
  const notary = useNotaryWords(questionnaire.product_data.main, notaries)
  const lines = (...texts: readonly (string | null | undefined)[]) =>
    texts.filter(Boolean).map((text) => (
      <span key={text} className="block">
        {text}
      </span>
    ))
  return (
    <section aria-labelledby="checkout-details" className="mt-5">
      <Card>
        <h2 id="checkout-details" className="text-lg">
          {say('payment.checkout.details')}
        </h2>
        <dl className="mt-2">
          <DetailRow label={say('payment.checkout.company')} to={answers} what={say('payment.checkout.change_company')}>
            {company ?? say('payment.checkout.no_name')}
          </DetailRow>
          {notary.length > 0 && (
            <DetailRow
              label={say('payment.checkout.notary')}
              to={toNotary}
              what={say('payment.checkout.change_notary')}
            >
              {lines(...notary)}
            </DetailRow>
          )}
          <DetailRow
            label={say('payment.checkout.invoice')}
            to={href('billing', { flow, uid: uuid })}
            what={say('payment.checkout.change_invoice')}
          >
            {lines(
              name,
              [street, house_number].filter(Boolean).join(' '),
              [zip, city].filter(Boolean).join(' '),
              country === 'NL' ? null : new Intl.DisplayNames(locale, { type: 'region' }).of(country),
              vat_number && say('payment.checkout.vat_number', { number: vat_number }),
            )}
          </DetailRow>
        </dl>
      </Card>
    </section>
  )
}

interface DetailRowProps {
  readonly label: string
  readonly to: string
  /** What one changes, for those who hear the link alone. */
  readonly what: string
  readonly children: ReactNode
}

function DetailRow({ label, to, what, children }: DetailRowProps) {
  const say = useSay()
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-line py-3 last:border-0">
      <dt className="basis-32 text-ink-2">{label}</dt>
      <dd className="min-w-0 flex-1 basis-40 break-words">{children}</dd>
      <dd>
        <Link href={to} asChild>
          <TextLink>
            {say('payment.checkout.change')}
            <span className="sr-only">{` ${what}`}</span>
          </TextLink>
        </Link>
      </dd>
    </div>
  )
}

/** How one goes to the notary, and to which. */
function useNotaryWords(
  main: Questionnaire['product_data']['main'],
  notaries: readonly Notary[],
): readonly (string | null)[] {
  const say = useSay()
  const way = wayOf(main)
  if (!way) return []
  const chosen = notaries.find(({ id }) => String(id) === chosenNotary(main))
  const own = [main.custom_notary, main.custom_notary_city].filter(Boolean).join(', ')
  return [
    say(`offers.notary.ways.${way}.name`),
    chosen ? say('offers.notary.option', { city: chosen.city, name: chosen.name }) : null,
    way !== 'online' && way !== 'partner_notary' && own ? own : null,
  ]
}
