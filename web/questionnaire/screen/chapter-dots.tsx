import type { FlowView, Product } from '#domain/flow/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { StepDots } from '#web/ui/step-dots.tsx'
import { useMove } from '../model/use/place.ts'
import { useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'

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
      current={chapters.findIndex((chapter) => chapter.current)}
      onGo={(index) => {
        const step = starts[index]?.step
        if (step !== null && step !== undefined) move({ type: 'go_to_step', step })
      }}
    />
  )
}

interface ChapterStart {
  /** The first step of the chapter that concerns this founder. */
  readonly step: number | null
  readonly reachable: boolean
}

/** Where each chapter begins, and whether one may go there. */
export function chapterStarts(
  { chapters }: Pick<Product, 'chapters'>,
  { steps }: Pick<FlowView, 'steps'>,
): readonly ChapterStart[] {
  let from = 0
  return chapters.map(({ parts }) => {
    const own = steps.slice(from, from + parts)
    from += parts
    const first = own.find((step) => step.applicable)
    return { step: first?.index ?? null, reachable: first !== undefined && first.state !== 'locked' }
  })
}
