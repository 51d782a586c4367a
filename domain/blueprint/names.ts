import type { MainAnswers, ShareholderAnswers } from '../questions/index.ts'

/** What sort of step it is; there is one screen for each. */
export const stepKinds = [
  'company',
  'shareholders',
  'holding_upsell',
  'share_distribution',
  'share_counts',
  'membership',
  'dga',
  'extra_services',
  'preview',
] as const
export type StepKind = (typeof stepKinds)[number]

/** What a step is called: as its kind, or by a name of its own where a product puts it differently. */
export const stepNames = [...stepKinds] as const
export type StepName = (typeof stepNames)[number]

/** The sub-steps, by the name under which their heading stands in the messages. */
export const sectionNames = [
  'business',
  'subsidiary',
  'general',
  'contact',
  'complete',
  'staff',
  'acquisition',
  'acquisition_paper',
  'figures',
  'price',
  'information',
  'blocking',
  'board',
  'goal',
  'manage',
  'method',
  'terms',
  'basic',
  'shareholder_company',
  'personal',
  'home',
  'id',
  'other',
  'holdings',
  'shares',
  'bankruptcy',
  'signing',
  'leaving',
  'agreement',
  'agreement_terms',
  'own_holdings',
  'own_holding',
  'membership',
  'dga',
  'services',
  'notary',
  'documents',
] as const
export type SectionName = (typeof sectionNames)[number]

/** The dots of the small stepper: a few chapters, each of one or more steps. */
export const chapterNames = ['company', 'shareholders', 'arrangements', 'preview'] as const
export type ChapterName = (typeof chapterNames)[number]

/** A question about the company, by its key. */
export type MainKey = keyof MainAnswers

/** The part someone plays in what is made. */
export type Party = NonNullable<ShareholderAnswers['party']>

/** A question about a shareholder, by its key. */
export type PersonKey = keyof ShareholderAnswers
