import { useState } from 'react'
import { useLocation } from 'wouter'
import { plural } from '#domain/messages/index.ts'
import { call, saveText, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { DownloadIcon, LockIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { adminHref, type SectionProps } from '../links.ts'
import { type QuestionReport, type QuestionRow, questionsAsked, type StumblingView } from './asked-at.ts'
import { useFigures } from './figures.ts'
import { QuestionFilters } from './filters.tsx'
import { type QuestionNames, useQuestionNames } from './names.ts'
import { QuestionTable, TableKey } from './question-table.tsx'
import { questionsTable } from './table-file.ts'

/** Over which questions people stumble, and whether other words helped. */
export default function QuestionsSection({ item, search }: SectionProps) {
  const say = useSay()
  const [, go] = useLocation()
  const { query, view } = questionsAsked(search)
  const asked = JSON.stringify(query)
  const found = useResource(`stumbling ${asked}`, () => call('GET /api/admin/questions', { query }))
  const names = useQuestionNames()

  const params = Object.fromEntries(new URLSearchParams(search))
  const ask = (change: Readonly<Record<string, string>>) =>
    go(adminHref('questions', item, { ...params, ...change }), { replace: true })
  const open = (question: string | undefined) => go(adminHref('questions', question, params), { replace: true })
  const changed = () => {
    void found.refresh()
    void names.refresh()
  }

  const report = found.state === 'ready' ? found.value : null
  return (
    <AdminPage
      title={say('admin_questions.title')}
      about={report && say('admin_questions.about', { count: report.data.length })}
      actions={
        <p className="flex items-center gap-2 text-xs text-ink-2">
          <span className="flex-none">
            <LockIcon size={16} />
          </span>
          {say('admin_questions.private')}
        </p>
      }
    >
      {found.state === 'loading' && <Skeleton label={say('admin_questions.loading')} shape="page" />}
      {(found.state === 'failed' || found.state === 'gone') && (
        <FailedBanner text={say('admin_questions.failed')} again={say('admin_questions.again')} onAgain={found.again} />
      )}
      {report && (
        <>
          <InBrief report={report} weeks={query.weeks ?? '13'} />
          <div className="mb-2.5 flex flex-wrap items-center gap-2">
            <QuestionFilters query={query} view={view} report={report} onAsk={ask} />
            <span className="ml-auto">
              <Button
                look="ghost"
                size="small"
                before={<DownloadIcon />}
                onClick={() =>
                  saveText(questionsTable(report, names.label), say('admin_questions.csv_name'), 'text/csv')
                }
              >
                {say('admin_questions.csv')}
              </Button>
            </span>
          </div>
          <ListedQuestions
            key={`${asked} ${view}`}
            {...{ report, view, names, query }}
            current={item}
            onOpen={open}
            onChanged={changed}
          />
        </>
      )}
    </AdminPage>
  )
}

/** The whole in five figures. */
function InBrief({ report, weeks }: { report: QuestionReport; weeks: '4' | '13' | '26' }) {
  const say = useSay()
  const figures = useFigures()
  const unknown = say('admin_questions.brief.unknown')
  const { half, questionnaires, minutes, paid, flags_per_case } = report
  const period = say(`admin_questions.periods.${weeks}`)
  const one = (value: string | null, name: string) => (
    <div className="border-line px-5 py-3 max-lg:border-t lg:border-l">
      <dd className="font-serif text-xl leading-tight font-semibold">{value ?? unknown}</dd>
      <dt className="text-xs text-ink-2">{name}</dt>
    </div>
  )
  return (
    <section
      aria-label={say('admin_questions.brief.label')}
      className="mb-4 rounded-m border border-line bg-surface shadow-1 lg:grid lg:grid-cols-[1.9fr_4fr]"
    >
      <div className="px-5 py-3">
        <p className="text-md font-semibold">{plural(say('admin_questions.brief.half'), half)}</p>
        <p className="text-xs text-ink-2">{say('admin_questions.brief.what')}</p>
      </div>
      <dl className="grid grid-cols-2 lg:grid-cols-4 [&>div]:flex [&>div]:flex-col">
        {one(
          questionnaires === null ? null : figures.count(questionnaires),
          say('admin_questions.brief.questionnaires', { period }),
        )}
        {one(
          minutes === null ? null : say('admin_questions.brief.minutes_value', { n: figures.count(minutes) }),
          say('admin_questions.brief.minutes'),
        )}
        {one(paid === null ? null : figures.roundShare(paid), say('admin_questions.brief.paid'))}
        {one(flags_per_case === null ? null : figures.decimal(flags_per_case), say('admin_questions.brief.flags'))}
      </dl>
    </section>
  )
}

function rowsIn(view: StumblingView, data: readonly QuestionRow[]): readonly QuestionRow[] {
  if (view === 'all') return data
  return data.filter(({ measures, rewrite }) => (view === 'rewritten' ? rewrite !== null : measures !== null))
}

type ListedQuestionsProps = {
  readonly report: QuestionReport
  readonly view: StumblingView
  readonly query: ReturnType<typeof questionsAsked>['query']
  readonly names: QuestionNames
  readonly current: string | undefined
  readonly onOpen: (question: string | undefined) => void
  readonly onChanged: () => void
}

const onAPage = 12

function ListedQuestions({ report, view, query, names, current, onOpen, onChanged }: ListedQuestionsProps) {
  const say = useSay()
  const rows = rowsIn(view, report.data)
  const place = rows.findIndex(({ question }) => question === current)
  const [wanted, setWanted] = useState(onAPage)
  // What an address opens is in view, wherever it stands.
  const count = Math.max(wanted, place + 1)
  if (rows.length === 0) {
    const which = view === 'rewritten' ? 'none_rewritten' : 'none'
    return (
      <EmptyState heading="h2" title={say(`admin_questions.${which}`)}>
        {say(`admin_questions.${which}_text`)}
      </EmptyState>
    )
  }
  return (
    <>
      <QuestionTable rows={rows.slice(0, count)} {...{ report, names, query, current, onOpen, onChanged }} />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-xs text-ink-2">
        <TableKey />
        <span className="lg:ml-auto">
          {say('admin_questions.shown', { shown: Math.min(count, rows.length), all: rows.length })}
        </span>
        {count < rows.length && (
          <button
            type="button"
            onClick={() => setWanted(count + onAPage)}
            className="min-h-9 text-green underline underline-offset-3 hover:text-green-deep pointer-coarse:min-h-11"
          >
            {say('admin_questions.more')}
          </button>
        )}
      </div>
    </>
  )
}
