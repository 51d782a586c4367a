import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import type { Blocker } from '#domain/blueprint/index.ts'
import { type FlowView, finalStep } from '#domain/flow/index.ts'
import { fill } from '#domain/messages/index.ts'
import { measure } from '#web/analytics/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ArrowRightIcon } from '#web/ui/first-icons.tsx'
import { FormActions } from '#web/ui/form-grid.tsx'
import { ArrowLeftIcon } from '#web/ui/question-icons.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import type { FlowStore } from '../model/store/flow-store.ts'
import { useFlowFrame, useNotice } from '../model/use/frame.ts'
import { shareholderNameOf, useNaming } from '../model/use/people.ts'
import { useFlowMove, useReturnsToOverview } from '../model/use/place.ts'
import { useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { focusQuestion } from '../parts/questions/field-id.ts'
import { WithAllMessages } from '../parts/speaking.tsx'
import type { ErrorEntry } from './errors.tsx'
import { loadDialogs } from './late.tsx'
import { useTotalPart } from './total-place.tsx'

/** In the middle of a sentence a name begins small, unless it is made of capitals: DGA-salaris. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name

function useNextLabel(onward: OnwardLink | null): string {
  const say = useSay()
  const naming = useNaming()
  const { store, messages } = useQuestionnaire()
  const { signedIn } = useSession()
  const { flow } = messages
  return useFlowView(({ next }: FlowView) => {
    switch (next.to) {
      case 'section':
        return fill(flow.next, { name: inSentence(flow.sections[next.name].name) })
      case 'step':
        return fill(flow.next, { name: inSentence(flow.steps[next.name]) })
      case 'person':
        return fill(flow.next_person, { name: shareholderNameOf(store.answers(), next.person, naming) })
      case 'billing':
        // Paying takes an account: who has none is not surprised by that.
        return onward?.label ?? (signedIn === false ? say('questionnaire.next_account') : flow.next_billing)
      default:
        return say('questionnaire.next_last')
    }
  })
}

interface Props {
  readonly onRefused: () => void
  readonly onward: OnwardLink | null
  /** On the overview the way on stands beside the price too. */
  readonly priceSpot: HTMLElement | null
}

/** Back at the left, on at the right, each saying where it leads. */
export function Foot({ onRefused, onward, priceSpot }: Props) {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const leaves = useFlowView(({ back }) => back === 'leave')
  const label = useNextLabel(onward)
  const move = useFlowMove()
  const next = useNext(onRefused, onward)
  const [asking, setAsking] = useState(false)
  const part = useLoadedModule(loadDialogs, asking, () => setAsking(false))
  const total = useTotalPart()
  const on = (tour: object) => (
    <Button
      {...tour}
      after={<ArrowRightIcon />}
      onClick={next.press}
      busy={next.going ? say('questionnaire.going') : undefined}
    >
      {label}
    </Button>
  )
  return (
    <>
      {priceSpot && createPortal(total ? <total.PriceAside>{on({})}</total.PriceAside> : on({}), priceSpot)}
      <FormActions>
        <Button
          look="ghost"
          before={<ArrowLeftIcon />}
          onClick={() => (leaves ? setAsking(true) : move({ type: 'previous' }))}
        >
          {leaves ? say('questionnaire.leave') : messages.flow.back}
        </Button>
        <ReturnButton />
        <div className={cx('grid', priceSpot && 'min-[75rem]:hidden')}>{on({ 'data-tour': 'next_button' })}</div>
      </FormActions>
      {part && (
        <WithAllMessages>
          <part.LeaveFlowDialog open={asking} onStay={() => setAsking(false)} />
        </WithAllMessages>
      )}
    </>
  )
}

/** For whoever came from the overview to change something: straight back, with what is missing marked there. */
function ReturnButton() {
  const say = useSay()
  const { store } = useQuestionnaire()
  const returning = useReturnsToOverview(store)
  const last = finalStep(store.product)
  const elsewhere = useFlowView(({ progress }) => progress.temporal_step !== last)
  const move = useFlowMove()
  if (!returning || !elsewhere) return null
  return (
    <Button look="line" onClick={() => move({ type: 'go_to_step', step: last })}>
      {say('questionnaire.to_overview')}
    </Button>
  )
}

/** Where the last step leads, other than to the payment. */
export interface OnwardLink {
  readonly label: string
  readonly to: string
  /** What was paid, in cents; null as long as nothing was. */
  readonly paid: number | null
}

interface NextPress {
  readonly press: () => void
  /** Waiting for the server before we leave the questions. */
  readonly going: boolean
}

/** "Next" is never disabled: it goes on, or explains what is still to do. */
function useNext(onRefused: () => void, onward: OnwardLink | null): NextPress {
  const { flow, uuid, store, saving } = useQuestionnaire()
  const { explain } = useFlowFrame()
  const [, navigate] = useLocation()
  const move = useFlowMove()
  const notice = useNotice()
  const noteAccount = useAccountIntent()
  const [going, setGoing] = useState(false)

  const refuse = (stopping: readonly Blocker[]) => {
    const complaints = complaintsOf(store)
    store.want(complaints.map(({ path }) => path))
    if (complaints.length > 0) return onRefused()
    const dialog = stopping.find((blocker) => blocker.shows === 'dialog' || blocker.shows === 'page')
    if (dialog) return explain(dialog)
    const [first] = stopping
    // Its banner stands beside the question; without the question we say it.
    if (first && !focusQuestion(first.path)) explain(first)
  }

  const leave = async () => {
    setGoing(true)
    const saved = await saving.flush()
    setGoing(false)
    if (saved) noteAccount()
    if (saved) navigate(onward?.to ?? href('billing', { flow, uid: uuid }))
    else notice('failed')
  }

  const goOn = () => {
    store.leaveAll()
    const { may_continue, next, blockers } = store.view()
    for (const blocker of blockers.filter(({ shows }) => shows === 'toast')) notice(blocker)
    if (!may_continue) return refuse(blockers.filter((blocker) => blocker.stops && blocker.shows !== 'toast'))
    if (next.to !== 'billing') return void move({ type: 'next' })
    void leave()
  }

  // Whoever is quicker than what judges the answers waits for it; where it cannot be fetched, the server judges.
  const press = () => {
    const judging = store.judged()
    if (judging) void judging.then(goOn, goOn)
    else goOn()
  }
  return { press, going }
}

export function complaintsOf(store: FlowStore): readonly ErrorEntry[] {
  const { may_continue, missing, blockers, progress } = store.view()
  if (may_continue) return []
  const isElsewhere = ({ step, substep }: Blocker) => step !== progress.temporal_step || substep !== progress.substep
  return [
    ...missing,
    ...blockers.filter((blocker) => blocker.stops && blocker.shows === 'banner' && isElsewhere(blocker)),
  ]
}

/** Someone without an account is about to make one: that is measured, for whoever agreed to measuring. */
function useAccountIntent(): () => void {
  const { flow } = useQuestionnaire()
  const { signedIn } = useSession()
  return () => {
    if (signedIn === false) measure({ event: 'account_creation', product_type: flow })
  }
}
