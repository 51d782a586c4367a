import type { ShareholderAnswers } from '#domain/questions/index.ts'

/** What somebody is called, as far as they said. */
export const personNameOf = ({ firstname = '', lastname = '' }: ShareholderAnswers): string =>
  `${firstname} ${lastname}`.trim()
