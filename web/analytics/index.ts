// Measuring, and only with consent: the question, the pages visited and the tag manager that reads them.
export { ConsentQuestion } from './consent-question.tsx'
export { forgetMeasured, mayMeasure, measure } from './data-layer.ts'
export { useConsent } from './use-consent.ts'
export { usePageLoads } from './use-page-loads.ts'
