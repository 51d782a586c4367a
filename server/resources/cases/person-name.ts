import type { ShareholderAnswers } from '#domain/fields/index.ts'

/** What somebody is called, as far as they said. */
export const nameOf = ({ firstname = '', lastname = '' }: ShareholderAnswers): string =>
  `${firstname} ${lastname}`.trim()
