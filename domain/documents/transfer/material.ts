import type { FactTable, Material, Scope, Turn } from '../template.ts'
import { declarationFacts, type Side, sideFacts, sidesOf, transferFacts } from './facts.ts'
import { values } from './values.ts'

const turns =
  (takes: (side: Side) => boolean, factsOf: (world: Scope['world'], side: Side) => FactTable) =>
  (scope: Scope): readonly Turn[] =>
    sidesOf(scope.world)
      .filter(takes)
      .map((side) => ({
        id: side.key,
        at: side.key,
        facts: factsOf(scope.world, side),
      }))

/** What the documents of a transfer of shares can speak of. */
export const material: Material<
  ReturnType<typeof transferFacts> & ReturnType<typeof declarationFacts>,
  keyof typeof values,
  'parties' | 'sellers' | 'buyers' | 'people'
> = {
  facts: transferFacts,
  loops: {
    parties: turns(() => true, sideFacts),
    sellers: turns(({ sells }) => sells, sideFacts),
    buyers: turns(({ sells }) => !sells, sideFacts),
    people: turns(() => true, declarationFacts),
  },
  values,
}
