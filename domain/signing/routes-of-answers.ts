import type { Ownership } from '../blueprint/index.ts'
import { holds } from '../conditions/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import { type Answers, isContribution, type ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders, kindOf } from '../shareholders/index.ts'
import { routeFor, type SigningFacts, type SigningRoute } from './route.ts'

/** Where somebody lives: as they said, as their company's address says, or because the product is only for who lives here. */
export const residenceOf = (row: ShareholderAnswers): string | undefined => {
  if (row.residence_country !== undefined) return row.residence_country
  if (row.lives_in_netherlands === true) return 'NL'
  return row.address_equals_company_address === true ? row.company_country : undefined
}

const companyIn = (row: ShareholderAnswers): SigningFacts['company'] =>
  kindOf(row) === 'existing_company'
    ? {
        foreign: row.incorporated_in_netherlands === false,
        by_power: row.director_authorized === false || row.function !== undefined,
        jointly: row.representation_type === 'jointly_authorized_director',
      }
    : null

const factsIn = (answers: Answers, person: ShareholderKey, deed: Ownership): SigningFacts => {
  const row = answers[person]
  return {
    deed,
    in_kind: holds(isContribution, { main: answers.main, shareholders: [] }),
    residence: residenceOf(row),
    nationality: row.nationality,
    document: row.document_type,
    company: companyIn(row),
    needs_interpreter: row.dutch_proficient === false && row.english_proficient === false,
  }
}

/** How this person signs, as far as the answers tell. */
export const signingRouteOf = (answers: Answers, person: ShareholderKey, deed: Ownership): SigningRoute | null =>
  routeFor(factsIn(answers, person, deed))

export type PersonRoute = { readonly person: ShareholderKey; readonly route: SigningRoute | null }

/** How everybody who takes part signs. */
export const signingRoutes = (answers: Answers, deed: Ownership): readonly PersonRoute[] =>
  activeShareholders(answers).map((person) => ({ person, route: signingRouteOf(answers, person, deed) }))
