import type { SectionView } from '#domain/flow/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useArrivalFocus } from '../screen/section-head.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { useAnswers, useFlowView } from '../store/use-flow.ts'
import { nameOf } from './person-name.ts'

/** Whose questions these are and what they are about, in the words for this kind of shareholder. */
export function PersonHead({ section }: { section: SectionView }) {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const person = useFlowView((view) => view.person) ?? 'p1'
  const kind = useFlowView(({ people }) => people.find((one) => one.person === person)?.kind ?? null)
  const name = useAnswers((answers) => nameOf(answers, person, say))
  const heading = useArrivalFocus()
  const words = messages.flow.sections[section.name]
  const own = kind === null ? undefined : words.byKind?.[kind]
  // What is said about the shareholders in general stands above the cards already.
  const intro = own?.intro ?? (section.substep === 0 ? null : words.intro)
  return (
    <div className="mb-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {say('questionnaire.people.section', { name, section: words.name.toLowerCase() })}
      </h2>
      {intro !== null && <p className="mt-1 text-hint text-ink-2">{intro}</p>}
    </div>
  )
}
