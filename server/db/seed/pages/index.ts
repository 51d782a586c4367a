import { aboutPage } from './about.ts'
import { accessibilityPage } from './accessibility.ts'
import { anbiFoundationPage } from './anbi-foundation.ts'
import { assistantsPage } from './assistants.ts'
import type { SeededPage } from './building.ts'
import { bvPage } from './bv.ts'
import { bvWithHoldingPage } from './bv-with-holding.ts'
import { complaintsPage } from './complaints.ts'
import { conversionPage } from './conversion.ts'
import { foundationPage } from './foundation.ts'
import { frequentQuestionsPage } from './frequent-questions.ts'
import { glossaryPage } from './glossary.ts'
import { holdingPage } from './holding.ts'
import { howItWorksPage } from './how-it-works.ts'
import { privacyPage } from './privacy.ts'
import { shareTransferPage } from './share-transfer.ts'
import { termsPage } from './terms.ts'
import { whatIsABvPage } from './what-is-a-bv.ts'
import { whatIsADgaPage } from './what-is-a-dga.ts'
import { whatIsAHoldingPage } from './what-is-a-holding.ts'
import { whatIsAUboPage } from './what-is-a-ubo.ts'

/** The public pages as they are when the service starts; from then on whoever edits them decides. */
export const seededPages: readonly SeededPage[] = [
  bvPage,
  holdingPage,
  bvWithHoldingPage,
  conversionPage,
  foundationPage,
  anbiFoundationPage,
  shareTransferPage,
  howItWorksPage,
  aboutPage,
  frequentQuestionsPage,
  assistantsPage,
  termsPage,
  privacyPage,
  complaintsPage,
  accessibilityPage,
  glossaryPage,
  whatIsABvPage,
  whatIsAHoldingPage,
  whatIsADgaPage,
  whatIsAUboPage,
]
