import { companyTitle } from '#domain/names/index.ts'
import type { RelevantAnswers } from '#domain/questions/index.ts'
import { holdingOwners } from '#domain/shareholders/index.ts'
import type { KeptCase } from './store.ts'

/** The holdings that are founded along, as they will be called, each with its own number in the register. */
export const foundedHoldings = ({ holding_kvk_numbers }: KeptCase, answers: RelevantAnswers) =>
  holdingOwners(answers).map((person) => ({
    person,
    name: companyTitle(answers[person].holding_name ?? '', 'bv'),
    kvk_number: holding_kvk_numbers[person] ?? null,
  }))
