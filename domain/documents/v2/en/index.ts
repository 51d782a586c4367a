import { asHolding, material } from '../../material/bv.ts'
import { type TemplateSet, templatesFrom } from '../../template.ts'
import { declaration as declarationShape } from '../shapes/declaration.ts'
import { deed as deedShape } from '../shapes/deed.ts'
import { letter as letterShape } from '../shapes/letter.ts'
import { poa as poaShape } from '../shapes/poa.ts'
import { register as registerShape } from '../shapes/register.ts'
import { declaration } from './declaration.ts'
import { deed } from './deed.ts'
import { letter } from './letter.ts'
import { poa } from './poa.ts'
import { register } from './register.ts'
import { english } from './vocabulary.ts'

/** The first version of the documents of a BV, in English. */

const template = templatesFrom(material, english)

export const bv: TemplateSet = {
  deed: template(deedShape, deed),
  poa: template(poaShape, poa),
  register: template(registerShape, register),
  declaration: template(declarationShape, declaration),
  letter: template(letterShape, letter),
}

/** The documents of a holding, in English. */
export const holding: TemplateSet = asHolding(bv)
