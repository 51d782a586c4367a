import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFlowFrame } from '../../model/use/frame.ts'
import { shareholderNameOf, useNaming, useStays } from '../../model/use/people.ts'
import { useAnswers } from '../../model/use/questionnaire.ts'

/** Under the list: who was to go and is still there. */
export function Staying() {
  const say = useSay()
  const naming = useNaming()
  const { write } = useFlowFrame()
  const stays = useStays()
  const answers = useAnswers((all) => all)
  return (
    <div role="status" className="not-empty:-mt-2 not-empty:mb-5 grid gap-2.5">
      {[...stays].map(([person, why]) => (
        <Banner
          key={person}
          tone="warning"
          action={
            <Button look="line" size="small" aria-haspopup="dialog" onClick={write}>
              {say('later_steps.people.write')}
            </Button>
          }
        >
          {say(`later_steps.people.stays.${why}`, { name: shareholderNameOf(answers, person, naming) })}
        </Banner>
      ))}
    </div>
  )
}
