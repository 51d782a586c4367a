import type { ShareholderKey } from '../../fields/index.ts'
import { activeShareholders } from '../../shareholders/index.ts'
import type { FieldPath } from '../model.ts'
import { answerAt, cleanText, printAnswer } from '../print.ts'
import type { ComputedValue, Fact, LoopTurn, Material, TemplateScope, World } from '../template.ts'
import { abroad, fact } from './facts.ts'
import { computedFrom, fillIn, itemsOf, joinedValues } from './make.ts'
import { runningOn } from './running-on.ts'
import { type SignedPaperFacts, signingLoops, signingValuesWith } from './signing.ts'
import { documentValues as ofCompanies } from './values.ts'

const longestName = 100

const memberFacts = (world: World, key: ShareholderKey) => ({
  has_office: fact(
    world.answers[key].foundation_role !== 'other' || otherOffice(world) !== undefined,
    `${key}.foundation_role`,
    'main.remaining_roles',
  ),
  born_abroad: abroad(world, `${key}.country_of_birth`),
  lives_abroad: abroad(world, `${key}.residence_country`),
})

const members = ({ world }: TemplateScope): readonly LoopTurn[] =>
  activeShareholders(world.answers).map((key) => ({
    id: key,
    at: key,
    facts: { ...memberFacts(world, key), form_of: fact(key) },
  }))

type ActivitiesKey = 'activities' | 'realizing_activities'

const itemTurns =
  (key: ActivitiesKey) =>
  ({ world }: TemplateScope): readonly LoopTurn[] => {
    const turn = (made: ComputedValue, index: number): LoopTurn => ({
      id: String(index + 1),
      values: { activity: made },
    })
    const items = itemsOf(world, key)
    if (items.length === 0) return [turn({ gap: `main.${key}` }, 0)]
    return items.map((text, index) => turn({ text: runningOn(text, key), fields: [`main.${key}`] }, index))
  }

/** One thing stands in the sentence itself, several under it. */
const severalOf = (world: World, key: ActivitiesKey): Fact<boolean> =>
  fact(itemsOf(world, key).length > 1, `main.${key}`)

/** All of it in one sentence. */
const inOneSentence =
  (key: ActivitiesKey) =>
  ({ world }: TemplateScope): ComputedValue =>
    computedFrom(world, [`main.${key}`], () =>
      itemsOf(world, key)
        .map((text) => runningOn(text, key))
        .join('; '),
    )

/** The name as it was given: the word Stichting stands in it (art. 2:286 BW). */
const fullName = ({ world }: TemplateScope): ComputedValue =>
  computedFrom(world, ['main.company_name'], (name) => cleanText(String(name), longestName))

/** Not an office, only another word for being on the board. */
const plainMember = /^(?:(?:algemeen|gewoon|overig|vierde)\s+)*(?:bestuurs)?lid$|^(?:geen|n\.?v\.?t\.?|-+)$/i

/** An office beside the three of every board, for whoever has none of those; the articles then know it too. */
const otherOffice = (world: World): ComputedValue | undefined => {
  const named = answerAt(world, 'main.remaining_roles')
  const fourth = activeShareholders(world.answers).find((key) => world.answers[key].foundation_role === 'other')
  if (typeof named !== 'string' || fourth === undefined) return undefined
  const text = cleanText(named, longestName).replace(/[\s.;,:]+$/, '')
  if (text === '' || plainMember.test(text)) return undefined
  return { text: text.replace(/^\p{Lu}(?=\p{Ll})/u, (sign) => sign.toLowerCase()), fields: ['main.remaining_roles'] }
}

const roleOf = ({ world, at = 'p1' }: TemplateScope): ComputedValue => {
  const office = answerAt(world, `${at}.foundation_role`) === 'other' ? otherOffice(world) : undefined
  return office ?? printAnswer(world, `${at}.foundation_role`)
}

const inYears = ({ language }: World, years: number): string =>
  fillIn(language.phrases.years ?? '', { n: `${language.number(years)} (${language.figures(years)})` })

const term = ({ world }: TemplateScope): ComputedValue =>
  computedFrom(world, ['main.term_managing'], (years) => inYears(world, Number(years)))

