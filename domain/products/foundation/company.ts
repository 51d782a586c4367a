import type { Section } from '../../flow/index.ts'

/** Step 0: what every foundation is asked, in sections that a charity adds to. */
export const general: Section = {
  name: 'general',
  company: ['company_name', 'headquarters', 'email', 'office_address', ['postal_code', 'place_of_business']],
}

export const goal: Section = { name: 'goal', company: ['activities', 'realizing_activities'] }

export const manageRows = ['extra_shareholders', 'remaining_roles', 'term_managing', 'reappointed'] as const
