import type { ShareholderAnswers } from './answers.ts'

/**
 * What sort of document somebody shows, the closest first: a Singaporean passport, a passport, one from abroad. Where its
 * number stands differs by country; the words are messages.
 */
export const documentSorts = ({ nationality, document_type }: ShareholderAnswers): readonly string[] => {
  if (nationality === undefined) return []
  const types = document_type === undefined ? [] : [`${nationality}_${document_type}`, document_type]
  return [...types, nationality === 'NL' ? 'dutch' : 'foreign']
}
