import { fieldsOfRun, type Run } from '#domain/documents/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { PaperMark, type PaperMarkProps } from '#web/ui/paper.tsx'
import { useDeedLinks } from './links.tsx'

/** The answers a phrase was made of; what is fixed was made of none that one could go and change. */
export const fieldsOf = (run: Run): readonly string[] => (run.kind === 'text' ? [] : fieldsOfRun(run))

interface Props {
  readonly runs: readonly Run[]
  /** The answer whose question has the focus. */
  readonly current: string | null
}

/** The words of a clause. What an answer made is marked, and leads to its question. */
export function Words({ runs, current }: Props) {
  return runs.map((run, place) => {
    // A phrase is known by its place in the sentence.
    const key = place
    if (run.kind === 'text') return <span key={key}>{run.text}</span>
    if (run.kind === 'blank') {
      return (
        <span key={key} className="text-ink-2">
          {run.text}
        </span>
      )
    }
    return <Phrase key={key} run={run} isNow={current !== null && fieldsOf(run).includes(current)} />
  })
}

function Phrase({ run, isNow }: { readonly run: Run; readonly isNow: boolean }) {
  const say = useSay()
  const links = useDeedLinks()
  const isGap = run.kind === 'gap'
  const state: PaperMarkProps['state'] = isNow ? 'now' : isGap ? 'todo' : 'filled'
  const link = links?.to(fieldsOf(run)) ?? null
  const words = <PaperMark state={state}>{run.text}</PaperMark>
  if (!links || !link) return isGap ? <span title={say('questionnaire.deed.later')}>{words}</span> : words
  return (
    <a
      href={link.href}
      tabIndex={links.stops ? undefined : -1}
      title={say(isGap ? 'questionnaire.deed.fill' : 'questionnaire.deed.change')}
      onClick={(event) => links.follow(event, link.path)}
      className="text-inherit no-underline"
    >
      {words}
    </a>
  )
}
