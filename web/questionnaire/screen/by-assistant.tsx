import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { flowPlaceOf, type Unconfirmed } from '#domain/flow/index.ts'
import { fieldText, plural } from '#domain/messages/index.ts'
import { spokenOf } from '#domain/shareholders/index.ts'
import { splitPath } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ByAssistant } from '../model/save/saving.ts'
import { fieldAt } from '../model/store/field-at.ts'
import { shareholderNameOf, useNaming } from '../model/use/people.ts'
import { hrefOf } from '../model/use/place.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { useUnconfirmed } from '../model/use/unconfirmed.ts'
import { focusQuestion } from '../parts/questions/field-id.ts'
import { useGoThere } from '../parts/questions/go-there.ts'
import { WithAllMessages } from '../parts/speaking.tsx'
import { answerText } from '../steps/answer-text.ts'
import type { AfterwardsTold } from './afterwards-told.ts'

interface Props extends AfterwardsTold {
  readonly work: ByAssistant | null
}

/** What an assistant filled in: said at each question, counted at the top, and confirmed one by one or a part at once. */
export function ByAssistantNotice({ work, onPaid, onAsked }: Props) {
  const places = useUnconfirmed(work)
  const heading = useRef<HTMLParagraphElement>(null)
  const judging = useJudging(work, places, heading)
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const { judge, busy } = judging

  const onShown = useCallback((path: string) => {
    setShown((paths) => new Set([...paths, path]))
    return () => setShown((paths) => new Set([...paths].filter((other) => other !== path)))
  }, [])
  const under = useMemo(() => {
    const open = new Set(places.map(({ path }) => path))
    return (path: string): ReactNode => {
      const mark = open.has(path) && work?.marks.find((candidate) => candidate.path === path)
      return mark ? <MarkToJudge mark={mark} judge={judge} busy={busy} onShown={onShown} /> : null
    }
  }, [work, places, judge, busy, onShown])
  // Both before anything is painted: what stands at its question is never seen in the panel first.
  useLayoutEffect(() => onAsked(() => under), [under, onAsked])
  useFirstToCheck(places, onPaid)

  return (
    <>
      <p role="status" className="sr-only">
        {judging.said}
      </p>
      {places.length > 0 && work && (
        <WithAllMessages>
          <Panel work={work} places={places} shown={shown} judging={judging} heading={heading} />
        </WithAllMessages>
      )}
    </>
  )
}

/** On the last step the way on leads to the first answer that must still be looked at. */
function useFirstToCheck(places: readonly Unconfirmed[], onPaid: AfterwardsTold['onPaid']): void {
  const say = useSay()
  const { flow, uuid } = useQuestionnaire()
  const [first] = places
  const to = first && hrefOf(flow, uuid, first)
  const label = plural(say('by_assistant.next'), places.length)
  useEffect(() => {
    if (to === undefined) return
    onPaid({ label, to, paid: null })
    return () => onPaid(null)
  }, [to, label, onPaid])
}

type JudgeMarks = (verdict: 'confirm' | 'put_back', paths: readonly string[]) => void

interface MarkJudging {
  readonly judge: JudgeMarks
  /** What is being judged now. */
  readonly busy: string | null
  /** What became of it, for who does not see it. */
  readonly said: string
  readonly trouble: 'conflict' | 'failed' | null
}

const buttonId = (path: string): string => `right-${path.replace('.', '-')}`

/** Says it to the server, then goes on to what must be looked at next. */
function useJudging(
  work: ByAssistant | null,
  places: readonly Unconfirmed[],
  heading: RefObject<HTMLElement | null>,
): MarkJudging {
  const say = useSay()
  const [busy, setBusy] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [trouble, setTrouble] = useState<MarkJudging['trouble']>(null)
  /** The first that was judged, until it is gone from the screen. */
  const judged = useRef<string | null>(null)
  const here = usePlacesHere(places)

  useEffect(() => {
    const path = judged.current
    if (path === null || places.some((place) => place.path === path)) return
    judged.current = null
    const left = places.length
    setSaid(left === 0 ? say('by_assistant.done') : plural(say('by_assistant.left'), left))
    const next = here.map((place) => document.getElementById(buttonId(place.path))).find((button) => button !== null)
    if (next) next.focus()
    else if (!focusQuestion(path)) heading.current?.focus()
  }, [places, here, heading, say])

  const judge = useCallback<JudgeMarks>(
    async (verdict, paths) => {
      const [first] = paths
      if (!work || first === undefined) return
      judged.current = first
      setBusy(`${verdict} ${paths.join()}`)
      setTrouble(null)
      const outcome = await work.judge(verdict, paths)
      setBusy(null)
      if (outcome === 'saved') return
      judged.current = null
      setTrouble(outcome)
    },
    [work],
  )
  return { judge, busy, said, trouble }
}

function usePlacesHere(places: readonly Unconfirmed[]): readonly Unconfirmed[] {
  const here = useFlowView(({ progress }) => flowPlaceOf(progress))
  return useMemo(
    () =>
      places.filter(
        ({ step, substep, person }) =>
          step === here.step && substep === here.substep && (here.person === undefined || person === here.person),
      ),
    [places, here],
  )
}

interface PanelProps {
  readonly work: ByAssistant
  readonly places: readonly Unconfirmed[]
  /** The answers whose question says it itself. */
  readonly shown: ReadonlySet<string>
  readonly judging: MarkJudging
  readonly heading: RefObject<HTMLParagraphElement | null>
}

