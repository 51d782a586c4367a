import type { AnswerRow } from '../conditions/index.ts'
import { shareholderKeys } from '../fields/index.ts'
import { questionsOf, type RelevantAnswers } from '../questions/index.ts'

/** The law wants to read in the deed when someone was born (art. 40 Wna); everything else that is sensitive stays out. */
const wantedInDeeds: readonly string[] = ['birthdate', 'representative_birthdate']

/** Of the identity document not even the kind; it is not marked as sensitive, since the notary needs it at hand. */
const identityDocument: readonly string[] = [
  'document_type',
  'issue_date',
  'expiration_date',
  'place_of_issue',
  'bsn_not_present',
]

/** What may never stand in a document that anyone may read. */
export const privateKeys: ReadonlySet<string> = new Set([
  ...[...questionsOf('main'), ...questionsOf('shareholder')]
    .filter(({ sensitivity, key }) => sensitivity === 'sensitive' && !wantedInDeeds.includes(key))
    .map(({ key }) => key),
  ...identityDocument,
])

const withoutPrivate = (row: AnswerRow): AnswerRow =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !privateKeys.has(key)))

/** The answers as a public document gets them: what it does not get it cannot print. */
export const publicAnswers = (answers: RelevantAnswers): RelevantAnswers =>
  ({
    main: withoutPrivate(answers.main),
    ...Object.fromEntries(shareholderKeys.map((key) => [key, withoutPrivate(answers[key])])),
  }) as RelevantAnswers
