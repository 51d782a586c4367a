import { all, eq, no, oneOf } from '../../conditions/index.ts'
import { defineFields } from '../../fields/index.ts'

const inPerson = no('main.online_notary')

/** How and where the founders meet their notary. */
export const notaryChoice = defineFields('main', {
  /** Identification and explanation by video, signing by power of attorney. */
  online_notary: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
  notary_option: {
    kind: 'choice',
    options: ['partner_notary', 'notary_in_area', 'known_notary', 'help_finding'],
    visible: inPerson,
    required: true,
    sensitivity: 'public',
  },
  notary_id: { kind: 'reference', required: false, sensitivity: 'public', asked: false },
  custom_notary: {
    kind: 'text',
    maxLength: 100,
    visible: all(inPerson, eq('main.notary_option', 'known_notary')),
    required: true,
    sensitivity: 'public',
  },
  custom_notary_city: {
    kind: 'text',
    style: 'place',
    maxLength: 80,
    visible: all(inPerson, oneOf('main.notary_option', 'notary_in_area', 'known_notary', 'help_finding')),
    required: true,
    sensitivity: 'public',
  },
})