function Panel({ work, places, shown, judging, heading }: PanelProps) {
  const say = useSay()
  const here = usePlacesHere(places)
  const paths = here.map(({ path }) => path)
  const { judge, busy, trouble } = judging
  const elsewhere = places.filter((place) => !here.includes(place))
  const unsaid = work.marks.filter(({ path }) => paths.includes(path) && !shown.has(path))
  return (
    <div className="mb-5">
      <Banner tone="warning">
        <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {plural(say('by_assistant.heading'), places.length)}
        </p>
        <p>{say('by_assistant.intro')}</p>
        {unsaid.map((mark) => (
          <MarkToJudge key={mark.path} mark={mark} judge={judge} busy={busy} named />
        ))}
        {trouble && (
          <p role="alert" className="mt-2 font-semibold text-red">
            {say(`by_assistant.${trouble}`)}
          </p>
        )}
        {paths.length > 0 && (
          <div className="mt-3">
            <Button
              size="small"
              look="line"
              onClick={() => judge('confirm', paths)}
              busy={busy === `confirm ${paths.join()}` && paths.length > 1 ? say('by_assistant.busy') : undefined}
            >
              {say('by_assistant.here', { n: paths.length })}
            </Button>
          </div>
        )}
        {elsewhere.length > 0 && <Elsewhere places={elsewhere} />}
      </Banner>
    </div>
  )
}

/** Where else there is something to look at, each place once. */
function Elsewhere({ places }: { readonly places: readonly Unconfirmed[] }) {
  const say = useSay()
  const naming = useNaming()
  const { store, messages } = useQuestionnaire()
  const { goThere } = useGoThere()
  const answers = useAnswers((all) => all)
  const reached = useFlowView(({ progress }) => progress.step)
  const keyOf = ({ step, substep, person }: Unconfirmed) => `${step} ${substep} ${person ?? ''}`
  const groups = new Map<string, readonly Unconfirmed[]>()
  for (const place of places) groups.set(keyOf(place), [...(groups.get(keyOf(place)) ?? []), place])
  const nameOf = ({ step, substep, person }: Unconfirmed): string => {
    const section = store.product.steps[step]?.sections[substep]
    const name = section ? messages.flow.sections[section.name].name : ''
    return person ? say('by_assistant.of', { name: shareholderNameOf(answers, person, naming), section: name }) : name
  }
  return (
    <div className="mt-3">
      <p className="font-semibold">{say('by_assistant.elsewhere')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {[...groups].map(([key, [first, ...others]]) => {
          if (!first) return null
          const words = say('by_assistant.place', { place: nameOf(first), n: others.length + 1 })
          return (
            <li key={key}>
              {first.step > reached ? (
                <span className="inline-block py-1.5 text-ink-2">{words}</span>
              ) : (
                <button
                  type="button"
                  onClick={() => goThere(first)}
                  className="min-h-9 rounded-xs text-left text-inherit underline underline-offset-3 hover:decoration-2 pointer-coarse:min-h-11"
                >
                  {words}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface MarkProps {
  readonly mark: ByAssistant['marks'][number]
  readonly judge: JudgeMarks
  readonly busy: string | null
  /** Tells that it stands at its question; returns what tells that it is gone. */
  readonly onShown?: (path: string) => () => void
  /** Away from its question it says which that is. */
  readonly named?: boolean
}

function MarkToJudge({ mark, judge, busy, onShown, named = false }: MarkProps) {
  const say = useSay()
  const { path } = mark
  const words = useMarkWords(mark)
  useLayoutEffect(() => onShown?.(path), [path, onShown])
  const busyWith = (verdict: string) => (busy === `${verdict} ${path}` ? say('by_assistant.busy') : undefined)
  return (
    // Beside other questions it comes after them, and says which it is about.
    <section className="order-1 col-span-full mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-s border-[1.5px] border-amber bg-amber-tint px-3.5 py-2 text-hint">
      <div className="grow">
        <p className={named ? undefined : 'hidden in-[.pair]:block'}>{words.label}</p>
        <p className="font-semibold">{words.state}</p>
        {words.before !== null && (
          <p className="wrap-anywhere text-ink-2">{say('by_assistant.before', { answer: words.before })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          id={buttonId(path)}
          size="small"
          look="line"
          aria-label={say('by_assistant.right_what', { what: words.label })}
          busy={busyWith('confirm')}
          onClick={() => judge('confirm', [path])}
        >
          {say('by_assistant.right')}
        </Button>
        {words.back && (
          <Button
            size="small"
            look="ghost"
            aria-label={say(`by_assistant.${words.back}_what`, { what: words.label })}
            busy={busyWith('put_back')}
            onClick={() => judge('put_back', [path])}
          >
            {say(`by_assistant.${words.back}`)}
          </Button>
        )}
      </div>
    </section>
  )
}

function useMarkWords({ path, before }: ByAssistant['marks'][number]) {
  const say = useSay()
  const naming = useNaming()
  const { store, messages } = useQuestionnaire()
  const answers = useAnswers((all) => all)
  const { place, key } = splitPath(path)
  const person = shareholderKeys.find((candidate) => candidate === place)
  const nameOf = (whose: ShareholderKey) => shareholderNameOf(answers, whose, naming)
  // Somebody is taken out where all of them stand, and by nothing less.
  if (person && key === 'active') {
    return { label: nameOf(person), state: say('by_assistant.added'), before: null, back: null }
  }
  const field = fieldAt(path)
  if (!field) return { label: '', state: say('by_assistant.mark'), before: null, back: 'empty' as const }
  const about = person ? spokenOf(store.product.people, answers, person) : null
  const text = answerText(field, before, { messages, nameOf, company: (name) => name })
  const isOpen = (answers[person ?? 'main'] as Readonly<Record<string, unknown>>)[key] === undefined
  return {
    label: fieldText(messages, field, store.product.wording, about).label,
    state: say(isOpen ? 'by_assistant.emptied' : 'by_assistant.mark'),
    before: text,
    back: text === null ? ('empty' as const) : ('back' as const),
  }
}
