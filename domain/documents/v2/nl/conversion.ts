import { withMaterial } from '../../material/bv.ts'
import { conversionMaterial } from '../../material/conversion.ts'
import { type TemplateSet, templatesFrom } from '../../template.ts'
import {
  contributionPoa as contributionPoaShape,
  contribution as contributionShape,
  description as descriptionShape,
  intent as intentShape,
} from '../shapes/conversion-contribution.ts'
import { conversionDeed as conversionDeedShape } from '../shapes/conversion-deed.ts'
import {
  assetAgreement as assetAgreementShape,
  conflictResolution as conflictResolutionShape,
  loan as loanShape,
} from '../shapes/conversion-sale.ts'
import { assetAgreement } from './conversion-asset-agreement.ts'
import { conflictResolution } from './conversion-conflict-resolution.ts'
import { contribution } from './conversion-contribution.ts'
import { contributionPoa } from './conversion-contribution-poa.ts'
import { conversionDeed } from './conversion-deed.ts'
import { description } from './conversion-description.ts'
import { intent } from './conversion-intent.ts'
import { loan } from './conversion-loan.ts'
import { bvTemplates } from './index.ts'
import { dutch } from './vocabulary.ts'

/** The documents of a conversion, in Dutch: those of a BV, and what makes the business pass into it. */

const template = templatesFrom(conversionMaterial, dutch)

export const conversionTemplates: TemplateSet = {
  ...withMaterial(bvTemplates, conversionMaterial),
  deed: template(conversionDeedShape, conversionDeed),
  asset_agreement: template(assetAgreementShape, assetAgreement),
  conflict_resolution: template(conflictResolutionShape, conflictResolution),
  loan: template(loanShape, loan),
  intent: template(intentShape, intent),
  description: template(descriptionShape, description),
  contribution: template(contributionShape, contribution),
  contribution_poa: template(contributionPoaShape, contributionPoa),
}
