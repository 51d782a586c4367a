import { useSay } from '#web/i18n/index.ts'
import { PeopleCards } from '../people/people-cards.tsx'
import { PersonHead } from '../people/person-head.tsx'
import { QuestionRows } from '../questions/question-rows.tsx'
import { SectionNav } from '../screen/section-nav.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import type { StepScreenProps } from './step-screen.ts'

/** One to four shareholders, as a list of what is still to do, and the questions of the one at hand. */
export function ShareholdersStep({ section }: StepScreenProps) {
  const say = useSay()
  const { people } = useQuestionnaire().store.product
  return (
    <>
      <h1 className="text-2xl max-md:text-[1.5rem]">{say('questionnaire.people.heading')}</h1>
      <p className="mt-1.5 max-w-prose text-hint text-ink-2">{say('questionnaire.people.intro')}</p>
      {people.most > 1 ? <PeopleCards /> : <div className="h-5.5" />}
      <SectionNav />
      <PersonHead section={section} />
      <QuestionRows />
    </>
  )
}
