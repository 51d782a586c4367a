import type { Step } from '../../flow/index.ts'
import { idSection, nameRows, personalSection, reachedAt } from '../person-sections.ts'

/** Step 1: the founders, who are the first board; people only, each with a role. */
export const boardStep: Step = {
  kind: 'shareholders',
  name: 'shareholders',
  sections: [
    { name: 'basic', person: ['foundation_role', ...nameRows, reachedAt] },
    personalSection,
    idSection,
    { name: 'other', person: ['dutch_proficient', 'pep'] },
  ],
}
