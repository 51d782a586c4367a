import { splitPath } from '../../values/index.ts'
import type { Made, Material, Scope, Turn } from '../template.ts'
import { activityItems } from './activities.ts'
import { declarationFacts, documentFacts, founderFacts } from './facts.ts'
import { directorsOf, type Founder, foundersOf } from './parties.ts'
import { values } from './values.ts'

/** One item for each thing the company is going to do. */
const activities = ({ world }: Scope): readonly Turn[] => {
  const turn = (made: Made, index: number): Turn => ({ id: String(index + 1), values: { activity: made } })
  const items = activityItems(world)
  if (items.length === 0) return [turn({ gap: 'main.activities' }, 0)]
  return items.map((text, index) => turn({ text, fields: ['main.activities'] }, index))
}

const founderTurns =
  (factsOf: (world: Scope['world'], founder: Founder) => Turn['facts']) =>
  ({ world }: Scope): readonly Turn[] =>
    foundersOf(world).map((founder) => {
      const facts = factsOf(world, founder)
      return { id: founder.key, at: founder.key, ...(facts ? { facts } : {}) }
    })

/** What the documents of a BV can speak of. */
export const material: Material = {
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
  },
  values,
}
