import type { ReactNode } from 'react'
import type { CustomerCase } from '#contract/cases.ts'
import { chartTarget, ownParts } from '#domain/ownership/index.ts'
import { useDay } from '#web/cases/index.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { useCase } from './case-at-hand.ts'
import { useCalled, useShare } from './owner-words.ts'
import { goTo } from './part.tsx'

type FirstWeeksOf = NonNullable<CustomerCase['first_weeks']>
type Thing = FirstWeeksOf['things'][number]

/** The first weeks of a company that exists: what, by when, and the means to do it. */
export function FirstWeeks() {
  const say = useSay()
  const { first_weeks } = useCase().case
  if (!first_weeks) return null
  const { things } = first_weeks
  return (
    <section aria-labelledby="first-weeks" className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="first-weeks" className="text-2xl!">
          {say('founder.first_weeks.heading')}
        </h2>
        <p className="text-ink-2">{say('founder.first_weeks.about')}</p>
      </div>
      <Card padding="none">
        <ol className="px-5 xs:px-8">
          {things.map((thing) => (
            <ThingRow key={thing.thing} {...thing} />
          ))}
        </ol>
      </Card>
    </section>
  )
}

function ThingRow({ thing, by, done }: Thing) {
  const say = useSay()
  const day = useDay()
  const text = useText()
  const key = `founder.first_weeks.${thing}` as const
  // What has a day that must be kept is in the colour of what is due.
  const isDue = thing === 'ubo' && !done
  return (
    <li className="grid gap-x-7 gap-y-2 border-t border-line py-5 first:border-0 md:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)_15rem]">
      <p className={cx('font-semibold', isDue && 'text-orange-deep')}>
        {done ? say('founder.first_weeks.done') : say(`${key}.when`, { day: by === null ? '' : day(by) })}
        <span className="block text-hint font-normal text-ink-2">{say(`${key}.effort`)}</span>
      </p>
      <div>
        <h3 className="text-base!">{say(`${key}.title`)}</h3>
        <p className="mt-1 max-w-[60ch] text-ink-2">{text(thing)}</p>
      </div>
      <div className="max-lg:md:col-start-2 lg:justify-self-end">
        <WayToThing thing={thing} />
      </div>
    </li>
  )
}

/** What each thing is about, with what is known of this company in it. */
function useText(): (thing: Thing['thing']) => string {
  const say = useSay()
  const { locale } = useLocale()
  const called = useCalled()
  const share = useShare()
  const { chart, first_weeks, people } = useCase().case
  const list = (words: readonly string[]) => new Intl.ListFormat(locale).format(words)
  const isYou = (id: string): boolean => people.some((one) => one.id === id && one.you)
  return (thing) => {
    const text = say(`founder.first_weeks.${thing}.text`)
    if (thing === 'ubo') {
      const shares = new Map(ownParts(chart, chartTarget).map((part) => [part.id, part.share]))
      const who = chart.ubos.map(({ id, pseudo }) => {
        const name = isYou(id) ? say('founder.first_weeks.you') : called(id)
        const held = shares.get(id)
        return pseudo || held === undefined ? name : say('founder.first_weeks.holds', { name, share: share(held) })
      })
      return who.length === 0 ? text : `${text} ${say('founder.first_weeks.ubo.who', { names: list(who) })}`
    }
    const paying = first_weeks?.pay_up ?? []
    if (thing !== 'bank' || paying.length === 0) return text
    const amounts = paying.map(({ owner, amount }) => {
      const money = formatMoney(amount, locale)
      return isYou(owner)
        ? say('founder.first_weeks.pays_you', { amount: money })
        : say('founder.first_weeks.pays', { amount: money, name: called(owner) })
    })
    return `${text} ${say('founder.first_weeks.bank.pay_up', { amounts: list(amounts) })}`
  }
}

/** What can be done about it from here. */
function WayToThing({ thing }: { readonly thing: Thing['thing'] }): ReactNode {
  const say = useSay()
  const { uuid } = useCase()
  switch (thing) {
    case 'bank':
      return (
        <DownloadButton path={`/api/api_customer_dashboard/notary_products/${uuid}/bank-papers`}>
          {say('founder.first_weeks.bank.go')}
        </DownloadButton>
      )
    case 'register':
      return <Go label={say('founder.first_weeks.register.go')} to="documents" />
    case 'vat':
      return <Go label={say('founder.first_weeks.vat.go')} to="messages" control="textarea" />
    case 'ubo':
      return <Go label={say('founder.first_weeks.ubo.go')} to="messages" control="textarea" />
    default:
      return null
  }
}

type GoProps = { readonly label: string; readonly to: string; readonly control?: string }

function Go({ label, to, control }: GoProps) {
  return (
    <button
      type="button"
      onClick={() => goTo(to, control)}
      className="min-h-8 text-green underline underline-offset-3 pointer-coarse:min-h-11"
    >
      {label}
    </button>
  )
}
