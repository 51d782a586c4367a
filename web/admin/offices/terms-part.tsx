import { useLocale, useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { changedBox, OfficePartHead, WholeField } from './fields.tsx'
import type { OfficeDraft } from './use-office.ts'

/** How long the office has on each rung, and how it does. */
export function TermsPart({ office }: { readonly office: OfficeDraft }) {
  const say = useSay()
  const { locale } = useLocale()
  const { draft, seen, put, was, isWrong } = office
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const cell = 'py-1.5 pl-3 text-right tabular-nums'
  const days = draft.terms.submitted_mix
  return (
    <>
      <OfficePartHead about={say('offices.terms.about')}>{say('offices.terms.heading')}</OfficePartHead>
      <table className="w-full border-collapse text-sm">
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="text-left">
              <span className="sr-only">{say('offices.terms.rung')}</span>
            </th>
            {(['usual', 'own', 'average', 'on_time'] as const).map((name) => (
              <th key={name} scope="col" className={cx(cell, 'font-normal', name === 'usual' && 'max-xs:hidden')}>
                {say(`offices.terms.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seen.rungs.map(({ rung, usual, average, stays, in_time }) => {
            const name = say(`offices.fields.terms.${rung}`)
            const changed = was(`terms.${rung}`)
            return (
              <tr key={rung} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {name}
                </th>
                <td className={cx(cell, 'text-ink-2 max-xs:hidden')}>{usual}</td>
                <td className={cell}>
                  <span className={cx('flex items-center justify-end gap-1.5', changed && changedBox)}>
                    {changed && <del className="text-xs">{String(changed.from)}</del>}
                    <WholeField
                      bare
                      label={say('offices.terms.days', { rung: name })}
                      value={draft.terms[rung]}
                      error={isWrong(`terms.${rung}`) ? say('offices.wrong.number') : undefined}
                      onChange={(value) => put({ terms: { ...draft.terms, [rung]: value ?? Number.NaN } })}
                    />
                  </span>
                </td>
                <td className={cell}>{average === null ? '–' : number.format(average)}</td>
                <td className={cell}>{stays === 0 ? '–' : `${Math.round((100 * in_time) / stays)}%`}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {Number.isInteger(days) && (
        <p className="mt-2 text-xs text-ink-2">{say('offices.terms.passing_on', { days, twice: 2 * days })}</p>
      )}
    </>
  )
}
