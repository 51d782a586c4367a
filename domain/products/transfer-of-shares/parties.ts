import { eq } from '../../conditions/index.ts'
import type { Step } from '../../flow/index.ts'
import { birthRows, companyRows, homeRows, idSection, nameRows, reachedAt } from '../person-sections.ts'

const sells = eq('shareholder.party', 'seller')
export const buys = eq('shareholder.party', 'buyer')

/** Step 1: the seller and the buyers, each a person or a company that exists. Everybody lives in the Netherlands. */
export const partiesStep: Step = {
  kind: 'shareholders',
  name: 'shareholders',
  sections: [
    {
      name: 'basic',
      person: [
        'type',
        'company_name',
        'incorporated_in_netherlands',
        'chamber',
        'company_address',
        ['company_zipcode', 'company_location'],
        reachedAt,
      ],
    },
    {
      name: 'personal',
      person: [
        ...nameRows,
        ...birthRows,
        ['representative_birthdate', 'representative_birthplace'],
        'lives_in_netherlands',
        'address_equals_company_address',
        ...homeRows,
      ],
    },
    idSection,
    {
      name: 'other',
      person: [
        { fields: ['sole_shareholder'], when: sells },
        { fields: ['co_shareholders_waived'], when: sells },
        { fields: ['become_director'], when: sells },
        { fields: ['seller_resign'], when: sells },
        { fields: ['decharge'], when: sells },
        { fields: ['internal'], when: buys },
        { fields: ['buyer_sole_shareholder'], when: buys },
        ...companyRows,
        'dutch_proficient',
        'pep',
      ],
    },
  ],
}
