import { defineFields } from '../field.ts'
import { companyName } from '../rules/name-characters.ts'

/** To whom the invoice goes. There is no country, so a postal code may look foreign. */
export const billing = defineFields('billing', {
  name: {
    kind: 'text',
    maxLength: 100,
    rules: [companyName],
    required: true,
    sensitivity: 'personal',
    autocomplete: 'billing organization',
  },
  street: {
    kind: 'text',
    style: 'address',
    maxLength: 100,
    required: true,
    sensitivity: 'personal',
    autocomplete: 'billing address-line1',
  },
  house_number: { kind: 'text', maxLength: 12, required: true, sensitivity: 'personal' },
  zip: { kind: 'postal_code', required: true, sensitivity: 'personal', autocomplete: 'billing postal-code' },
  city: {
    kind: 'text',
    style: 'place',
    maxLength: 80,
    required: true,
    sensitivity: 'personal',
    autocomplete: 'billing address-level2',
  },
  phone_number: {
    kind: 'phone',
    required: true,
    sensitivity: 'personal',
    autocomplete: 'billing tel',
    inputMode: 'tel',
  },
  vat_number: { kind: 'vat_number', required: false, sensitivity: 'personal' },
  extra: { kind: 'long_text', maxLength: 500, required: false, sensitivity: 'personal' },
})

/** What must be ticked before someone pays, beside the statements of the questionnaire. */
export const checkout = defineFields('checkout', {
  terms_of_service: { kind: 'checkbox', default: false, required: true, sensitivity: 'public' },
})
