/** The first version of the documents of a transfer of shares, in Dutch. */
import { templatesFrom } from '../../../template.ts'
import type { TemplateSet } from '../../../template-set.ts'
import { material } from '../../../transfer/material.ts'
import { declaration as declarationShape } from '../../shapes/transfer/declaration.ts'
import { deed as deedShape } from '../../shapes/transfer/deed.ts'
import { letter as letterShape } from '../../shapes/transfer/letter.ts'
import { poa as poaShape } from '../../shapes/transfer/poa.ts'
import { register as registerShape } from '../../shapes/transfer/register.ts'
import { resolution as resolutionShape } from '../../shapes/transfer/resolution.ts'
import { dutch } from '../language.ts'
import { declaration } from './declaration.ts'
import { deed } from './deed.ts'
import { letter } from './letter.ts'
import { poa } from './poa.ts'
import { register } from './register.ts'
import { resolution } from './resolution.ts'
import { blanks, missing, options, phrases } from './vocabulary.ts'

const language = {
  ...dutch,
  options: { ...dutch.options, ...options },
  missing: { ...dutch.missing, ...missing },
  blanks: { ...dutch.blanks, ...blanks },
  phrases: { ...dutch.phrases, ...phrases },
}

const template = templatesFrom(material, language)

export const transfer: TemplateSet = {
  deed: template(deedShape, deed),
  poa: template(poaShape, poa),
  register: template(registerShape, register),
  declaration: template(declarationShape, declaration),
  letter: template(letterShape, letter),
  resolution: template(resolutionShape, resolution),
}
