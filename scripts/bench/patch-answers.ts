import type { QuestionnairePatch } from '#contract/questionnaires.ts'

/** What leaving a group of fields sends: one time the address, the other time the identity document. Each is a change. */
export const fieldGroup = (turn: number): QuestionnairePatch =>
  turn % 2 === 0
    ? {
        p1: {
          email: `anna${turn}@voorbeeld.nl`,
          phone_number: '+31612345678',
          residence_country: 'NL',
          address: `Voorbeeldlaan ${turn}`,
          zip_code: '3512 CD',
          location: 'Utrecht',
          marital_status: 'married',
        },
        substep: 1,
      }
    : {
        p1: {
          nationality: 'NL',
          document_type: 'passport',
          document_number: 'NX1234561',
          issue_date: '01-02-2024',
          expiration_date: '01-02-2034',
          place_of_issue: turn % 4 === 1 ? 'Utrecht' : 'Amersfoort',
          bsn: turn % 4 === 1 ? '111222333' : '123456782',
        },
        substep: 2,
      }
