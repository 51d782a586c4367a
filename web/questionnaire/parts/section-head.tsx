import { useLayoutEffect, useRef } from 'react'
import type { SectionView } from '#domain/flow/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { intoSight } from '#web/ui/into-sight.ts'
import { useFlowFrame } from '../model/use/frame.ts'
import { shareholderNameOf, useNaming } from '../model/use/people.ts'
import { useFlowMove } from '../model/use/place.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'

/** Takes the focus when one arrives here by pressing something. */
export function useArrivalFocus() {
  const { arrival } = useFlowFrame()
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useFlowView(({ progress }) => `${progress.temporal_step} ${progress.substep} ${progress.person ?? ''}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place asks anew
  useLayoutEffect(() => {
    if (!arrival.wanted) return
    arrival.wanted = false
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [place, arrival])
  return heading
}

/** The heading of a section, one or two sentences, and the other sections of the step. */
export function SectionHead({ section }: { section: SectionView }) {
  const { messages } = useQuestionnaire()
  const heading = useArrivalFocus()
  const alone = useFlowView(({ people }) => people.length === 1)
  const usual = messages.flow.sections[section.name]
  const words = alone ? { ...usual, ...usual.alone } : usual
  return (
    <>
      <div className="mb-6" data-tour="questions">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none max-md:text-[1.5rem]">
          {words.heading}
        </h1>
        <p className="mt-1.5 max-w-prose text-hint text-ink-2">{words.intro}</p>
      </div>
      <SectionNav />
    </>
  )
}

const sectionLook = 'flex min-h-11 items-center border-b-[2.5px] px-0.5 -outline-offset-2!'

/** The sections of a step side by side; the ones that were reached can be opened. */
export function SectionNav() {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const sections = useFlowView((view) => view.sections)
  const naming = useNaming()
  const names = useAnswers((answers) => sections.map(({ whose }) => whose && shareholderNameOf(answers, whose, naming)))
  const move = useFlowMove()
  if (sections.length < 2) return null
  return (
    <nav aria-label={say('questionnaire.sections.label')} className="mb-6 border-b border-line">
      <ol className="-mb-px flex gap-5.5 overflow-x-auto text-md whitespace-nowrap [scrollbar-width:none]">
        {sections.map(({ substep, name, current, clickable, complete }, index) => {
          const usual = messages.flow.sections[name].name
          const isOneOfSeveral = sections.filter((section) => section.name === name).length > 1
          const label = isOneOfSeveral ? `${usual}: ${names[index]}` : usual
          return (
            <li key={substep} ref={current ? intoSight : undefined} aria-current={current ? 'step' : undefined}>
              {clickable && !current ? (
                <button
                  type="button"
                  onClick={() => move({ type: 'go_to_section', substep })}
                  className={cx(sectionLook, 'border-transparent hover:text-ink', complete ? 'text-ink' : 'text-ink-2')}
                >
                  {label}
                </button>
              ) : (
                <span
                  className={cx(
                    sectionLook,
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
