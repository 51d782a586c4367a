import type { FactTable, Made, Material, Scope, Turn } from '../template.ts'
import { declarationFacts, type Side, sideFacts, sidesOf, transferFacts } from './facts.ts'
import { values } from './values.ts'

/** What someone is called in the deed; buyers have a number as soon as there are several. */
const titleOf = ({ world }: Scope, side: Side): Made => {
  const { phrases } = world.language
  if (side.sells) return { text: phrases.seller ?? '', fields: [] }
  const buyers = sidesOf(world).filter(({ sells }) => !sells)
  const number = buyers.findIndex(({ key }) => key === side.key) + 1
  const title = buyers.length > 1 ? (phrases.numbered_buyer ?? '') : (phrases.buyer ?? '')
  return { text: title.replace('{n}', String(number)), fields: [] }
}

const turns =
  (takes: (side: Side) => boolean, factsOf: (world: Scope['world'], side: Side) => FactTable) =>
  (scope: Scope): readonly Turn[] =>
    sidesOf(scope.world)
      .filter(takes)
      .map((side) => ({
        id: side.key,
        at: side.key,
        facts: factsOf(scope.world, side),
        values: { party_title: titleOf(scope, side) },
      }))

/** What the documents of a transfer of shares can speak of. */
export const material: Material = {
  facts: transferFacts,
  loops: {
    parties: turns(() => true, sideFacts),
    sellers: turns(({ sells }) => sells, sideFacts),
    buyers: turns(({ sells }) => !sells, sideFacts),
    people: turns(() => true, declarationFacts),
  },
  values,
}
