import type { Step } from '../../flow/index.ts'
import type { SharedLanguage } from '../bv/language.ts'
import {
  idSection,
  languageRows,
  nameRows,
  personalSection,
  proprietorshipRows,
  reachedAt,
} from '../person-sections.ts'

/** Step 1: the one person whose holding it is. */
export const founderStep = (shared: SharedLanguage): Step => ({
  kind: 'shareholders',
  name: 'shareholders',
  sections: [
    { name: 'basic', person: [...nameRows, reachedAt] },
    personalSection,
    idSection,
    { name: 'other', person: ['become_director', ...proprietorshipRows, ...languageRows(shared), 'pep'] },
  ],
})
