import { no } from '../../conditions/index.ts'
import type { Step } from '../../flow/index.ts'
import type { SharedLanguage } from '../bv/language.ts'

/** Step 1: the one person whose holding it is. */
export const founderStep = ({ spoken, otherwise }: SharedLanguage): Step => ({
  kind: 'shareholders',
  name: 'shareholders',
  sections: [
    { name: 'basic', person: ['prefix', ['firstname', 'lastname'], 'name_as_on_document', ['email', 'phone_number']] },
    {
      name: 'personal',
      person: [
        ['birthdate', 'birthplace'],
        'country_of_birth',
        'residence_country',
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
        'become_director',
        'has_proprietorship',
        'kvk_proprietorship',
        'proprietorship_action',
        'proprietorship_name',
        spoken,
        { fields: [otherwise], when: no(`shareholder.${spoken}`) },
        'pep',
      ],
    },
  ],
})
