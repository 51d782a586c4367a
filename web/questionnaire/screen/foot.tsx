import { useState } from 'react'
import type { FlowView } from '#domain/flow/index.ts'
import { fill } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form-grid.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#web/ui/icons.tsx'
import { usePart } from '#web/ui/use-part.ts'
import { nameOf } from '../people/person-name.ts'
import { ReturnButton } from '../steps/preview/return-button.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { loadLeave } from './late.tsx'
import { useMove } from './use-move.ts'
import { type Onward, useNext } from './use-next.ts'

/** In the middle of a sentence a name begins small, unless it is made of capitals: DGA-salaris. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name

function useNextLabel(onward: Onward | null): string {
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
        return onward?.label ?? flow.next_billing
      default:
        return say('questionnaire.next_last')
    }
  })
}

interface Props {
  readonly onRefused: () => void
  readonly onward: Onward | null
}

/** Back at the left, on at the right, each saying where it leads. */
export function Foot({ onRefused, onward }: Props) {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const leaves = useFlowView(({ back }) => back === 'leave')
  const label = useNextLabel(onward)
  const move = useMove()
  const next = useNext(onRefused, onward)
  const [asking, setAsking] = useState(false)
  const part = usePart(loadLeave, asking, () => setAsking(false))
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
      {part && <part.LeaveDialog open={asking} onStay={() => setAsking(false)} />}
    </>
  )
}
