import { type FormEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePart } from '#web/ui/use-part.ts'
import { BlockerDialog } from '../blockers/blocker-dialog.tsx'
import { useRaised } from '../blockers/use-raised.ts'
import { stepScreens } from '../steps/index.ts'
import { watchPointer } from '../store/after-pointer.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { TourButton } from '../tour/tour-button.tsx'
import { complaintsOf } from './complaints.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DeedAside, DeedButton } from './deed-place.tsx'
import { Errors } from './errors.tsx'
import { Foot } from './foot.tsx'
import { type Frame, FrameProvider, type Outside } from './frame.tsx'
import { FlowLayout } from './layout.tsx'
import { SaveStatus } from './save-status.tsx'
import { StepsButton, StepsMenu } from './steps-menu.tsx'
import { useAddress } from './use-address.ts'
import { usePosition, useTitle } from './use-title.ts'

/** A questionnaire that is open: the steps at the left, the questions in the middle, the deed at the right. */
export function FlowScreen({ search, outside }: { search: string; outside: Outside }) {
  const arrival = useRef({ wanted: false })
  const { blocker, explain, close } = useRaised()
  useEffect(watchPointer, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: explain only sets state, so any of them will do
  const frame = useMemo<Frame>(() => ({ ...outside, arrival: arrival.current, explain }), [outside])
  return (
    <FrameProvider value={frame}>
      {outside.inToolbar(<SaveStatus />)}
      <FlowLayout menu={<StepsMenu />} deed={<DeedAside />} foot={<DeedButton />} form={<Form search={search} />} />
      <BlockerDialog blocker={blocker} onClose={close} />
      <ConflictDialog />
    </FrameProvider>
  )
}

/** Enter in a field does not send anything: only "next" goes on. */
const stay = (event: FormEvent) => event.preventDefault()

function Form({ search }: { search: string }) {
  const say = useSay()
  const { store } = useQuestionnaire()
  useAddress(search)
  const place = useFlowView(({ progress }) => `${progress.temporal_step} ${progress.substep} ${progress.person ?? ''}`)
  const step = useFlowView((view) => view.step)
  const section = useFlowView((view) => view.section)
  const [refused, setRefused] = useState({ place, attempt: 0 })
  const complaining = refused.place === place && refused.attempt > 0
  const complaints = useFlowView(() => (complaining ? complaintsOf(store) : []))
  useTitle(complaints.length > 0)
  const Screen = step && stepScreens[step.kind]
  return (
    <form noValidate onSubmit={stay}>
      <Position />
      <Errors complaints={complaints} attempt={refused.attempt} />
      <Suspense fallback={<Skeleton label={say('questionnaire.loading')} shape="page" />}>
        {Screen && section && <Screen step={step} section={section} />}
      </Suspense>
      <Foot onRefused={() => setRefused(({ attempt }) => ({ place, attempt: attempt + 1 }))} />
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
  const part = usePart(loadDots, true)
  return <div className="mt-6 flex min-h-11 justify-center md:hidden">{part && <part.ChapterDots />}</div>
}
