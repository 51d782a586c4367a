import { createContext, type MouseEvent, use, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { fieldsOfRun, type Run } from '#domain/documents/index.ts'
import type { FlowPlace } from '#domain/flow/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { PaperMark, type PaperMarkProps } from '#web/ui/paper-mark.tsx'
import { type AnswerGroup, answerGroups } from '../../model/use/answer-groups.ts'
import { useFlowFrame } from '../../model/use/frame.ts'
import { hrefOf, progressAt } from '../../model/use/place.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { focusQuestion } from '../questions/field-id.ts'

/** The answers a phrase was made of; what is fixed was made of none that one could go and change. */
export const fieldsInRun = (run: Run): readonly string[] => (run.kind === 'text' ? [] : fieldsOfRun(run))

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
        <PaperMark key={key} state="blank">
          [{run.text}]
        </PaperMark>
      )
    }
    return <Phrase key={key} run={run} isNow={current !== null && fieldsInRun(run).includes(current)} />
  })
}

function Phrase({ run, isNow }: { readonly run: Run; readonly isNow: boolean }) {
  const say = useSay()
  const links = useDeedLinks()
  const isGap = run.kind === 'gap'
  const state: PaperMarkProps['state'] = isNow ? 'now' : isGap ? 'todo' : 'filled'
  const link = links?.to(fieldsInRun(run)) ?? null
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

/** How a phrase leads back to the question that made it. */
export interface DeedLinks {
  /** The first of these answers that can be gone to; null when none can, yet. */
  readonly to: (fields: readonly string[]) => { readonly href: string; readonly path: string } | null
  readonly follow: (event: MouseEvent, path: string) => void
  /** False where the same answers can be changed by keyboard right beside it: a whole deed is a long row of stops. */
  readonly stops: boolean
}

const LinksContext = createContext<DeedLinks | null>(null)
export const DeedLinksProvider = LinksContext

const useDeedLinks = (): DeedLinks | null => use(LinksContext)

interface LinkManner {
  /** Closes what the document is shown in, where it would cover the question. */
  readonly onLeave?: (() => void) | undefined
  readonly stops?: boolean
}

export function useMakeLinks({ onLeave, stops = true }: LinkManner = {}): DeedLinks {
  const { flow, uuid, store } = useQuestionnaire()
  const { arrival } = useFlowFrame()
  const answers = useAnswers((all) => all)
  const reached = useFlowView((view) => view.progress.step)
  const { product, context } = store
  const places = useMemo(
    () => placesReached(answerGroups(product, answers, context), reached),
    [product, answers, context, reached],
  )

  return useMemo(() => {
    const go = (path: string, place: FlowPlace) => {
      store.leaveAll()
      arrival.wanted = true
      flushSync(() => {
        onLeave?.()
        store.stand(progressAt(store, place))
      })
      if (focusQuestion(path)) arrival.wanted = false
    }
    const linkByPath = new Map<string, { readonly path: string; readonly href: string }>()
    const linkTo = (path: string, place: FlowPlace) => {
      const link = linkByPath.get(path) ?? { path, href: hrefOf(flow, uuid, place) }
      linkByPath.set(path, link)
      return link
    }
    return {
      stops,
      to: (fields) => {
        const path = fields.find((field) => places.has(field))
        const place = path === undefined ? undefined : places.get(path)
        return path && place ? linkTo(path, place) : null
      },
      follow: (event, path) => {
        const place = places.get(path)
        // With a key held the browser does what it always does: another tab, a download.
        if (!place || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(path, place)
      },
    }
  }, [places, flow, uuid, store, arrival, onLeave, stops])
}

/** Where each answer is asked for, as far as the founder has come: later questions are no place to go to yet. */
function placesReached(groups: readonly AnswerGroup[], reached: number): ReadonlyMap<string, FlowPlace> {
  return new Map(
    groups
      .filter(({ step }) => step <= reached)
      .flatMap(({ step, substep, person, fields }) =>
        fields.map(({ path }) => [path, { step, substep, ...(person ? { person } : {}) }] as const),
      ),
  )
}
