import type { StepView } from '#domain/flow/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { SideMenu, type SideMenuState } from '#web/ui/side-menu.tsx'
import { useFlowMove } from '../model/use/place.ts'
import { useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'

/** A step behind us that is no longer in order deserves a look; the one we were at is simply still to do. */
function stepLook({ state, index }: StepView, reached: number): SideMenuState {
  if (state === 'done' || state === 'current') return state
  return state === 'reachable' && index < reached ? 'problem' : 'todo'
}

/** The steps that concern this founder: which are done, where we are, what comes. */
export function StepsMenu({ onGo }: { onGo?: () => void }) {
  const say = useSay()
  const { flow, messages } = useQuestionnaire()
  const steps = useFlowView((view) => view.steps)
  const reached = useFlowView((view) => view.progress.step)
  const move = useFlowMove()
  return (
    <SideMenu
      label={say('questionnaire.steps.label')}
      title={messages.flow.products[flow]}
      items={steps
        .filter((step) => step.applicable)
        .map((step) => ({
          key: step.name,
          label: messages.flow.steps[step.name],
          state: stepLook(step, reached),
          stateLabel: say(`questionnaire.steps.${step.state}`),
          onOpen:
            step.state === 'locked' || step.state === 'current'
              ? undefined
              : () => {
                  onGo?.()
                  move({ type: 'go_to_step', step: step.index })
                },
        }))}
    />
  )
}
