import { useSay } from '#web/i18n/index.ts'
import { StepDots } from '#web/ui/step-dots.tsx'
import { useMove } from '../screen/use-move.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { chapterStarts } from './first-steps.ts'

/** The small stepper: a dot for each chapter, with arrows to the one before and after. */
export function ChapterDots() {
  const say = useSay()
  const { store, messages } = useQuestionnaire()
  const chapters = useFlowView((view) => view.chapters)
  const starts = useFlowView((view) => chapterStarts(store.product, view))
  const visible = useFlowView((view) => view.stepper_visible)
  const move = useMove()
  if (!visible) return null
  return (
    <StepDots
      label={say('questionnaire.chapters.label')}
      previousLabel={say('questionnaire.chapters.previous')}
      nextLabel={say('questionnaire.chapters.next')}
      steps={chapters.map(({ name, parts, parts_done }, index) => ({
        label: say('questionnaire.chapters.dot', { name: messages.flow.chapters[name], done: parts_done, parts }),
        reachable: starts[index]?.reachable ?? false,
      }))}
      current={chapters.findIndex((one) => one.current)}
      onGo={(index) => {
        const step = starts[index]?.step
        if (step !== null && step !== undefined) move({ type: 'go_to_step', step })
      }}
    />
  )
}
