import { asHolding, bvMaterial } from '../../material/bv.ts'
import { type TemplateSet, templatesFrom } from '../../template.ts'
import { companyPower as companyPowerShape } from '../shapes/company-power.ts'
import { declaration as declarationShape } from '../shapes/declaration.ts'
import { deed as deedShape } from '../shapes/deed.ts'
import { dgaAgreement as dgaAgreementShape } from '../shapes/dga-agreement.ts'
import { letter as letterShape } from '../shapes/letter.ts'
import { poa as poaShape } from '../shapes/poa.ts'
import { ratification as ratificationShape } from '../shapes/ratification.ts'
import { register as registerShape } from '../shapes/register.ts'
import { shareholdersAgreement as shareholdersAgreementShape } from '../shapes/shareholders-agreement.ts'
import { companyPower } from './company-power.ts'
import { declaration } from './declaration.ts'
import { deed } from './deed.ts'
import { dgaAgreement } from './dga-agreement.ts'
import { letter } from './letter.ts'
import { poa } from './poa.ts'
import { ratification } from './ratification.ts'
import { register } from './register.ts'
import { shareholdersAgreement } from './shareholders-agreement.ts'
import { english } from './vocabulary.ts'

/** The first version of the documents of a BV, in English. */

const template = templatesFrom(bvMaterial, english)

export const bvTemplates: TemplateSet = {
  deed: template(deedShape, deed),
  poa: template(poaShape, poa),
  register: template(registerShape, register),
  declaration: template(declarationShape, declaration),
  letter: template(letterShape, letter),
  company_power: template(companyPowerShape, companyPower),
  ratification: template(ratificationShape, ratification),
  dga_agreement: template(dgaAgreementShape, dgaAgreement),
  shareholders_agreement: template(shareholdersAgreementShape, shareholdersAgreement),
}

/** The documents of a holding, in English. */
export const holdingTemplates: TemplateSet = asHolding(bvTemplates)
