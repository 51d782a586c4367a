import type { ShareholderKey } from '#domain/fields/index.ts'
import type { FieldView } from '#domain/flow/index.ts'
import { activeShareholders, knownAs, spokenOf } from '#domain/shareholders/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { FieldGroup } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { withAnswer } from '../../model/store/answers.ts'
import { useAnswers, useField, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { fieldId } from './field-id.ts'

interface Props {
  /** Whether the holding directs, and whether its owner does. */
  readonly holding: FieldView
  readonly owner: FieldView
}

/** What each choice answers to the two questions behind it: does the holding direct, does its owner. */
const ways = {
  holding: [true, false],
  self: [false, true],
  both: [true, true],
  neither: [false, false],
} as const

const wayNames = ['holding', 'self', 'both', 'neither'] as const

/** Who directs the company: the holding, its owner or both, in one choice that says what follows. */
export function DirectorQuestion({ holding, owner }: Props) {
  const say = useSay()
  const { store } = useQuestionnaire()
  const [byHolding, byOwner] = [useField(holding.path), useField(owner.path)]
  const isAlone = useAnswers((answers) => activeShareholders(answers).length === 1)
  const chosen = wayNames.find((way) => ways[way][0] === byHolding.value && ways[way][1] === byOwner.value) ?? null
  const wordsFor = useWordsFor(holding.person ?? 'p1')
  const isMissing = chosen === null && byHolding.issues.length + byOwner.issues.length > 0
  return (
    // Whoever is sent to the second question comes here too.
    <div id={fieldId(owner.path)}>
      <FieldGroup
        id={fieldId(holding.path)}
        radios
        required
        label={say('offers.director.label')}
        error={isMissing ? say('offers.director.choose') : undefined}
      >
        <RadioCards
          name={fieldId(holding.path)}
          layout="stack"
          value={chosen}
          invalid={isMissing}
          onChange={(way) =>
            store.change((answers) =>
              withAnswer(withAnswer(answers, holding.path, ways[way][0]), owner.path, ways[way][1]),
            )
          }
          // Whoever is alone cannot leave it to somebody else.
          options={wayNames
            .filter((way) => !isAlone || way !== 'neither')
            .map((way) => ({ value: way, ...wordsFor(way) }))}
        />
      </FieldGroup>
    </div>
  )
}

/** The owner is you, or goes by their first name as soon as that is known. */
function useWordsFor(person: ShareholderKey): (way: keyof typeof ways) => { label: string; description: string } {
  const say = useSay()
  const { people } = useQuestionnaire().store.product
  const isYou = useAnswers((answers) => spokenOf(people, answers, person) === 'you')
  const name = useAnswers((answers) => knownAs(answers, person)) ?? say('offers.director.owner')
  return (way) => {
    const said = isYou && (way === 'holding' || way === 'self') ? (`you.${way}` as const) : way
    const label = say(`offers.director.${said}.name`, { name })
    return {
      label: label.charAt(0).toUpperCase() + label.slice(1),
      description: say(`offers.director.${said}.about`, { name }),
    }
  }
}
