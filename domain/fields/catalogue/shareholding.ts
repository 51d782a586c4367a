import { any, yes } from '../../conditions/index.ts'
import { defineFields } from '../field.ts'
import { atMost, nonNegative } from '../rules/amounts.ts'
import { differentFrom, noBvSuffix, notAFoundation } from '../rules/company-name.ts'
import { companyName } from '../rules/name-characters.ts'
import { atLeastLong } from '../rules/too-short.ts'
import { inPerson } from './person.ts'

const question = { kind: 'yes_no', required: true, sensitivity: 'personal' } as const
const isPerson = yes('shareholder.is_natural_person')

/** What someone is going to be in the company, and what the notary must know of them first. */
export const shareholding = defineFields('shareholder', {
  lives_in_netherlands: question,
  dutch_proficient: question,
  english_proficient: question,
  natural_person_lives_in_netherlands: { ...question, visible: isPerson },
  natural_person_english_proficient: { ...question, visible: isPerson },
  become_director: { ...question, visible: any(isPerson, yes('shareholder.is_existing_company')) },
  pep: { ...question, sensitivity: 'sensitive' },
  shares: {
    kind: 'number',
    rules: [nonNegative, atMost(1_000_000_000)],
    required: true,
    sensitivity: 'public',
    inputMode: 'numeric',
  },
  dga_plan: { kind: 'yes_no', visible: inPerson, required: false, sensitivity: 'personal' },
  foundation_role: {
    kind: 'choice',
    options: ['chairman', 'secretary', 'treasurer', 'other'],
    required: true,
    sensitivity: 'public',
  },
  /** The shares go to a holding that is founded along with the company. */
  holding: { kind: 'yes_no', visible: inPerson, required: false, sensitivity: 'public' },
  holding_name: {
    kind: 'text',
    style: 'company_name',
    maxLength: 100,
    rules: [companyName, atLeastLong(3), noBvSuffix, notAFoundation, differentFrom('main.company_name')],
    visible: yes('shareholder.holding'),
    required: true,
    sensitivity: 'public',
  },
})
