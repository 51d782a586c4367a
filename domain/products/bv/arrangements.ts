import type { Product, Section, Step } from '../../blueprint/index.ts'
import { all, answered, any, not, severalShareholders, someShareholder, yes } from '../../conditions/index.ts'
import { shareholderKeys } from '../../fields/index.ts'
import { bvQuestions } from '../../questions/index.ts'

const isPerson = yes('shareholder.is_natural_person')
/** Who said no in the calculator is not asked again, unless a structure with a holding is wanted: that is somebody's. */
const isOfferedOne = all(isPerson, any(not(yes('shareholder.holding_declined')), yes('main.holding_structure')))

/** Step 2: each person may hold the shares through a holding, which then needs a name. */
export const holdingUpsellStep = {
  kind: 'holding_upsell',
  name: 'holding_upsell',
  visible: someShareholder(isOfferedOne),
  sections: [{ name: 'holdings', each: ['holding', 'holding_name'], visible: isOfferedOne }],
} as const satisfies Step

/** Step 3: how many shares, what they are worth, who gets which; then the one question about all of them together. */
export const shareDistributionStep: Step = {
  kind: 'share_distribution',
  name: 'share_distribution',
  sections: [
    {
      name: 'shares',
      company: [['number_of_shares', 'value_of_shares'], 'distribution_of_shares'],
      each: ['shares'],
    },
    { name: 'bankruptcy', company: ['bankruptcy', 'bankruptcy_persons', 'bankruptcy_settled'] },
  ],
}

const directs = any(
  yes('shareholder.become_director'),
  yes('shareholder.new_company_director'),
  yes('shareholder.natural_person_director'),
)
/** Also somebody beside their own holding. */
const both = all(yes('shareholder.new_company_director'), yes('shareholder.natural_person_director'))

/** What several shareholders may agree on among themselves: first whether, then what. */
const agreementSections: readonly Section[] = [
  { name: 'agreement', company: ['shareholders_agreement'], visible: severalShareholders(all()) },
  {
    name: 'agreement_terms',
    company: [
      'agreement_decisions',
      'agreement_amount',
      'agreement_dividend',
      'agreement_leaver',
      'agreement_drag_along',
      'agreement_competition',
    ],
    visible: bvQuestions.main.agreement_decisions.visible,
  },
]

/** The agreement itself, for those who want it. */
export const shareholdersAgreementPaper = {
  name: 'shareholders_agreement',
  when: bvQuestions.main.agreement_decisions.visible,
} as const satisfies Product['extra_documents'][number]

/** Whether a new holding is like the company; what it has of its own is asked on a screen for each. */
const holdingSections: readonly Section[] = [
  { name: 'own_holdings', each: ['holding_as_company'], visible: yes('shareholder.holding') },
  ...shareholderKeys.map(
    (whose): Section => ({
      name: 'own_holding',
      whose,
      each: [
        ...(['holding_seat', 'holding_address', ['holding_zipcode', 'holding_location']] as const),
        ...([['holding_shares', 'holding_share_value'], 'holding_year_end'] as const),
      ],
      visible: bvQuestions.shareholder.holding_seat.visible,
      saysOptional: true,
    }),
  ),
]

/** The same where there may be several: how they sign, who drops out, what they agree; and the holdings they have made. */
export const shareDistributionAndSigningStep: Step = {
  ...shareDistributionStep,
  sections: [
    ...shareDistributionStep.sections,
    {
      name: 'signing',
      company: ['representation'],
      visible: any(severalShareholders(directs), someShareholder(both)),
    },
    { name: 'leaving', company: ['offer_duty'], visible: severalShareholders(yes('shareholder.active')) },
    ...agreementSections,
    ...holdingSections,
  ],
}

/** Step 4: a membership, or none of them. */
export const membershipStep: Step = {
  kind: 'membership',
  name: 'membership',
  sections: [
    {
      name: 'membership',
      company: ['upsell_package', 'upsell_package_type_id'],
      needs: {
        met: any(answered('main.upsell_package'), answered('main.upsell_package_type_id')),
        field: 'main.upsell_package_type_id',
      },
    },
  ],
}

/** Step 5: payroll for whoever works in their own company. */
export const dgaStep: Step = { kind: 'dga', name: 'dga', sections: [{ name: 'dga', each: ['dga_plan'] }] }

/** Step 6: what else we can arrange, and the notary. */
export const extraServicesStep: Step = {
  kind: 'extra_services',
  name: 'extra_services',
  sections: [
    { name: 'services', company: ['incorporation_speed', 'upsell_package_type_product_ids', 'lead_approval'] },
    {
      name: 'notary',
      company: ['online_notary', 'notary_option', 'notary_id', 'custom_notary', 'custom_notary_city'],
      settledBy: 'predefined_notary',
    },
  ],
}

/** Step 7: the documents, before they are paid for. */
export const previewStep: Step = { kind: 'preview', name: 'preview', sections: [{ name: 'documents' }] }

/** A membership or none of them, and the notary: for what has no step for further services. */
export const membershipAndNotaryStep: Step = {
  ...membershipStep,
  sections: [...membershipStep.sections, ...extraServicesStep.sections.filter(({ name }) => name === 'notary')],
}
