/** The fifteen kinds of business of the questionnaire. */
export const industries = [
  'business_services',
  'construction',
  'health',
  'retail',
  'culture_sport_recreation',
  'ict_media',
  'wholesale',
  'agriculture',
  'manufacturing',
  'logistics',
  'hospitality',
  'financial_services',
  'energy_water_environment',
  'ngo',
  'other',
] as const
