import { useState } from 'react'
import type { StepView } from '#domain/flow/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { SideMenu, type SideMenuState } from '#web/ui/side-menu.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { useMove } from './use-move.ts'
import { usePosition } from './use-title.ts'

/** A step behind us that is no longer in order deserves a look; the one we were at is simply still to do. */
function lookOf({ state, index }: StepView, reached: number): SideMenuState {
  if (state === 'done' || state === 'current') return state
  return state === 'reachable' && index < reached ? 'problem' : 'todo'
}

/** The steps that concern this founder: which are done, where we are, what comes. */
export function StepsMenu({ onGo }: { onGo?: () => void }) {
  const say = useSay()
  const { flow, messages } = useQuestionnaire()
  const steps = useFlowView((view) => view.steps)
  const reached = useFlowView((view) => view.progress.step)
  const move = useMove()
  return (
    <SideMenu
      label={say('questionnaire.steps.label')}
      title={messages.flow.products[flow]}
      items={steps
        .filter((step) => step.applicable)
        .map((step) => ({
          key: step.name,
          label: messages.flow.steps[step.name],
          state: lookOf(step, reached),
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

/** On a phone: where we are, and all steps behind it. */
export function StepsButton() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const position = usePosition()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-mx-1 flex min-h-11 items-center gap-1 rounded-s px-1 text-left text-sm font-semibold text-ink-2"
      >
        <span>{position}</span>
        <ChevronIcon size={16} />
        <span className="sr-only">{`, ${say('questionnaire.steps.open')}`}</span>
      </button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        side="left"
        title={say('questionnaire.steps.label')}
        closeLabel={say('questionnaire.close')}
      >
        <StepsMenu onGo={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
