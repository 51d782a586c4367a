/** The sets of texts that documents are made from; a product names its own. */
export const templateSets = ['bv', 'holding', 'transfer', 'foundation', 'anbi', 'conversion'] as const
export type TemplateSetName = (typeof templateSets)[number]

/** The documents by name, in the order in which they are listed; the place is the index of the API. */
export const standardDocuments = ['deed', 'poa', 'register', 'declaration', 'letter'] as const
export type StandardDocumentName = (typeof standardDocuments)[number]

/** What a product can have besides, after those. */
export const extraDocuments = [
  'translation',
  'shareholders_agreement',
  'resolution',
  'policy_outline',
  'asset_agreement',
  'conflict_resolution',
  'loan',
  'intent',
  'description',
  'contribution',
  'contribution_poa',
  'company_power',
  'ratification',
  'dga_agreement',
] as const
export type ExtraDocumentName = (typeof extraDocuments)[number]

export const documentNames = [...standardDocuments, ...extraDocuments] as const
export type DocumentName = (typeof documentNames)[number]
