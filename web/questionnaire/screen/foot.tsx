import { useState } from 'react'
import { useLocation } from 'wouter'
import type { FlowView } from '#domain/flow/index.ts'
import { fill } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormActions } from '#web/ui/form-grid.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#web/ui/icons.tsx'
import { nameOf } from '../people/person-name.ts'
import { ReturnButton } from '../steps/preview/return-button.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { useMove } from './use-move.ts'
import { useNext } from './use-next.ts'

/** In the middle of a sentence a name begins small, unless it is made of capitals: DGA-salaris. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name

function useNextLabel(): string {
  const say = useSay()
  const { store, messages } = useQuestionnaire()
  const { flow } = messages
  return useFlowView(({ next }: FlowView) => {
    switch (next.to) {
      case 'section':
        return fill(flow.next, { name: inSentence(flow.sections[next.name].name) })
      case 'step':
        return fill(flow.next, { name: inSentence(flow.steps[next.name]) })
      case 'person':
        return fill(flow.next_person, { name: nameOf(store.answers(), next.person, say) })
      case 'billing':
        return flow.next_billing
      default:
        return say('questionnaire.next_last')
    }
  })
}

/** Back at the left, on at the right, each saying where it leads. */
export function Foot({ onRefused }: { onRefused: () => void }) {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const leaves = useFlowView(({ back }) => back === 'leave')
  const label = useNextLabel()
  const move = useMove()
  const next = useNext(onRefused)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <FormActions>
        <Button
          look="ghost"
          before={<ArrowLeftIcon />}
          onClick={() => (leaves ? setAsking(true) : move({ type: 'previous' }))}
        >
          {leaves ? say('questionnaire.leave') : messages.flow.back}
        </Button>
        <ReturnButton />
        <Button
          data-tour="next_button"
          after={<ArrowRightIcon />}
          onClick={next.press}
          busy={next.going ? say('questionnaire.going') : undefined}
        >
          {label}
        </Button>
      </FormActions>
      <LeaveDialog open={asking} onStay={() => setAsking(false)} />
    </>
  )
}

/** Before the first step lies the calculation it came from, or else the home page. */
function LeaveDialog({ open, onStay }: { open: boolean; onStay: () => void }) {
  const say = useSay()
  const { calculation, saving } = useQuestionnaire()
  const [, navigate] = useLocation()
  const go = () => {
    void saving.flush()
    navigate(calculation === null ? href('home') : href('calculator', { uuid: calculation }))
  }
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={say('questionnaire.going_back.title')}
      closeLabel={say('questionnaire.close')}
      footer={
        <>
          <Button look="line" onClick={go}>
            {say('questionnaire.going_back.go')}
          </Button>
          <Button onClick={onStay}>{say('questionnaire.going_back.stay')}</Button>
        </>
      }
    >
      <p>{say(`questionnaire.going_back.${calculation === null ? 'home' : 'calculator'}`)}</p>
    </Dialog>
  )
}
