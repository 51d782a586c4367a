import { useEffect } from 'react'
import type { Api } from '#contract/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useQuestionWords } from '../desk/use-questions.ts'
import { AdminFrame } from './frame.tsx'

type Flagged = Api['GET /api/admin/flagged_questions']['response']
type Row = Flagged['data'][number]

/** Which questions are flagged most, by question and month: where our wording fails. */
export function QuestionsScreen() {
  return (
    <AdminFrame>
      <Questions />
    </AdminFrame>
  )
}

function Questions() {
  const say = useSay()
  const { brand } = useSite()
  const found = useResource('flagged questions', () => call('GET /api/admin/flagged_questions'))
  const title = say('admin.title')
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-5 text-sm outline-none lg:px-6">
      <div className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        <h1 className="text-2xl outline-none">{title}</h1>
        <p className="text-ink-2">{say('admin.about')}</p>
      </div>
      <p className="mt-1 mb-4 text-ink-2">{say('admin.only_counts')}</p>
      {found.state === 'loading' && <Skeleton label={say('admin.loading')} shape="page" />}
      {(found.state === 'failed' || found.state === 'gone') && (
        <FailedBanner text={say('admin.failed')} again={say('admin.again')} onAgain={found.again} />
      )}
      {found.state === 'ready' && found.value.data.length === 0 && (
        <EmptyState heading="h2" title={say('admin.empty')}>
          {say('admin.empty_text')}
        </EmptyState>
      )}
      {found.state === 'ready' && found.value.data.length > 0 && <Table flagged={found.value} />}
    </main>
  )
}

function Table({ flagged: { months, cases, data } }: { flagged: Flagged }) {
  const say = useSay()
  const { locale } = useLocale()
  const taken = cases.reduce((sum, one) => sum + one, 0)
  const most = Math.max(...data.flatMap(({ flags }) => flags), 1)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const cell = 'px-3 py-2 text-right tabular-nums'
  return (
    <section
      aria-label={say('admin.table.caption')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
      tabIndex={0}
      className="overflow-x-auto rounded-m border border-line bg-surface shadow-1"
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{say('admin.table.caption')}</caption>
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="px-4 py-2 text-left font-normal">
              {say('admin.table.question')}
            </th>
            <th scope="col" className="px-3 py-2 text-left font-normal">
              {say('admin.table.months')}
            </th>
            <th scope="col" className={cx(cell, 'font-normal')}>
              {say('admin.table.total')}
            </th>
            <th scope="col" className={cx(cell, 'font-normal')}>
              {say('admin.table.per_hundred')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((row, place) => (
            <tr key={row.question} className="border-t border-line">
              <th scope="row" className="px-4 py-2 text-left font-normal">
                <QuestionName question={row.question} />
              </th>
              <td className="px-3 py-2">
                <Months months={months} row={row} most={most} />
              </td>
              <td className={cx(cell, 'font-semibold', place < 3 && 'text-orange-deep')}>{number.format(row.total)}</td>
              <td className={cell}>{taken === 0 ? '–' : number.format((100 * row.total) / taken)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="text-ink-2">
          <tr className="border-t border-line">
            <th scope="row" className="px-4 py-2 text-left font-normal">
              {say('admin.table.taken_up')}
            </th>
            <td />
            <td className={cell}>{number.format(taken)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function QuestionName({ question }: { question: string }) {
  const say = useSay()
  const [of = ''] = question.split('.')
  const label = useQuestionWords(question)
  const whose = of === 'main' || of === 'shareholder' ? of : 'other'
  return (
    <>
      <span className="block font-semibold">{label}</span>
      <span className="text-ink-2">{say(`admin.asked_of.${whose}`)}</span>
    </>
  )
}

/** A bar a month; each says its month and its number to who cannot see it. */
function Months({ months, row, most }: { months: readonly string[]; row: Row; most: number }) {
  const { locale } = useLocale()
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <ol className="flex h-8 items-end gap-0.5">
      {months.map((month, place) => {
        const flags = row.flags[place] ?? 0
        return (
          <li
            key={month}
            title={`${name.format(new Date(`${month}-15T00:00:00Z`))}: ${flags}`}
            className={cx('w-2 rounded-t-[1px]', flags > 0 ? 'bg-ink-2' : 'bg-line')}
            style={{ height: `${Math.max(6, (100 * flags) / most)}%` }}
          >
            <span className="sr-only">
              {name.format(new Date(`${month}-15T00:00:00Z`))}: {flags}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
