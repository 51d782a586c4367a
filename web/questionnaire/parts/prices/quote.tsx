import { fill } from '#domain/messages/index.ts'
import { type Line, type Quote, splitOf } from '#domain/pricing/index.ts'
import { activeShareholders } from '#domain/shareholders/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { type LineWords, MembershipToggle, QuoteLines, type TakenOut, TotalPrice } from '#web/quotes/index.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { useQuote } from '../../model/use/costs.ts'
import { useMembershipInQuote } from '../../model/use/membership.ts'
import { useExtraServices, usePrices } from '../../model/use/offers-data.ts'
import { usePaid } from '../../model/use/paid.ts'
import { ownNameOf, useNaming } from '../../model/use/people.ts'
import { useAnswers, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { MembershipSoFar, useMembershipName } from './membership-so-far.tsx'
import { PaidNote, PaidTotal } from './paid-note.tsx'

/** What everything comes to so far, under the choices that change it. Its place is kept while the prices come. */
export function QuotePanel() {
  const say = useSay()
  const texts = useQuestionnaire().messages.prices
  const prices = usePrices()
  const quote = useQuote()
  const paid = usePaid()
  if (paid !== null) {
    return (
      <section aria-label={say('offers.paid.total')} className="mt-7 rounded-m border border-line bg-sunken px-5 py-4">
        <PaidTotal paid={paid} size="total" />
        <PaidNote />
      </section>
    )
  }
  return (
    <section aria-label={say('offers.panel.label')} className="mt-7 rounded-m border border-line bg-sunken px-5 py-4">
      <div className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-hint text-ink-2">{say('offers.panel.so_far')}</p>
        <p className="ml-auto text-right">
          {quote && <TotalPrice split={splitOf(quote)} texts={texts} size="total" />}
        </p>
      </div>
      <MembershipSoFar />
      {quote && prices.state === 'ready' && (
        <Disclosure summary={say('offers.panel.lines')}>
          <div className="bg-surface p-4 text-base text-ink">
            <OwnQuoteLines quote={quote} vat={prices.value.vat} heading="h2" />
          </div>
        </Disclosure>
      )}
    </section>
  )
}

interface Props {
  readonly quote: Quote
  /** VAT in hundredths of a percent, for the words. */
  readonly vat: number
  readonly heading: 'h2' | 'h3' | 'h4'
}

/** A quote as checkout shows it, in the founder's own names. */
export function OwnQuoteLines(props: Props) {
  const say = useSay()
  const { prices } = useQuestionnaire().messages
  const membership = useMembershipInQuote()
  const nameOf = useMembershipName(prices)
  const gone: TakenOut | null =
    membership && membership.line === null
      ? {
          key: membership.key,
          name: 'membership',
          words: { name: nameOf(membership.key), detail: say('offers.membership.taken_out') },
        }
      : null
  return (
    <QuoteLines
      {...props}
      texts={prices}
      wordsOf={useLineWords()}
      takenOut={gone}
      actionOf={({ name, key }) =>
        membership && name === 'membership' ? (
          <MembershipToggle name={nameOf(key)} isTaken={membership.line !== null} onToggle={membership.toggle} />
        ) : null
      }
    />
  )
}

/** The names of a list in one sentence: "Sanne, Bas en Lou". */
function useListed() {
  const { locale } = useLocale()
  const format = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (names: readonly string[]): string => format.format(names)
}

/** What the lines of a quote are called, in the founder's own names where there are any. */
function useLineWords(): (line: Line) => LineWords {
  const say = useSay()
  const naming = useNaming()
  const { locale } = useLocale()
  const { flow, messages } = useQuestionnaire()
  const answers = useAnswers((all) => all)
  const listed = useListed()
  const services = useExtraServices()
  const prices = usePrices()
  const words = messages.prices
  const membershipName = useMembershipName(words)
  const people = activeShareholders(answers)

  const company = answers.main.company_name
  const holdings = people
    .filter((key) => answers[key].holding === true && answers[key].holding_name)
    .map((key) => say('offers.company', { name: answers[key].holding_name ?? '' }))
  const salaried = people.filter((key) => answers[key].dga_plan === true).map((key) => ownNameOf(answers, key, naming))

  return (line) => {
    const bare = (name: string, detail: string | null = null): LineWords => ({ name, detail })
    switch (line.name) {
      case 'product':
        return bare(messages.flow.products[flow], company ? say('offers.company', { name: company }) : null)
      case 'holding_upsell':
        return bare(words.lines.holding_upsell, holdings.length > 0 ? listed(holdings) : null)
      case 'incorporation_speed': {
        const speeds = prices.state === 'ready' ? prices.value.incorporation_speeds : {}
        const days = Object.hasOwn(speeds, line.key) ? speeds[line.key]?.working_days : undefined
        return bare(fill(words.lines.incorporation_speed, { days: days ?? '' }))
      }
      case 'membership':
        return bare(membershipName(line.key), line.per && words.paid_again[line.per])
      case 'dga_salary':
        return bare(words.lines.dga_salary, salaried.length > 0 ? listed(salaried) : null)
      case 'extra_service': {
        const found = services.state === 'ready' ? services.value.find(({ slug }) => slug === line.key) : undefined
        return bare(found?.[locale].name ?? words.lines.extra_service)
      }
      case 'kvk_registration':
      case 'quality_fund':
        return bare(words.lines[line.name], words.notes[line.name])
      case 'healthcare_statutes':
      case 'contribution_deed':
      case 'external_share_transfer':
      case 'shareholders_agreement':
      case 'change_fee':
      case 'appointment_moved':
        return bare(words.lines[line.name])
      default: {
        const forgotten: never = line.name
        return forgotten
      }
    }
  }
}
