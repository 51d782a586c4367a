import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'wouter'
import type { Blocker } from '#domain/blueprint/index.ts'
import { type FlowPlace, flowPlaceOf } from '#domain/flow/index.ts'
import { watchPointer } from '#web/ui/after-pointer.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { type BlockerKey, type FlowFrame, FlowFrameContext, type Outside, useFlowFrame } from '../model/use/frame.ts'
import { PaidContext } from '../model/use/paid.ts'
import { hrefOf, placeIn, progressAt, samePlace } from '../model/use/place.ts'
import { useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { UnderQuestion } from '../parts/questions/question.tsx'
import type { AfterwardsTold } from './afterwards-told.ts'
import { useCounted } from './counted.ts'
import { DeedAside, FootBar } from './deed-place.tsx'
import { complaintsOf, Foot, type OnwardLink } from './foot.tsx'
import { LateBlocker, LateConflict, LateErrors, prepareDialogs } from './late.tsx'
import { FlowLayout } from './layout.tsx'
import { Position, useTabTitle } from './position.tsx'
import { SaveIndicator } from './save-status.tsx'
import { StepBody } from './step-body.tsx'
import { StepsMenu } from './steps-menu.tsx'
import { TotalPlace } from './total-place.tsx'

/** A questionnaire that is open: the steps at the left, the questions in the middle, the deed at the right. */
export function FlowScreen({ search, outside }: { search: string; outside: Outside }) {
  const arrival = useRef({ wanted: false })
  const { blocker, explain, close } = useRaised()
  const [onward, setOnward] = useState<OnwardLink | null>(null)
  const [under, setUnder] = useState<(path: string) => ReactNode>(() => () => null)
  const [priceSpot, setPriceSpot] = useState<HTMLElement | null>(null)
  const { paid } = useQuestionnaire()
  const showsDocuments = useFlowView(({ step }) => step?.kind === 'preview')
  useEffect(watchPointer, [])
  useEffect(() => whenIdle(prepareDialogs), [])
  useCounted()
  // What is paid is past the questions, also when one looks at them again.
  const { standAt } = outside
  useEffect(() => {
    if (paid) standAt(4)
    return () => standAt(null)
  }, [paid, standAt])
  const frame = useMemo<FlowFrame>(() => ({ ...outside, arrival: arrival.current, explain }), [outside, explain])
  return (
    <FlowFrameContext value={frame}>
      <PaidContext value={onward?.paid ?? null}>
        {outside.inToolbar(<SaveIndicator />)}
        <FlowLayout
          menu={<StepsMenu />}
          total={<TotalPlace look={showsDocuments ? 'narrow_menu' : 'menu'} />}
          wide={!showsDocuments}
          aside={showsDocuments ? <div ref={setPriceSpot} className="pt-7 pr-8 max-[75rem]:hidden" /> : <DeedAside />}
          foot={<FootBar hasDeed={!showsDocuments} />}
          form={
            <>
              <LateAfterwards onPaid={setOnward} onAsked={setUnder} />
              <UnderQuestion value={under}>
                <FlowForm search={search} onward={onward} priceSpot={showsDocuments ? priceSpot : null} />
              </UnderQuestion>
            </>
          }
        />
      </PaidContext>
      <LateBlocker blocker={blocker} onClose={close} />
      <LateConflict />
    </FlowFrameContext>
  )
}

/** Enter in a field does not send anything: only "next" goes on. */
const stay = (event: FormEvent) => event.preventDefault()

interface FlowFormProps {
  readonly search: string
  readonly onward: OnwardLink | null
  /** Where the price stands beside the overview. */
  readonly priceSpot: HTMLElement | null
}

function FlowForm({ search, onward, priceSpot }: FlowFormProps) {
  const { store } = useQuestionnaire()
  useAddress(search)
  const place = useFlowView(({ progress }) => `${progress.temporal_step} ${progress.substep} ${progress.person ?? ''}`)
  const step = useFlowView((view) => view.step)
  const section = useFlowView((view) => view.section)
  const [refused, setRefused] = useState({ place, attempt: 0 })
  const complaining = refused.place === place && refused.attempt > 0
  const complaints = useFlowView(() => (complaining ? complaintsOf(store) : []))
  useTabTitle(complaints.length > 0)
  return (
    <form noValidate onSubmit={stay}>
      <Position />
      {step && section && (
        <StepBody
          step={step}
          section={section}
          errors={<LateErrors complaints={complaints} attempt={refused.attempt} />}
          foot={
            <Foot
              onward={onward}
              priceSpot={priceSpot}
              onRefused={() => setRefused(({ attempt }) => ({ place, attempt: attempt + 1 }))}
            />
          }
        />
      )}
    </form>
  )
}

const loadAfterwards = () => import('./afterwards.tsx')

/** Whoever was at checkout, was sent to one question, or has an assistant: most visits need nothing of it. */
function LateAfterwards(props: AfterwardsTold) {
  const { store, saving } = useQuestionnaire()
  const ordered = useFlowView(({ progress }) => progress.step > store.product.steps.length)
  // Read at once: the place that is put in the address takes it away.
  const [sent] = useState(() => ('location' in globalThis ? location.hash : ''))
  const { byAssistant, subscribe } = saving
  const written = useSyncExternalStore(subscribe, byAssistant, byAssistant)
  const part = useLoadedModule(loadAfterwards, ordered || sent !== '' || written !== null)
  return part && <part.Afterwards ordered={ordered} sent={sent} {...props} />
}

/**
 * The place stands in the address, one entry of the history for each: the browser's back and forward lead through the
 * flow, and an address that asks for more than is allowed is put right.
 */
function useAddress(search: string): void {
  const { flow, uuid, store } = useQuestionnaire()
  const { arrival } = useFlowFrame()
  const [, navigate] = useLocation()
  const here = useFlowView((view) => flowPlaceOf(view.progress))
  const seen = useRef<string | null>(null)
  // Put there by us and not seen yet: nobody asks for it, and one may have gone on since.
  const put = useRef<FlowPlace | null>(null)

  useEffect(() => {
    // Without an address of its own there is no place to put in it.
    if (uuid === '') return
    const first = seen.current === null
    const changed = seen.current !== search
    const asked = placeIn(search)
    const ours = put.current !== null && samePlace(asked, put.current)
    seen.current = search
    if (changed) put.current = null
    if (samePlace(asked, here)) return
    const write = (place: FlowPlace, replace: boolean) => {
      put.current = place
      navigate(hrefOf(flow, uuid, place), { replace })
    }
    if (!changed || ours || asked === null) {
      // The first entry has no place yet; and whoever comes by a link keeps their way back.
      write(here, first || (changed && !ours))
      return
    }
    const to = progressAt(store, asked)
    arrival.wanted = !first
    store.leaveAll()
    store.stand(to)
    if (!samePlace(asked, flowPlaceOf(to))) write(flowPlaceOf(to), true)
  }, [search, here, flow, uuid, store, arrival, navigate])
}

const blockerKey = ({ code, path }: BlockerKey): string => `${code} ${path}`

interface Raised {
  /** The blocker whose dialog is open. */
  readonly blocker: Blocker | null
  readonly explain: (blocker: BlockerKey) => void
  readonly close: () => void
}

/** Opens the dialog of a blocker the moment an answer raises it; never because one arrives where it already stood. */
function useRaised(): Raised {
  const blockers = useFlowView((view) => view.blockers)
  const place = useFlowView(({ progress }) => `${progress.temporal_step} ${progress.substep} ${progress.person ?? ''}`)
  const before = useRef<{ readonly place: string; readonly keys: ReadonlySet<string> } | null>(null)
  const [open, setOpen] = useState<string | null>(null)

  useEffect(() => {
    const previous = before.current
    before.current = { place, keys: new Set(blockers.map(blockerKey)) }
    if (previous?.place !== place) return
    const raised = blockers.find(
      (blocker) =>
        blocker.shows === 'dialog' && blocker.judged === 'at_once' && !previous.keys.has(blockerKey(blocker)),
    )
    if (raised) setOpen(blockerKey(raised))
  }, [blockers, place])

  return {
    blocker: blockers.find((blocker) => blockerKey(blocker) === open) ?? null,
    explain: useCallback((blocker) => setOpen(blockerKey(blocker)), []),
    close: () => setOpen(null),
  }
}