/** So that not everybody leaves at once: the first stays longest, the others are spread over the years before that. */
export const firstTermOf = (years: number, place: number, members: number): number =>
  Math.max(years - Math.floor((place * years) / Math.max(members, 1)), 1)

const firstTerm = ({ world, at = 'p1' }: TemplateScope): ComputedValue => {
  const keys = activeShareholders(world.answers)
  return computedFrom(world, ['main.term_managing'], (years) =>
    inYears(world, firstTermOf(Number(years), Math.max(keys.indexOf(at), 0), keys.length)),
  )
}

/** Everyone on the board, in one sentence. */
const everyMember =
  (said: (scope: TemplateScope) => ComputedValue) =>
  (scope: TemplateScope): ComputedValue => {
    const all = activeShareholders(scope.world.answers).map((at) => said({ ...scope, at }))
    const [last = { gap: 'p1.firstname' }, ...before] = all.toReversed()
    const and = scope.world.language.phrases.and ?? ''
    return before.length === 0 ? last : joinedValues(and, joinedValues(', ', ...before.toReversed()), last)
  }

const withRole = (scope: TemplateScope): ComputedValue => {
  const [name, role] = [ofCompanies.person_name(scope), roleOf(scope)]
  if (!('text' in name)) return name
  return 'text' in role ? { text: `${name.text} (${role.text})`, fields: [...name.fields, ...role.fields] } : role
}

/** In which field of the law the general good is served, or in which two (art. 5b lid 3 AWR). */
const charityFields = ({ world }: TemplateScope): ComputedValue => {
  const keys = ['main.charity_field', 'main.charity_field_too'] as const
  const [first, second] = keys.map((path) => answerAt(world, path))
  const isOne = second === undefined || second === first
  const said = (path: FieldPath): ComputedValue => {
    const made = printAnswer(world, path)
    return 'text' in made
      ? { ...made, text: fillIn(world.language.phrases.in_field ?? '', { field: made.text }) }
      : made
  }
  return isOne ? said(keys[0]) : joinedValues(world.language.phrases.and ?? '', said(keys[0]), said(keys[1]))
}

const values = {
  ...ofCompanies,
  ...signingValuesWith(fullName),
  full_name: fullName,
  party_name: ofCompanies.person_name,
  role: roleOf,
  other_office: ({ world }) => otherOffice(world) ?? { gap: 'main.remaining_roles' },
  term,
  first_term: firstTerm,
  members_with_roles: everyMember(withRole),
  charity_fields: charityFields,
  goal_sentence: inOneSentence('activities'),
  means_sentence: inOneSentence('realizing_activities'),
} as const satisfies Readonly<Record<string, (scope: TemplateScope) => ComputedValue>>

const foundationFacts = (world: World) => ({
  several_goals: severalOf(world, 'activities'),
  several_means: severalOf(world, 'realizing_activities'),
  other_office: fact(otherOffice(world) !== undefined, 'main.remaining_roles'),
  // One year cannot be spread over the members.
  staggered: fact(answerAt(world, 'main.term_managing') !== 1, 'main.term_managing'),
  someone_abroad: fact(
    activeShareholders(world.answers).some((key) => abroad(world, `${key}.residence_country`).value),
    ...activeShareholders(world.answers).map((key): FieldPath => `${key}.residence_country`),
  ),
})

type FoundationFacts = ReturnType<typeof memberFacts> &
  ReturnType<typeof foundationFacts> &
  SignedPaperFacts & { readonly anbi: Fact<boolean> }

/** What the documents of a foundation can speak of; of a charity they say more. */
export const materialOf = ({
  anbi,
}: {
  readonly anbi: boolean
}): Material<
  FoundationFacts,
  keyof typeof values | 'activity',
  'members' | 'goals' | 'means' | 'signers' | 'papers_to_sign' | 'papers_to_read'
> => ({
  facts: (world) => ({ anbi: fact(anbi), ...foundationFacts(world) }),
  loops: {
    members,
    goals: itemTurns('activities'),
    means: itemTurns('realizing_activities'),
    signers: signingLoops.signers,
    papers_to_sign: signingLoops.papers_to_sign,
    papers_to_read: signingLoops.papers_to_read,
  },
  values,
})
