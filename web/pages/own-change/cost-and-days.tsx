import type { ChangePreview } from '#contract/changes.ts'
import { useShortDay } from '#web/cases/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Steps that a founder plans by. */
const told = ['checking_documents', 'uploading_fca', 'executing_deed', 'finalized'] as const

/** The money with VAT first, then what it is made of; then the days, as they were and as they become. */
export function CostAndDays({ preview }: { readonly preview: ChangePreview }) {
  const say = useSay()
  const { locale } = useLocale()
  const { cost } = preview
  const isBack = cost.total < 0
  return (
    <>
      <h2 id="change-cost" className="font-sans text-hint! font-semibold text-ink-2">
        {say(isBack ? 'change.cost.back' : 'change.cost.heading')}
      </h2>
      <p className="font-serif text-4xl leading-tight font-semibold">
        {cost.total === 0 ? say('change.cost.nothing') : formatMoney(Math.abs(cost.total), locale)}
      </p>
      {cost.lines.length > 0 && (
        <dl className="mt-2 text-hint">
          {cost.lines.map((line) => (
            <CostRow key={line.key} label={locale === 'nl' ? line.name_nl : line.name_en} cents={line.price} />
          ))}
          <CostRow label={say('change.cost.vat', { rate: cost.vat_rate })} cents={cost.vat} />
        </dl>
      )}
      {cost.lines.some(({ name }) => name === 'change_fee') && (
        <p className="mt-2 border-t border-line pt-2.5 text-hint text-ink-2">{say('change.cost.why_fee')}</p>
      )}
      {isBack && <p className="mt-2 border-t border-line pt-2.5 text-hint text-ink-2">{say('change.cost.why_back')}</p>}
      <Days preview={preview} />
    </>
  )
}

function CostRow({ label, cents }: { readonly label: string; readonly cents: number }) {
  const { locale } = useLocale()
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2.5">
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0">{formatMoney(cents, locale)}</dd>
    </div>
  )
}

function Days({ preview: { later, days } }: { readonly preview: ChangePreview }) {
  const say = useSay()
  const short = useShortDay()
  const rows = told.flatMap((step) => {
    const day = days.find((one) => one.step === step)
    return day && day.was !== day.becomes ? [{ ...day, step }] : []
  })
  return (
    <div className="mt-4 border-t-2 border-ink pt-4">
      <h3 className="font-sans text-hint! font-semibold text-ink-2">{say('change.date.heading')}</h3>
      <p className="font-serif text-xl font-semibold">
        {later === 0
          ? say('change.date.same')
          : say(later === 1 ? 'change.date.later_one' : 'change.date.later', { count: later })}
      </p>
      {rows.length > 0 && (
        <table className="mt-2 w-full text-hint">
          <thead>
            <tr className="text-ink-2">
              <th scope="col">
                <VisuallyHidden>{say('change.date.step')}</VisuallyHidden>
              </th>
              <th scope="col" className="py-1.5 text-left font-normal">
                {say('change.date.was')}
              </th>
              <th scope="col" className="py-1.5 text-right font-normal">
                {say('change.date.becomes')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ step, was, becomes }) => (
              <tr key={step} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-3 text-left font-normal">
                  {say(`change.date.steps.${step}`)}
                </th>
                <td className="py-2.5 text-ink-2">{was && <s>{short(was)}</s>}</td>
                <td className="py-2.5 text-right font-semibold">{short(becomes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
