import { finalStep } from '#domain/flow/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { useMove } from '../../screen/use-move.ts'
import { useQuestionnaire } from '../../store/context.tsx'
import { useFlowView } from '../../store/use-flow.ts'
import { useReturning } from './returning.ts'

/** For whoever came from the overview to change something: straight back, with what is missing marked there. */
export function ReturnButton() {
  const say = useSay()
  const { store } = useQuestionnaire()
  const returning = useReturning(store)
  const last = finalStep(store.product)
  const elsewhere = useFlowView(({ progress }) => progress.temporal_step !== last)
  const move = useMove()
  if (!returning || !elsewhere) return null
  return (
    <Button look="line" onClick={() => move({ type: 'go_to_step', step: last })}>
      {say('questionnaire.to_overview')}
    </Button>
  )
}
