/** The first version of the documents of a conversion, in Dutch: those of a BV, and what makes the business pass into it. */

import { withMaterial } from '../../../bv/with-material.ts'
import { material } from '../../../conversion/material.ts'
import { templatesFrom } from '../../../template.ts'
import type { TemplateSet } from '../../../template-set.ts'
import { assetAgreement as assetAgreementShape } from '../../shapes/conversion/asset-agreement.ts'
import { contribution as contributionShape } from '../../shapes/conversion/contribution.ts'
import { description as descriptionShape } from '../../shapes/conversion/description.ts'
import { intent as intentShape } from '../../shapes/conversion/intent.ts'
import { bv } from '../index.ts'
import { dutch } from '../language.ts'
import { assetAgreement } from './asset-agreement.ts'
import { contribution } from './contribution.ts'
import { description } from './description.ts'
import { intent } from './intent.ts'

const template = templatesFrom(material, dutch)

export const conversion: TemplateSet = {
  ...withMaterial(bv, material),
  asset_agreement: template(assetAgreementShape, assetAgreement),
  intent: template(intentShape, intent),
  description: template(descriptionShape, description),
  contribution: template(contributionShape, contribution),
}
