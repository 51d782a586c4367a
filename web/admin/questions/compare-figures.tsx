import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import type { Figures, OpenedReport } from './asked-at.ts'
import { useFigures } from './figures.ts'

const names = ['stumbled', 'open', 'corrected', 'flagged', 'seconds', 'dropped'] as const

/** Every figure before and after, and whether they differ by more than chance. */
export function CompareFigures({ report }: { report: OpenedReport }) {
  const say = useSay()
  const { share, seconds, count, day } = useFigures()
  const { before, after, certain, rewrite, reviewed } = report
  const written = (figures: Figures | null, name: (typeof names)[number]) =>
    name === 'seconds' ? seconds(figures?.seconds) : share(figures?.[name])
  const people = (figures: Figures | null) =>
    figures
      ? say('admin_questions.compare.people', { n: count(figures.people) })
      : say('admin_questions.compare.too_few')
  const head = 'pb-1 pl-3 text-right align-bottom text-xs font-normal text-ink-2'
  const cell = 'border-t border-line py-1.5 pl-3 text-right tabular-nums'
  return (
    <section>
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">
        {say(`admin_questions.compare.${rewrite ? 'title' : 'only'}`)}
      </h2>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className="text-left">
              <span className="sr-only">{say('admin_questions.compare.measure')}</span>
            </th>
            {rewrite && (
              <th scope="col" className={head}>
                {say('admin_questions.compare.until', { day: day(rewrite.at) })}
                <span className="block">{people(before)}</span>
              </th>
            )}
            <th scope="col" className={head}>
              {rewrite
                ? say('admin_questions.compare.since', { day: day(rewrite.at) })
                : say('admin_questions.compare.now')}
              <span className="block">{people(after)}</span>
            </th>
            {rewrite && (
              <th scope="col" className={cx(head, 'w-px pl-4.5 text-left')}>
                {say('admin_questions.compare.difference')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row" className="border-t border-line py-1.5 text-left font-normal whitespace-nowrap">
                {say(`admin_questions.compare.${name}`)}
              </th>
              {rewrite && <td className={cell}>{written(before, name)}</td>}
              <td className={cx(cell, 'font-semibold')}>{written(after, name)}</td>
              {rewrite && (
                <td className="border-t border-line py-1.5 pl-4.5 text-xs whitespace-nowrap">
                  {certain && <Certainty certain={certain[name]} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rewrite && (
        <p className="mt-2.5 text-xs text-ink-2">{say('admin_questions.compare.note', { n: count(reviewed) })}</p>
      )}
    </section>
  )
}

function Certainty({ certain }: { certain: boolean }) {
  const say = useSay()
  if (!certain) return <span className="text-ink-2">{say('admin_questions.compare.uncertain')}</span>
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-green-deep">
      <CheckIcon size={16} />
      {say('admin_questions.compare.certain')}
    </span>
  )
}
