import type { ShareholderKey } from '../../fields/index.ts'
import { activeShareholders } from '../../shareholders/index.ts'
import { answerAt, cleanText, printAnswer } from '../print.ts'
import type { ComputedValue, Fact, LoopTurn, Material, TemplateScope, World } from '../template.ts'
import { abroad, fact } from './facts.ts'
import { fillIn, from, itemsOf } from './make.ts'
import { values as ofCompanies } from './values.ts'

const longestName = 100

const memberFacts = (world: World, key: ShareholderKey) => ({
  born_abroad: abroad(world, `${key}.country_of_birth`),
  lives_abroad: abroad(world, `${key}.residence_country`),
})

const members = ({ world }: TemplateScope): readonly LoopTurn[] =>
  activeShareholders(world.answers).map((key) => ({ id: key, at: key, facts: memberFacts(world, key) }))

const itemTurns =
  (key: 'activities' | 'realizing_activities') =>
  ({ world }: TemplateScope): readonly LoopTurn[] => {
    const turn = (made: ComputedValue, index: number): LoopTurn => ({
      id: String(index + 1),
      values: { activity: made },
    })
    const items = itemsOf(world, key)
    if (items.length === 0) return [turn({ gap: `main.${key}` }, 0)]
    return items.map((text, index) => turn({ text, fields: [`main.${key}`] }, index))
  }

/** The name as it was given: the word Stichting stands in it (art. 2:286 BW). */
const fullName = ({ world }: TemplateScope): ComputedValue =>
  from(world, ['main.company_name'], (name) => cleanText(String(name), longestName))

/** What the fourth member is called, where that was said; otherwise what they chose. */
const roleOf = ({ world, at = 'p1' }: TemplateScope): ComputedValue => {
  const role = answerAt(world, `${at}.foundation_role`)
  const named = answerAt(world, 'main.remaining_roles')
  if (role === 'other' && at === 'p4' && named !== undefined) return printAnswer(world, 'main.remaining_roles')
  return printAnswer(world, `${at}.foundation_role`)
}

const term = ({ world }: TemplateScope): ComputedValue =>
  from(world, ['main.term_managing'], (years) => {
    const number = Number(years)
    return fillIn(world.language.phrases.years ?? '', {
      n: `${world.language.number(number)} (${world.language.figures(number)})`,
    })
  })

const values = {
  ...ofCompanies,
  full_name: fullName,
  party_name: ofCompanies.person_name,
  role: roleOf,
  term,
} as const satisfies Readonly<Record<string, (scope: TemplateScope) => ComputedValue>>

type FoundationFacts = ReturnType<typeof memberFacts> & { readonly anbi: Fact<boolean> }

/** What the documents of a foundation can speak of; of a charity they say more. */
export const materialOf = ({
  anbi,
}: {
  readonly anbi: boolean
}): Material<FoundationFacts, keyof typeof values | 'activity', 'members' | 'goals' | 'means'> => ({
  facts: () => ({ anbi: fact(anbi) }),
  loops: { members, goals: itemTurns('activities'), means: itemTurns('realizing_activities') },
  values,
})
