import type { Step } from '../flow/index.ts'
import { extraServicesStep, membershipStep } from './bv/arrangements.ts'

/** A membership or none of them, and the notary: for what has no step for further services. */
export const membershipAndNotaryStep: Step = {
  ...membershipStep,
  sections: [...membershipStep.sections, ...extraServicesStep.sections.filter(({ name }) => name === 'notary')],
}
