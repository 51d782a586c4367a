import { useRef } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { useInSight } from '#web/ui/use-in-sight.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { useMove } from './use-move.ts'

const look = 'flex min-h-11 items-center border-b-[2.5px] px-0.5 -outline-offset-2!'

/** The sections of a step side by side; the ones that were reached can be opened. */
export function SectionNav() {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const sections = useFlowView((view) => view.sections)
  const move = useMove()
  const row = useRef<HTMLOListElement>(null)
  useInSight(row, '[aria-current]', sections)
  if (sections.length < 2) return null
  return (
    <nav aria-label={say('questionnaire.sections.label')} className="mb-6 border-b border-line">
      <ol ref={row} className="-mb-px flex gap-5.5 overflow-x-auto text-md whitespace-nowrap [scrollbar-width:none]">
        {sections.map(({ substep, name, current, clickable, complete }) => {
          const label = messages.flow.sections[name].name
          return (
            <li key={name} aria-current={current ? 'step' : undefined}>
              {clickable && !current ? (
                <button
                  type="button"
                  onClick={() => move({ type: 'go_to_section', substep })}
                  className={cx(look, 'border-transparent hover:text-ink', complete ? 'text-ink' : 'text-ink-2')}
                >
                  {label}
                </button>
              ) : (
                <span
                  className={cx(
                    look,
                    current ? 'border-green font-semibold text-ink' : 'border-transparent text-ink-2',
                  )}
                >
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
