import { withMaterial } from '../../material/bv.ts'
import { material } from '../../material/conversion.ts'
import { type TemplateSet, templatesFrom } from '../../template.ts'
import {
  assetAgreement as assetAgreementShape,
  contribution as contributionShape,
  description as descriptionShape,
  intent as intentShape,
} from '../shapes/conversion.ts'
import { assetAgreement } from './conversion-asset-agreement.ts'
import { contribution } from './conversion-contribution.ts'
import { description } from './conversion-description.ts'
import { intent } from './conversion-intent.ts'
import { bv } from './index.ts'
import { dutch } from './vocabulary.ts'

/** The first version of the documents of a conversion, in Dutch: those of a BV, and what makes the business pass into it. */

const template = templatesFrom(material, dutch)

export const conversion: TemplateSet = {
  ...withMaterial(bv, material),
  asset_agreement: template(assetAgreementShape, assetAgreement),
  intent: template(intentShape, intent),
  description: template(descriptionShape, description),
  contribution: template(contributionShape, contribution),
}
