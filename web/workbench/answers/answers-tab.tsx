import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { shareholderKeys } from '#domain/fields/index.ts'
import { splitPath } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { queryAt } from '#web/links/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRoom } from '#web/ui/use-room.ts'
import { caseHref } from '../desk/case-words.ts'
import { useDesk } from '../desk/desk.ts'
import { useOpenCase } from '../desk/open-case.ts'
import { useQuestions } from '../desk/use-questions.ts'
import { AnswerList } from './answer-list.tsx'
import { Compare } from './compare.tsx'
import { chosenDocument, paperShelf } from './shelf.ts'
import { PaperViewer } from './viewer.tsx'

const panes = ['answers', 'document', 'compare'] as const
type Pane = (typeof panes)[number]

/** What was answered, the papers that prove it and the comparison of both: beside each other, or one at a time on a tablet. */
export function AnswersTab() {
  const say = useSay()
  const { found } = useOpenCase()
  const questions = useQuestions(found.flow)
  const wide = useRoom(80, { onPaper: true })
  const { chosen, person, field, led, search, go } = useChosen()
  // What somebody turned to counts until they are led elsewhere.
  const [turned, turn] = useState<{ readonly to: Pane; readonly at: string } | null>(null)
  const pane = turned?.at === search ? turned.to : led
  if (questions.state === 'loading') {
    return (
      <div className="p-6">
        <Skeleton label={say('case.answers.loading')} shape="page" />
      </div>
    )
  }
  if (questions.state !== 'ready') {
    return (
      <div className="p-6">
        <FailedBanner text={say('case.answers.failed')} again={say('case.again')} onAgain={questions.again} />
      </div>
    )
  }
  const parts: Readonly<Record<Pane, React.ReactNode>> = {
    answers: (
      <AnswerList
        questions={questions.value}
        person={person}
        field={field}
        onPerson={(to) => go({ person: to, document: chosen?.uuid })}
      />
    ),
    document: <PaperViewer chosen={chosen} onChoose={(document) => go({ document })} />,
    compare: chosen && (
      <Compare
        key={chosen.uuid}
        document={chosen}
        questions={questions.value}
        onFlag={(path) => go({ document: chosen.uuid, field: path })}
      />
    ),
  }
  if (wide) {
    return (
      <div className="grid h-full min-h-120 grid-cols-[minmax(0,1.05fr)_minmax(0,1.3fr)_minmax(18rem,0.75fr)] print:block print:h-auto">
        {panes.map((one) => (
          <div
            key={one}
            className={cx(
              'relative min-h-0 min-w-0 overflow-y-auto not-first:border-l print:overflow-visible print:border-0',
              one === 'answers' ? 'bg-paper' : 'bg-surface',
              'border-line',
            )}
          >
            {parts[one]}
          </div>
        ))}
      </div>
    )
  }
  return (
    <div>
      <fieldset className="sticky top-0 z-10 flex gap-1 border-b border-line bg-surface px-4 py-2 print:hidden">
        <legend className="sr-only">{say('case.answers.panes')}</legend>
        {panes.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === pane}
            onClick={() => turn({ to: one, at: search })}
            className={cx(
              'min-h-11 flex-1 rounded-s border-[1.5px] px-3 font-semibold',
              one === pane ? 'border-green bg-green-tint text-green-deep' : 'border-line text-ink-2 hover:border-ink',
            )}
          >
            {say(`case.answers.pane_${one}`)}
          </button>
        ))}
      </fieldset>
      {parts[pane]}
    </div>
  )
}

type WhereToGo = {
  readonly document?: string | undefined
  readonly person?: string | undefined
  readonly field?: string
}

/** What is looked at stands in the address, so that every missing thing can lead there. */
function useChosen() {
  const { role } = useDesk()
  const { found } = useOpenCase()
  const [, navigate] = useLocation()
  const search = useSearch()
  const { document, person, field } = queryAt('notaryCase', search)
  const chosen = chosenDocument(paperShelf(found.documents), found.documents, document)
  const owners = ['main', ...shareholderKeys]
  const owner = person ?? (field && splitPath(field).place) ?? chosen?.person ?? 'main'
  const led: Pane = document !== undefined && person === undefined && field === undefined ? 'document' : 'answers'
  return {
    chosen,
    led,
    search,
    field: field ?? null,
    person: owners.includes(owner) ? owner : 'main',
    go: (to: WhereToGo) => navigate(caseHref(role, found.uuid, { tab: 'answers', ...to }), { replace: true }),
  }
}
