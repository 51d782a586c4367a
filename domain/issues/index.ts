/** Every way in which an answer can be wrong, by its code; the sentences are messages. */

export { type Issue, type IssueBlanks, type IssueCode, type IssueValues, issueCodes, type ValuesFor } from './issue.ts'
