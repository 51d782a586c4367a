export { AddressQuestions } from './address-questions.tsx'
export { gatherAddresses } from './address-rows.ts'
