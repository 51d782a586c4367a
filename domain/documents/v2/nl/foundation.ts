import { materialOf } from '../../material/foundation.ts'
import { type TemplateSet, templatesFrom } from '../../template.ts'
import {
  foundationDeclaration as declarationShape,
  foundationDeed as deedShape,
  foundationPoa as poaShape,
} from '../shapes/foundation.ts'
import { foundationLetter as letterShape } from '../shapes/foundation-letter.ts'
import { policyOutline as policyShape } from '../shapes/foundation-policy.ts'
import { foundationDeclaration } from './foundation-declaration.ts'
import { foundationDeed } from './foundation-deed.ts'
import { foundationLetter } from './foundation-letter.ts'
import { foundationPoa } from './foundation-poa.ts'
import { policyOutline } from './foundation-policy.ts'
import { dutch } from './vocabulary.ts'

/** The documents of a foundation and of a charity, in Dutch. */

/** De gebieden van artikel 5b, derde lid, van de Algemene wet inzake rijksbelastingen, in de woorden van de wet. */
const charityFields = {
  welfare: 'welzijn',
  culture: 'cultuur',
  education: 'onderwijs, wetenschap en onderzoek',
  nature: 'bescherming van natuur en milieu, daaronder begrepen bevordering van duurzaamheid',
  health: 'gezondheidszorg',
  youth_and_elderly: 'jeugd- en ouderenzorg',
  development: 'ontwikkelingssamenwerking',
  animals: 'dierenwelzijn',
  religion: 'religie, levensbeschouwing en spiritualiteit',
  rule_of_law: 'de bevordering van de democratische rechtsorde',
  housing: 'volkshuisvesting',
  supporting: 'het financieel of op andere wijze ondersteunen van algemeen nut beogende instellingen',
}

const language = {
  ...dutch,
  options: {
    ...dutch.options,
    foundation_role: {
      chairman: 'voorzitter',
      secretary: 'secretaris',
      treasurer: 'penningmeester',
      other: 'bestuurslid',
    },
    charity_field: charityFields,
    charity_field_too: charityFields,
  },
  missing: {
    ...dutch.missing,
    company_name: 'naam van de stichting',
    activities: 'doel',
    realizing_activities: 'hoe het doel wordt bereikt',
    foundation_role: 'rol in het bestuur',
    term_managing: 'aantal jaren',
    reappointed: 'herbenoembaar of niet',
    remaining_roles: 'rol in het bestuur',
    charity_field: 'gebied van algemeen nut',
    charity_field_too: 'tweede gebied van algemeen nut',
    board_related: 'familie in het bestuur of niet',
    board_decisive_control: 'zeggenschap over het geld',
    company_email: 'e-mailadres van de stichting',
    phone: 'telefoonnummer van de stichting',
    website: 'website',
  },
  phrases: {
    ...dutch.phrases,
    years: '{n} jaar',
    and: ' en ',
    in_field: 'op het gebied van {field}',
    role_director: 'bestuurslid van {company}',
    paper_policy_outline: 'Beleidsplan van {company} (na de oprichting)',
  },
}

const setOf = (kind: { readonly anbi: boolean }): TemplateSet => {
  const material = materialOf(kind)
  const template = templatesFrom(material, language)
  return {
    deed: template(deedShape, foundationDeed),
    poa: template(poaShape, foundationPoa),
    declaration: template(declarationShape, foundationDeclaration),
    letter: template(letterShape, foundationLetter),
    ...(kind.anbi ? { policy_outline: template(policyShape, policyOutline) } : {}),
  }
}

export const foundationTemplates: TemplateSet = setOf({ anbi: false })
export const charityTemplates: TemplateSet = setOf({ anbi: true })
