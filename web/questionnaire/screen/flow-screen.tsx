import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { watchPointer } from '#web/ui/after-pointer.ts'
import { usePart } from '#web/ui/use-part.ts'
import { useIdle, whenIdle } from '#web/ui/when-idle.ts'
import { useRaised } from '../blockers/use-raised.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { TourButton } from '../tour/tour-button.tsx'
import { complaintsOf } from './complaints.ts'
import { DeedAside, DeedButton } from './deed-place.tsx'
import { Foot } from './foot.tsx'
import { type Frame, FrameProvider, type Outside } from './frame.tsx'
import { LateBlocker, LateConflict, LateErrors, prepareDialogs } from './late.tsx'
import { FlowLayout } from './layout.tsx'
import { SaveStatus } from './save-status.tsx'
import { StepBody } from './step-body.tsx'
import { StepsButton } from './steps-button.tsx'
import { StepsMenu } from './steps-menu.tsx'
import { useAddress } from './use-address.ts'
import type { Onward } from './use-next.ts'
import { usePosition, useTitle } from './use-title.ts'

/** A questionnaire that is open: the steps at the left, the questions in the middle, the deed at the right. */
export function FlowScreen({ search, outside }: { search: string; outside: Outside }) {
  const arrival = useRef({ wanted: false })
  const { blocker, explain, close } = useRaised()
  const [onward, setOnward] = useState<Onward | null>(null)
  const showsDocuments = useFlowView(({ step }) => step?.kind === 'preview')
  useEffect(watchPointer, [])
  useEffect(() => whenIdle(prepareDialogs), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: explain only sets state, so any of them will do
  const frame = useMemo<Frame>(() => ({ ...outside, arrival: arrival.current, explain }), [outside])
  return (
    <FrameProvider value={frame}>
      {outside.inToolbar(<SaveStatus />)}
      <FlowLayout
        menu={<StepsMenu />}
        deed={showsDocuments ? null : <DeedAside />}
        foot={showsDocuments ? null : <DeedButton />}
        form={
          <>
            <Afterwards onPaid={setOnward} />
            <Form search={search} onward={onward} />
          </>
        }
      />
      <LateBlocker blocker={blocker} onClose={close} />
      <LateConflict />
    </FrameProvider>
  )
}

/** Enter in a field does not send anything: only "next" goes on. */
const stay = (event: FormEvent) => event.preventDefault()

function Form({ search, onward }: { search: string; onward: Onward | null }) {
  const { store } = useQuestionnaire()
  useAddress(search)
  const place = useFlowView(({ progress }) => `${progress.temporal_step} ${progress.substep} ${progress.person ?? ''}`)
  const step = useFlowView((view) => view.step)
  const section = useFlowView((view) => view.section)
  const [refused, setRefused] = useState({ place, attempt: 0 })
  const complaining = refused.place === place && refused.attempt > 0
  const complaints = useFlowView(() => (complaining ? complaintsOf(store) : []))
  useTitle(complaints.length > 0)
  return (
    <form noValidate onSubmit={stay}>
      <Position />
      {step && section && (
        <StepBody
          step={step}
          section={section}
          errors={<LateErrors complaints={complaints} attempt={refused.attempt} />}
          foot={
            <Foot onward={onward} onRefused={() => setRefused(({ attempt }) => ({ place, attempt: attempt + 1 }))} />
          }
        />
      )}
      <Dots />
    </form>
  )
}

/** Where we are, in words; on a phone it opens the list of steps. Whoever has just begun may have a look around. */
function Position() {
  const position = usePosition()
  const begun = useFlowView(({ progress }) => progress.step > 0)
  return (
    <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 md:mb-2 md:min-h-9">
      <p className="text-sm font-semibold text-ink-2 max-md:hidden">{position}</p>
      <div className="md:hidden">
        <StepsButton />
      </div>
      {!begun && <TourButton />}
    </div>
  )
}

const loadDots = () => import('../chapters/chapter-dots.tsx')

/** The chapters as dots, on a phone. */
function Dots() {
  const part = usePart(loadDots, useIdle())
  return <div className="mt-6 flex min-h-11 justify-center md:hidden">{part && <part.ChapterDots />}</div>
}

const loadAfterwards = () => import('../afterwards/afterwards.tsx')

/** Whoever was at checkout, or was sent to one question: most visits need nothing of it. */
function Afterwards({ onPaid }: { onPaid: (onward: Onward) => void }) {
  const { store } = useQuestionnaire()
  const ordered = useFlowView(({ progress }) => progress.step > store.product.steps.length)
  const [sent] = useState(() => 'location' in globalThis && location.hash !== '')
  const part = usePart(loadAfterwards, ordered || sent)
  return part && <part.Afterwards ordered={ordered} onPaid={onPaid} />
}
