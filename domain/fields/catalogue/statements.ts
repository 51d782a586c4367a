import { yes } from '../../conditions/index.ts'
import { defineFields } from '../field.ts'

/** What the founders declare. None of it goes into the deed, which anyone may read. */
export const statements = defineFields('main', {
  bankruptcy: { kind: 'yes_no', default: false, required: true, sensitivity: 'sensitive' },
  bankruptcy_persons: { kind: 'persons', visible: yes('main.bankruptcy'), required: true, sensitivity: 'sensitive' },
  bankruptcy_settled: { kind: 'yes_no', visible: yes('main.bankruptcy'), required: true, sensitivity: 'sensitive' },
  criminal_record_status: { kind: 'checkbox', default: false, required: true, sensitivity: 'sensitive' },
  lead_approval: { kind: 'checkbox', default: false, required: false, sensitivity: 'personal' },
})
