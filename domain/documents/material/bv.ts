import { splitPath } from '../../values/index.ts'
import type { Fact, LoopTurn, Material, Template, TemplateScope, TemplateSet } from '../template.ts'
import { leastSupervisors } from './care.ts'
import { declarationFacts, documentFacts, fact, founderFacts } from './facts.ts'
import { activities } from './objects.ts'
import { directorsOf, type Founder, type FounderKind, foundersOf } from './parties.ts'
import { type SignedPaperFacts, signingLoops, signingValues } from './signing.ts'
import { documentValues } from './values.ts'

const founderTurns =
  (factsOf: (world: TemplateScope['world'], founder: Founder) => LoopTurn['facts']) =>
  ({ world }: TemplateScope): readonly LoopTurn[] =>
    foundersOf(world).map((founder) => {
      const facts = { ...factsOf(world, founder), form_of: fact(founder.key) }
      return { id: founder.key, at: founder.key, facts }
    })

/** What is known in a deed, of a founder in their turn, and of a director in theirs. */
export type BvFacts = ReturnType<typeof documentFacts> &
  ReturnType<typeof declarationFacts> &
  SignedPaperFacts & { readonly director_as: Fact<FounderKind | 'open'> }
export type BvValue = keyof typeof documentValues | keyof typeof signingValues
export type BvLoop = 'founders' | 'people' | 'directors' | 'activities' | 'supervisors' | keyof typeof signingLoops

export type BvMaterial = Material<BvFacts, BvValue, BvLoop>

/** What the documents of a BV can speak of. */
export const bvMaterial: BvMaterial = {
  facts: documentFacts,
  loops: {
    founders: founderTurns(founderFacts),
    people: founderTurns(declarationFacts),
    directors: ({ world }) =>
      directorsOf(world).map(({ key, as, field }) => ({
        id: `${key}_${splitPath(field).key}`,
        at: key,
        facts: { director_as: { value: as, fields: [field] } },
      })),
    activities,
    supervisors: () => Array.from({ length: leastSupervisors }, (_, index) => ({ id: String(index + 1) })),
    ...signingLoops,
  },
  values: { ...documentValues, ...signingValues },
}

/** The documents of a BV, for a product that knows other things about itself and all that a BV does. */
export const withMaterial = (set: TemplateSet, material: BvMaterial): TemplateSet =>
  Object.fromEntries(
    Object.entries(set).map(([name, template]: [string, Template]) => [
      name,
      { ...template, material: material as Material },
    ]),
  ) as TemplateSet

const certain = (value: Fact['value']): Fact => ({ value, fields: [] })

/** A holding is a BV whose objects and signatures nobody has to ask about: one person who holds and directs. */
const ofHolding: BvMaterial = {
  ...bvMaterial,
  facts: (world) => ({
    ...bvMaterial.facts(world),
    objects: certain('holding'),
    care: certain(false),
    supervisors: certain('none'),
    signatures: certain('one_signature'),
    some_holding: certain(false),
    order_matters: certain(false),
    company_directs: certain(false),
  }),
}

/** The documents of a BV, as a holding has them. */
export const asHolding = (set: TemplateSet): TemplateSet => withMaterial(set, ofHolding)
