// To whom an invoice goes: the questions about it, and what is still wrong with the answers.
export { BillingFields, billingQuestions } from './billing-fields.tsx'
export { BillingProblems } from './billing-problems.tsx'
