import { eq } from '../../conditions/index.ts'
import type { Step } from '../../flow/index.ts'

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
        ['email', 'phone_number'],
      ],
    },
    {
      name: 'personal',
      person: [
        'prefix',
        ['firstname', 'lastname'],
        'name_as_on_document',
        ['birthdate', 'birthplace'],
        'country_of_birth',
        ['representative_birthdate', 'representative_birthplace'],
        'lives_in_netherlands',
        'address_equals_company_address',
        'address',
        ['zip_code', 'location'],
        'marital_status',
      ],
    },
    {
      name: 'id',
      person: [
        'nationality',
        'document_type',
        'document_number',
        ['issue_date', 'expiration_date'],
        'place_of_issue',
        'bsn',
        'bsn_not_present',
      ],
    },
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
        'director_authorized',
        'representation_type',
        'function',
        'company_main_person',
        'ubos',
        'ubo_kvk_registered',
        'ubo_kvk_registered_check',
        'dutch_proficient',
        'pep',
      ],
    },
  ],
}
