import { eq, not, oneOf } from '../../conditions/index.ts'
import { defineFields } from '../field.ts'

/** Bringing a sole proprietorship or a partnership into a new BV. */
export const conversion = defineFields('main', {
  converted_from: { kind: 'choice', options: ['vof', 'proprietorship'], required: true, sensitivity: 'public' },
  type_of_conversion: {
    kind: 'choice',
    options: ['asset_liability', 'tax_free_transfer', 'transfer_subject_to_tax', 'none'],
    required: true,
    sensitivity: 'public',
  },
  /** With a contribution on shares the owner must hold them in person, so there is no holding to ask about. */
  holding_structure: {
    kind: 'yes_no',
    visible: oneOf('main.type_of_conversion', 'asset_liability', 'none'),
    required: true,
    sensitivity: 'public',
  },
  /** Asked for a share transfer too. */
  accountant: {
    kind: 'choice',
    options: ['yes', 'no', 'will_be_arranged_soon'],
    required: true,
    sensitivity: 'public',
  },
  free_intake: { kind: 'yes_no', visible: not(eq('main.accountant', 'yes')), required: false, sensitivity: 'public' },
})
