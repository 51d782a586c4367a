import { expectTypeOf, test } from 'vitest'
import type { UnfilledIn } from './blanks.fixture.ts'
import { blockerTexts as enBlockers } from './en/flow-blockers.ts'
import { way as enWay } from './en/flow-way.ts'
import { issues as enIssues } from './en/issues.ts'
import { prices as enPrices } from './en/prices.ts'
import { blockerTexts } from './nl/flow-blockers.ts'
import { way } from './nl/flow-way.ts'
import { issues } from './nl/issues.ts'
import { prices } from './nl/prices.ts'

const nl = { issues, blockers: blockerTexts, way, prices }
const en = { issues: enIssues, blockers: enBlockers, way: enWay, prices: enPrices }

test('every blank in a text is one that is filled', () => {
  expectTypeOf<UnfilledIn<typeof nl>>().toEqualTypeOf<never>()
  expectTypeOf<UnfilledIn<typeof en>>().toEqualTypeOf<never>()
})

test('a blank that nobody fills is named', () => {
  const slip = { ...nl, issues: { ...issues, too_long: 'Hoogstens {mix} tekens' } } as const
  // @ts-expect-error {mix} is not filled: it is called {max}.
  expectTypeOf<UnfilledIn<typeof slip>>().toEqualTypeOf<never>()
  expectTypeOf<UnfilledIn<typeof slip>>().toEqualTypeOf<'mix'>()
})
