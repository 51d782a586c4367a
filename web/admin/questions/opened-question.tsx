import { useState } from 'react'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { EditIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { OpenedReport, QuestionAsWorded, QuestionRow, questionsAsked } from './asked-at.ts'
import { CompareFigures } from './compare-figures.tsx'
import { useFigures } from './figures.ts'
import type { QuestionNames } from './names.ts'
import { RewriteDialog } from './rewrite-dialog.tsx'
import { SaidWords } from './said-words.tsx'
import { WeekLine } from './week-line.tsx'

type Props = {
  readonly row: QuestionRow
  readonly names: QuestionNames
  readonly query: ReturnType<typeof questionsAsked>['query']
  readonly onChanged: () => void
}

/** A question close by: its words, its weeks, and whether other words helped. */
export function OpenedQuestion({ row, names, query, onChanged }: Props) {
  const say = useSay()
  const { question } = row
  const params = { question }
  const report = useResource(`stumbling ${question} ${JSON.stringify(query)}`, () =>
    call('GET /api/admin/questions/:question', { params, query }),
  )
  const words = useResource(`words ${question}`, () => call('GET /api/admin/questions/:question/words', { params }))
  if (report.state === 'loading' || words.state === 'loading') {
    return (
      <div className="p-5">
        <Skeleton label={say('admin_questions.loading')} shape="text" />
      </div>
    )
  }
  if (report.state !== 'ready' || words.state !== 'ready') {
    const again = () => {
      report.again()
      words.again()
    }
    return (
      <div className="p-5">
        <FailedBanner text={say('admin_questions.failed')} again={say('admin_questions.again')} onAgain={again} />
      </div>
    )
  }
  const changed = (now: QuestionAsWorded) => {
    words.put(now)
    void report.refresh()
    onChanged()
  }
  return (
    <div className="grid items-start gap-x-9 gap-y-6 px-5 py-5 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_24.5rem_23.25rem]">
      <div className="grid gap-4">
        <SaidWords row={row} words={words.value} />
        <ToldOfQuestion row={row} names={names} report={report.value} />
        <Acts row={row} words={words.value} onChanged={changed} />
      </div>
      <WeekLine report={report.value} />
      <CompareFigures report={report.value} />
    </div>
  )
}

/** Which messages people got to read, the most first. */
function ToldOfQuestion({ row, names, report }: Pick<Props, 'row' | 'names'> & { readonly report: OpenedReport }) {
  const say = useSay()
  const { share, longDay } = useFigures()
  if (report.messages.length === 0) return null
  return (
    <section>
      <h2 className="mb-0.5 font-sans text-sm font-semibold tracking-normal">
        {say('admin_questions.messages.title')}{' '}
        {report.rewrite && (
          <span className="text-xs font-normal text-ink-2">
            {say('admin_questions.messages.since', { day: longDay(report.rewrite.at) })}
          </span>
        )}
      </h2>
      <ul>
        {report.messages.map(({ code, share: part }) => (
          <li key={code} className="flex justify-between gap-3.5 border-t border-line py-1.5 first:border-t-0">
            <span>“{names.message(row, code)}”</span>
            <span className="tabular-nums">{share(part)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ActsProps = {
  readonly row: QuestionRow
  readonly words: QuestionAsWorded
  readonly onChanged: (now: QuestionAsWorded) => void
}

function Acts({ row, words, onChanged }: ActsProps) {
  const say = useSay()
  const [writing, setWriting] = useState(false)
  const { busy, restore } = useRestoring(words, onChanged)
  if (!words.rewritable) return <p className="text-ink-2">{say('admin_questions.words.fixed')}</p>
  const { revision, versions } = words
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="line" size="small" before={<EditIcon />} onClick={() => setWriting(true)}>
          {say(`admin_questions.words.${revision === 0 ? 'rewrite' : 'again'}`)}
        </Button>
        {(versions[0]?.words.length ?? 0) > 0 && (
          <Button
            look="ghost"
            size="small"
            busy={busy ? say('admin_questions.words.busy') : undefined}
            onClick={() => restore(revision - 1)}
          >
            {say('admin_questions.words.back')}
          </Button>
        )}
      </div>
      {versions.length > 0 && <Earlier words={words} onRestore={restore} />}
      <RewriteDialog open={writing} row={row} words={words} onClose={() => setWriting(false)} onSaved={onChanged} />
    </>
  )
}

function useRestoring({ question, revision }: QuestionAsWorded, onChanged: (now: QuestionAsWorded) => void) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const restore = async (to: number) => {
    setBusy(true)
    try {
      const body = { revision, to }
      onChanged(await call('POST /api/admin/questions/:question/words/restore', { params: { question }, body }))
      notices.show({ tone: 'positive', text: say('admin_questions.words.restored_notice') })
    } catch {
      notices.show({ tone: 'negative', text: say('admin_questions.words.restore_failed') })
    }
    setBusy(false)
  }
  return { busy, restore: (to: number) => void restore(to) }
}

/** All that it said before, each to go back to. */
function Earlier({ words, onRestore }: { words: QuestionAsWorded; onRestore: (to: number) => void }) {
  const say = useSay()
  const { longDay } = useFigures()
  const [, ...before] = words.versions
  const rows = [
    ...before.map(({ revision, at, who }) => ({
      revision,
      name: say('admin_questions.words.version', { day: longDay(at), who }),
    })),
    { revision: 0, name: say('admin_questions.words.code') },
  ]
  return (
    <Disclosure summary={say('admin_questions.words.earlier')}>
      <ul>
        {rows.map(({ revision, name }) => (
          <li key={revision} className="flex items-center justify-between gap-3">
            <span id={`version-${revision}`}>{name}</span>
            <Button
              look="ghost"
              size="small"
              aria-describedby={`version-${revision}`}
              onClick={() => onRestore(revision)}
            >
              {say('admin_questions.words.put_back')}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
