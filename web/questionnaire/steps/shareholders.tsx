import type { SectionView } from '#domain/flow/index.ts'
import { fillsInThemselves } from '#domain/shareholders/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { shareholderNameOf, useNaming } from '../model/use/people.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { KnownPeople } from '../parts/people/known-people.tsx'
import { PeopleCards } from '../parts/people/people-cards.tsx'
import { SigningLine } from '../parts/people/signing-line.tsx'
import { QuestionRows } from '../parts/questions/question-rows.tsx'
import { SectionNav, useArrivalFocus } from '../parts/section-head.tsx'
import type { StepScreenProps } from './step-screen.tsx'

/** One to four shareholders, as a list of what is still to do, and the questions of the one at hand. */
export function ShareholdersStep({ section }: StepScreenProps) {
  const say = useSay()
  const { people } = useQuestionnaire().store.product
  const person = useFlowView((view) => view.person) ?? 'p1'
  // What we know of somebody is more than is asked of who fills in their own part.
  const isSelf = useAnswers((answers) => fillsInThemselves(answers[person]))
  return (
    <>
      <h1 className="text-2xl max-md:text-[1.5rem]">{say('later_steps.people.heading')}</h1>
      <p className="mt-1.5 max-w-prose text-hint text-ink-2">{say('later_steps.people.intro')}</p>
      {people.most > 1 ? <PeopleCards /> : <div className="h-5.5" />}
      <SectionNav />
      <PersonHead section={section} />
      {!isSelf && <KnownPeople />}
      <QuestionRows />
      <SigningLine />
    </>
  )
}

/** Whose questions these are and what they are about, in the words for this kind of shareholder. */
function PersonHead({ section }: { section: SectionView }) {
  const say = useSay()
  const naming = useNaming()
  const { messages } = useQuestionnaire()
  const person = useFlowView((view) => view.person) ?? 'p1'
  const kind = useFlowView(({ people }) => people.find((view) => view.person === person)?.kind ?? null)
  const name = useAnswers((answers) => shareholderNameOf(answers, person, naming))
  const heading = useArrivalFocus()
  const words = messages.flow.sections[section.name]
  const own = kind === null ? undefined : words.byKind?.[kind]
  // What is said about the shareholders in general stands above the cards already.
  const intro = own?.intro ?? (section.substep === 0 ? null : words.intro)
  return (
    <div className="mb-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {say('later_steps.people.section', { name, section: words.name.toLowerCase() })}
      </h2>
      {intro !== null && <p className="mt-1 text-hint text-ink-2">{intro}</p>}
    </div>
  )
}
