import type { Step } from '../../flow/index.ts'

/** Step 1: the founders, who are the first board; people only, each with a role. */
export const boardStep: Step = {
  kind: 'shareholders',
  name: 'shareholders',
  sections: [
    {
      name: 'basic',
      person: [
        'foundation_role',
        'prefix',
        ['firstname', 'lastname'],
        'name_as_on_document',
        ['email', 'phone_number'],
      ],
    },
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
    { name: 'other', person: ['dutch_proficient', 'pep'] },
  ],
}
