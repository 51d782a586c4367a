export const caseTexts = { loading: 'De zaak wordt geopend' } as const
