/** Contracts that a company makes: what is asked for each, and the text that follows, by the same machinery as the deed. */
export { askedQuestions, type CheckedContract, type ContractAnswers, checkContract } from './answers.ts'
export type { OwnCompany } from './company.ts'
export { loadContract } from './load.ts'
export { type ContractName, contractNames } from './names.ts'
export type { ContractSigners, ContractSpec } from './spec.ts'
export { contractSpecs } from './specs.ts'
export { type ContractTemplate, composeContract } from './template.ts'
