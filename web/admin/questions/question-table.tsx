import { Fragment } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { ChevronIcon } from '#web/ui/question-icons.tsx'
import type { Figures, QuestionReport, QuestionRow, questionsAsked } from './asked-at.ts'
import { troubles, useFigures, worstTrouble } from './figures.ts'
import type { QuestionNames } from './names.ts'
import { OpenedQuestion } from './opened-question.tsx'
import { WeekBars } from './week-bars.tsx'

type Props = {
  readonly rows: readonly QuestionRow[]
  readonly report: QuestionReport
  readonly query: ReturnType<typeof questionsAsked>['query']
  readonly names: QuestionNames
  readonly current: string | undefined
  readonly onOpen: (question: string | undefined) => void
  readonly onChanged: () => void
}

const wide = 'max-lg:hidden'
const right = 'pr-3.5 text-right tabular-nums'
const measured = ['open', 'corrected', 'flagged', 'seconds', 'dropped'] as const

/** A row a question, the hardest first. On a narrow screen what is left out stands in what unfolds. */
export function QuestionTable({ rows, report, query, names, current, onOpen, onChanged }: Props) {
  const say = useSay()
  const most = Object.fromEntries(
    measured.map((name) => [name, Math.max(...rows.map(({ measures }) => measures?.[name] ?? 0))]),
  ) as Record<(typeof measured)[number], number>
  const head = 'pt-2.5 pb-2 align-bottom text-xs font-semibold text-ink-2'
  return (
    <div className="overflow-hidden rounded-m border border-line bg-surface shadow-1">
      <table className="w-full border-collapse lg:table-fixed">
        <caption className="sr-only">{say('admin_questions.table.caption')}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={cx(head, 'pl-5 text-left')}>
              {say('admin_questions.table.question')}
            </th>
            <th scope="col" aria-sort="descending" className={cx(head, 'text-left max-lg:pr-4 lg:w-48')}>
              {say('admin_questions.table.stumbled')} <span aria-hidden="true">↓</span>
              <span className="block font-normal max-lg:hidden">
                {say('admin_questions.table.weeks', { n: report.weeks.length })}
              </span>
            </th>
            {measured.map((name) => (
              <th key={name} scope="col" className={cx(head, right, wide, 'w-26')}>
                {say(`admin_questions.table.${name}`)}
              </th>
            ))}
            <th scope="col" className={cx(head, right, wide, 'w-20')}>
              {say('admin_questions.table.people')}
            </th>
            <th scope="col" className={cx(head, wide, 'w-26 pr-5 text-right')}>
              {say('admin_questions.table.rewritten')}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.usual && <UsualRow usual={report.usual} />}
          {rows.map((row) => {
            const isOpen = row.question === current
            return (
              <Fragment key={row.question}>
                <QuestionLine
                  {...{ row, report, names, most, isOpen }}
                  onToggle={() => onOpen(isOpen ? undefined : row.question)}
                />
                {isOpen && (
                  <tr>
                    <td colSpan={9} className="border-b border-line p-0 shadow-[inset_4px_0_var(--color-green)]">
                      <OpenedQuestion {...{ row, names, query, onChanged }} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function UsualRow({ usual }: { usual: Figures }) {
  const say = useSay()
  const { share, seconds } = useFigures()
  const cell = cx(right, wide)
  return (
    <tr className="border-b border-line bg-paper text-xs text-ink-2">
      <th scope="row" className="py-2 pl-10 text-left font-normal">
        {say('admin_questions.table.usual')}
      </th>
      <td className="tabular-nums lg:pl-28">{share(usual.stumbled)}</td>
      <td className={cell}>{share(usual.open)}</td>
      <td className={cell}>{share(usual.corrected)}</td>
      <td className={cell}>{share(usual.flagged)}</td>
      <td className={cell}>{seconds(usual.seconds)}</td>
      <td className={cell}>{share(usual.dropped)}</td>
      <td className={wide} />
      <td className={wide} />
    </tr>
  )
}

type QuestionLineProps = Pick<Props, 'report' | 'names'> & {
  readonly row: QuestionRow
  readonly most: Readonly<Record<(typeof measured)[number], number>>
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function QuestionLine({ row, report, names, most, isOpen, onToggle }: QuestionLineProps) {
  const say = useSay()
  const { share, seconds, count, day } = useFigures()
  const { measures, rewrite } = row
  const worst = measures && worstTrouble(measures, report.usual)
  const bar = (name: (typeof measured)[number]) => (
    <Measure
      key={name}
      text={name === 'seconds' ? seconds(measures?.seconds) : share(measures?.[name])}
      part={most[name] > 0 ? (measures?.[name] ?? 0) / most[name] : 0}
      look={name === worst && troubles.includes(worst) ? 'worst' : isOpen ? 'open' : 'plain'}
    />
  )
  return (
    <tr className={cx('border-b', isOpen ? 'border-green-line bg-green-tint' : 'border-line')}>
      <th scope="row" className={cx('p-0 text-left font-normal', isOpen && 'shadow-[inset_4px_0_var(--color-green)]')}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 w-full items-start gap-2 py-2 pr-3 pl-3.5 text-left leading-snug -outline-offset-2!"
        >
          <span className={cx('mt-0.5 flex-none text-ink-2', !isOpen && '-rotate-90')}>
            <ChevronIcon size={16} />
          </span>
          <span className="min-w-0">
            <span className="line-clamp-2 font-semibold">{names.label(row)}</span>
            <span className={cx('block text-xs', isOpen ? 'text-ink' : 'text-ink-2')}>{names.place(row)}</span>
          </span>
        </button>
      </th>
      <td className="py-1 pr-3">
        <div className="flex items-center gap-3">
          <span className="flex-none max-lg:hidden">
            <WeekBars weeks={report.weeks} shares={row.weeks} since={rewrite?.at ?? null} isOpen={isOpen} />
          </span>
          <strong className="text-md font-semibold tabular-nums">
            {measures ? (
              share(measures.stumbled)
            ) : (
              <span className="text-xs font-normal text-ink-2">{say('admin_questions.table.few')}</span>
            )}
          </strong>
        </div>
      </td>
      {measured.map(bar)}
      <td className={cx(right, wide, !isOpen && 'text-ink-2')}>{measures ? count(measures.people) : ''}</td>
      <td className={cx(wide, 'pr-5 text-right', !isOpen && 'text-ink-2')}>
        {rewrite ? day(rewrite.at) : say('admin_questions.table.never')}
      </td>
    </tr>
  )
}

const looks = {
  plain: { text: '', bar: 'bg-line' },
  open: { text: '', bar: 'bg-green-line' },
  worst: { text: 'font-semibold text-orange-deep', bar: 'bg-orange' },
} as const

type MeasureProps = { readonly text: string; readonly part: number; readonly look: keyof typeof looks }

/** A figure over a bar that says how it compares with the worst in its column. */
function Measure({ text, part, look }: MeasureProps) {
  const say = useSay()
  return (
    <td className={cx(right, wide, 'py-1')}>
      <span className={looks[look].text}>{text}</span>
      {look === 'worst' && <span className="sr-only">, {say('admin_questions.table.most')}</span>}
      <span
        className={cx('mt-1 ml-auto block h-[3px] min-w-0.5 rounded-full', looks[look].bar)}
        style={{ width: `${Math.round(100 * part)}%` }}
      />
    </td>
  )
}

/** What light and dark, and orange, mean. */
export function TableKey() {
  const say = useSay()
  return (
    <>
      <span className="flex items-center gap-1.5 max-lg:hidden">
        <svg width="22" height="14" aria-hidden="true">
          <rect x="0" y="2" width="6" height="12" rx="1" className="fill-line" />
          <rect x="8" y="2" width="6" height="12" rx="1" className="fill-line" />
          <rect x="16" y="7" width="6" height="7" rx="1" className="fill-line-strong" />
        </svg>
        {say('admin_questions.key.bars')}
      </span>
      <span className="max-lg:hidden">
        <b className="font-semibold text-orange-deep">{say('admin_questions.key.orange')}</b>
        {say('admin_questions.key.orange_text')}
      </span>
    </>
  )
}
