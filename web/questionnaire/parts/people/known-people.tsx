import { useMemo } from 'react'
import { fullNameOf } from '#domain/names/index.ts'
import { fillPerson, isSamePerson, type PersonDetails, whoCanBe } from '#domain/shareholders/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useMe } from '#web/session/index.ts'
import { Button } from '#web/ui/button.tsx'
import { useFlowFrame } from '../../model/use/frame.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { focusQuestion } from '../questions/field-id.ts'

interface Offered {
  readonly details: PersonDetails
  readonly company?: string | null
  readonly self?: true
}

/** Who is signed in, as far as the account knows them; what they filled in before says more. */
function useKnown(): readonly Offered[] {
  const me = useMe()
  const looked = useResource(me?.uuid ?? null, () => call('GET /api/known_people'))
  const people = looked.state === 'ready' ? looked.value.people : null
  return useMemo(() => {
    if (!me) return []
    const { firstname, lastname, email, phone } = me
    const own = { firstname, lastname, email, ...(phone ? { phone_number: phone } : {}) }
    const isMe = ({ details }: Offered) => isSamePerson(details, own)
    const before = people?.find(isMe)
    const self: Offered = { self: true, details: before?.details ?? own }
    return [...(firstname && lastname ? [self] : []), ...(people ?? []).filter((one) => !isMe(one))]
  }, [me, people])
}

/** "This is me", somebody of this questionnaire or of an earlier one: filled in with one press, and open to change. */
export function KnownPeople() {
  const say = useSay()
  const { store, saving } = useQuestionnaire()
  const { notify } = useFlowFrame()
  const known = useKnown()
  const person = useFlowView((view) => view.person) ?? 'p1'
  const isNamedHere = useFlowView(({ rows }) => rows.flat().some(({ field }) => field.key === 'firstname'))
  const offered = useAnswers((answers): readonly Offered[] => whoCanBe(answers, person, known))
  if (!isNamedHere || offered.length === 0) return null

  const take = (details: PersonDetails) => {
    store.leaveAll()
    store.change((answers) => fillPerson(answers, person, details))
    void saving.flush()
    notify({ tone: 'info', text: say('later_steps.known.done', { name: fullNameOf(details) }) })
    const [first] = store.view().rows.flat()
    if (first) focusQuestion(first.path)
  }
  return (
    <section aria-labelledby="known-people" className="mb-5 rounded-m bg-sunken p-4">
      <h3 id="known-people" className="text-md font-semibold">
        {say('later_steps.known.heading')}
      </h3>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {offered.map(({ details, company, self }) => (
          <li key={`${fullNameOf(details)} ${details.birthdate ?? ''}`}>
            <Button look="line" size="small" onClick={() => take(details)}>
              {self
                ? say('later_steps.known.me', { name: fullNameOf(details) })
                : company
                  ? say('later_steps.known.of', { name: fullNameOf(details), company })
                  : fullNameOf(details)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
