import { all, answered, any, eq, no, not, oneOf, someShareholder, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { firstSteps, greetingArticle, letterClosing, senderArticle, toRead, toSign } from './signing.ts'

const hasBusiness = not(eq('main.bv_type', 'private_savings'))
const sells = all(hasBusiness, oneOf('main.sell_products', 'consumers', 'companies', 'consumers_and_businesses'))
const hasCompany = someShareholder(yes('shareholder.is_existing_company'))
const byProxy = someShareholder(all(yes('shareholder.is_existing_company'), no('shareholder.director_authorized')))
const jointly = someShareholder(eq('shareholder.representation_type', 'jointly_authorized_director'))
const dga = someShareholder(yes('shareholder.dga_plan'))
const abroad = someShareholder(
  all(answered('shareholder.residence_country'), not(eq('shareholder.residence_country', 'NL'))),
)
const converts = answered('main.converted_from')
// Whoever has not chosen how, keeps the business for now.
const undecided = eq('main.type_of_conversion', 'none')
const passes = all(converts, not(undecided))
const isSale = eq('main.type_of_conversion', 'asset_liability')
const isTaxed = eq('main.type_of_conversion', 'transfer_subject_to_tax')
const isHolding = eq('form.objects', 'holding')
// With a business as payment there may still be someone who pays in money.
const paysMoney = any(not(yes('form.in_kind')), yes('form.some_money'))
const isAbove = yes('main.above_existing_company')
const health = eq('main.industry', 'health')

/** What the founders send, what happens when, and what comes after. */
export const letter = {
  name: 'letter',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'letter',
      articles: [
        senderArticle,
        greetingArticle,
        {
          id: 'ordered',
          clauses: [
            { id: 'company', form: 'pair' },
            { id: 'converted', form: 'pair', when: converts },
            { id: 'trade_name', form: 'pair', when: answered('main.trade_name') },
            { id: 'method', form: 'pair', when: converts },
            { id: 'transfer_moment', form: 'pair', when: any(isSale, eq('main.transfer_moment', 'signing')) },
            { id: 'transfer_date', form: 'pair', when: answered('main.transfer_date') },
            { id: 'real_estate', form: 'pair', when: yes('main.real_estate') },
            { id: 'accountant', form: 'pair', when: converts },
            { id: 'intake', form: 'pair', when: all(converts, answered('main.free_intake')) },
            { id: 'above', form: 'pair', when: isAbove },
            { id: 'along', form: 'pair', when: isAbove },
            { id: 'seat', form: 'pair' },
            { id: 'address', form: 'pair' },
            { id: 'email', form: 'pair' },
            { id: 'capital', form: 'pair' },
            { id: 'first_year', form: 'pair' },
            { id: 'signing', form: 'pair', when: all(not(isHolding), yes('form.several_directors')) },
            { id: 'speed', form: 'pair', when: answered('main.incorporation_speed') },
            { id: 'holding', form: 'pair', each: 'founders', when: yes('form.is_holding') },
          ],
        },
        {
          id: 'chamber',
          when: not(isHolding),
          clauses: [
            { id: 'intro' },
            { id: 'industry', form: 'pair', when: hasBusiness },
            { id: 'activities', form: 'pair', when: hasBusiness },
            { id: 'savings', form: 'pair', when: not(hasBusiness) },
            { id: 'export', form: 'pair', when: hasBusiness },
            { id: 'import', form: 'pair', when: hasBusiness },
            { id: 'sells', form: 'pair', when: hasBusiness },
            { id: 'where', form: 'pair', when: sells },
            { id: 'staff', form: 'pair', when: hasBusiness },
            { id: 'lending', form: 'pair', when: hasBusiness },
          ],
        },
        {
          id: 'chamber_holding',
          when: isHolding,
          clauses: [
            { id: 'intro' },
            { id: 'sort', form: 'pair' },
            { id: 'staff', form: 'pair', when: not(dga) },
            { id: 'director', form: 'pair', when: dga },
          ],
        },
        {
          id: 'people',
          each: 'founders',
          clauses: [
            { id: 'role', form: 'pair' },
            { id: 'shares', form: 'pair' },
            { id: 'reach', form: 'pair' },
            { id: 'main_person', form: 'pair', when: no('shareholder.company_main_person') },
            { id: 'proprietorship', form: 'pair', when: yes('shareholder.has_proprietorship') },
            {
              id: 'proprietorship_name',
              form: 'pair',
              when: all(yes('shareholder.has_proprietorship'), eq('shareholder.proprietorship_action', 'keep')),
            },
          ],
        },
        {
          id: 'signing',
          clauses: [{ id: 'intro' }, { id: 'blanks' }, { id: 'custody' }, { id: 'later', each: 'signed_later' }],
        },
        toSign,
        toRead,
        {
          id: 'send',
          clauses: [
            { id: 'intro' },
            { id: 'identity', form: 'item' },
            { id: 'signed', form: 'item' },
            { id: 'old_extract', form: 'item', when: converts },
            { id: 'old_figures', form: 'item', when: converts },
            { id: 'old_agreement', form: 'item', when: all(converts, eq('main.converted_from', 'vof')) },
            { id: 'value_note', form: 'item', when: all(converts, yes('form.in_kind')) },
            { id: 'residence', form: 'item', when: abroad },
            { id: 'extract', form: 'item', when: hasCompany },
            { id: 'owners', form: 'item', when: hasCompany },
            { id: 'power', form: 'item', when: byProxy },
            { id: 'co_directors', form: 'item', when: jointly },
            { id: 'care', form: 'item', when: yes('form.care') },
            { id: 'big', form: 'item', when: all(health, yes('main.big_registration')) },
            { id: 'supervisors', form: 'item', when: eq('form.supervisors', 'with') },
            { id: 'supervisors_open', form: 'item', when: eq('form.supervisors', 'open') },
            { id: 'valid' },
          ],
        },
        {
          id: 'steps',
          clauses: [
            ...firstSteps,
            { id: 'intent', form: 'point', when: yes('form.in_kind') },
            { id: 'holding_first', form: 'point', when: yes('form.some_holding') },
            { id: 'holding_contribute', form: 'point', when: all(yes('form.in_kind'), yes('form.some_holding')) },
            { id: 'sign', form: 'point' },
            { id: 'contribute', form: 'point', when: yes('form.in_kind') },
            { id: 'buy', form: 'point', when: isSale },
            { id: 'lend', form: 'point', when: all(isSale, yes('main.price_owed')) },
            { id: 'deliver_real_estate', form: 'point', when: all(passes, yes('main.real_estate')) },
            { id: 'register', form: 'point' },
            { id: 'pay', form: 'point', when: paysMoney },
          ],
        },
        { id: 'time', clauses: [{ id: 'starts' }, { id: 'costs' }] },
        {
          id: 'mind',
          clauses: [
            {
              id: 'agreement',
              form: 'item',
              when: all(yes('form.several_founders'), not(yes('main.shareholders_agreement'))),
            },
            {
              id: 'one_director',
              form: 'item',
              when: all(eq('form.signatures', 'two_signatures'), no('form.several_directors')),
            },
            { id: 'care_with', form: 'item', when: eq('form.supervisors', 'with') },
            { id: 'care_without', form: 'item', when: eq('form.supervisors', 'without') },
            { id: 'care_open', form: 'item', when: eq('form.supervisors', 'open') },
            { id: 'savings', form: 'item', when: eq('form.objects', 'savings') },
            {
              id: 'licence',
              form: 'item',
              when: oneOf('main.industry', 'financial_services', 'energy_water_environment'),
            },
            { id: 'structure', form: 'item', when: all(isHolding, not(isAbove)) },
            { id: 'structure_above', form: 'item', when: all(isHolding, isAbove) },
            { id: 'old_debts', form: 'item', when: passes },
            { id: 'consent', form: 'item', when: passes },
            { id: 'staff_moves', form: 'item', when: passes },
            { id: 'undecided', form: 'item', when: undecided },
            { id: 'tax_free', form: 'item', when: eq('main.type_of_conversion', 'tax_free_transfer') },
            { id: 'taxed', form: 'item', when: isTaxed },
            { id: 'taxed_back', form: 'item', when: all(isTaxed, eq('main.transfer_moment', 'earlier_day')) },
            { id: 'salary', form: 'item' },
            { id: 'payroll', form: 'item', when: dga },
            { id: 'acts', form: 'item' },
            { id: 'owners', form: 'item' },
          ],
        },
        {
          id: 'afterwards',
          clauses: [
            { id: 'bank', form: 'item' },
            { id: 'capital', form: 'item', when: paysMoney },
            { id: 'holding_capital', form: 'item', each: 'founders', when: yes('form.is_holding') },
            { id: 'tax', form: 'item' },
            { id: 'staff', form: 'item' },
            { id: 'insurance', form: 'item' },
            { id: 'yearly', form: 'item' },
            { id: 'registers', form: 'item' },
            { id: 'old_business', form: 'item', when: passes },
            { id: 'old_business_stays', form: 'item', when: undecided },
          ],
        },
        letterClosing,
      ],
    },
  ],
} as const satisfies Shape
