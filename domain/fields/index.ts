/** Every question of the service, declared once: what it is, how what is typed becomes an answer, and what can be wrong. */

export {
  type Answers,
  type AnswersOf,
  factsFor,
  type MainAnswers,
  type RelevantAnswers,
  type ShareholderAnswers,
} from './answers.ts'
export { bvQuestions } from './catalogue/bv-questions.ts'
export { allFields, type Catalogue, catalogue, fieldOf, fieldsOf } from './catalogue/catalogue.ts'
export { hasBusiness } from './catalogue/company.ts'
export { isContribution } from './catalogue/contribution.ts'
export { questionOf, questions, questionsOf } from './catalogue/questions.ts'
export { changedFields } from './changed-fields.ts'
export { type CheckContext, check, isRequired, maxLengthOf, pathOf, possibleIssues } from './check.ts'
export type { AnswerCondition, CalculationClaim, Claim, FieldName } from './claims.ts'
export { beginsWithBv, companyTitle } from './clean/company-title.ts'
export { defaultsOf } from './defaults.ts'
export { documentSorts } from './document-sorts.ts'
export {
  type ConfiguredFlag,
  defineFields,
  type Field,
  type FieldBody,
  type FieldFlag,
  type FieldKind,
  type FieldScope,
  fieldKinds,
  type Questions,
  type Scope,
  type ShareholderKey,
  scopes,
  shareholderKeys,
  type Wording,
  wordings,
} from './field.ts'
export { type Issue, type IssueBlanks, type IssueCode, type IssueValues, issueCodes, type ValuesFor } from './issue.ts'
export {
  type CountryCode,
  countryCodes,
  isInhabited,
  nationalityCodes,
  priorityOf,
  type RiskLevel,
  riskLevels,
  riskOf,
  statelessCode,
} from './lists/countries.ts'
export { fold as foldedName } from './lists/fold.ts'
export { municipalityNamed } from './lists/known-municipalities.ts'
export { municipalities } from './lists/municipalities.ts'
export { listSeparator, type OrderField, orderCountries, orderFields } from './lists/order-countries.ts'
export { type ListEntry, searchList } from './lists/search-list.ts'
export { unservedCountries } from './lists/unserved-countries.ts'
export { mappedNames, withKeptNames } from './mapped-names.ts'
export { normalise } from './normalise.ts'
export {
  type DocumentName,
  documentNames,
  type ExtraDocumentName,
  type StandardDocumentName,
  standardDocuments,
  type TemplateSetName,
  templateSets,
} from './papers.ts'
export { answersFromRegister } from './registered-company.ts'
export { restore } from './restore.ts'
export { restoreForm } from './restore-form.ts'
export { atLeast, atMost, businessOnly, percentageText, positive, shareValue } from './rules/amounts.ts'
export { aMonthAfter, notBeforeStart } from './rules/company-dates.ts'
export { shortestPassword } from './rules/contact.ts'
export { adult, notAfterToday, withinALifetime } from './rules/dates.ts'
export type { LegalForm } from './rules/rule.ts'
export { yearEnds } from './year-end.ts'
