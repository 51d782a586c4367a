import { all, any, eq, no, oneOf, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'

const companies = oneOf('form.customers', 'companies', 'both')
const consumers = oneOf('form.customers', 'consumers', 'both')
const goods = oneOf('form.sells', 'goods', 'both')
const services = oneOf('form.sells', 'services', 'both')
const digital = yes('form.digital')
const online = yes('form.online')

/** What goes for every sale of a company: its customers are companies, consumers or both. */
export const generalTermsShape = {
  name: 'general_terms',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'terms',
      articles: [
        {
          id: 'who',
          numbered: true,
          clauses: [
            { id: 'we' },
            { id: 'customer' },
            { id: 'only_companies', when: eq('form.customers', 'companies') },
            { id: 'only_consumers', when: eq('form.customers', 'consumers') },
            { id: 'both', when: eq('form.customers', 'both') },
            { id: 'written' },
          ],
        },
        {
          id: 'apply',
          numbered: true,
          clauses: [
            { id: 'all' },
            { id: 'given' },
            { id: 'other_terms', when: companies },
            { id: 'first' },
            { id: 'rights', when: consumers },
            { id: 'invalid' },
          ],
        },
        {
          id: 'offers',
          numbered: true,
          clauses: [{ id: 'offer' }, { id: 'mistake' }, { id: 'order', when: online }, { id: 'extra', when: services }],
        },
        {
          id: 'price',
          numbered: true,
          clauses: [
            { id: 'consumers', when: consumers },
            { id: 'companies', when: companies },
            { id: 'hours', when: services },
            { id: 'fixed' },
            { id: 'yearly', when: yes('form.subscriptions') },
            { id: 'yearly_consumer', when: all(consumers, yes('form.subscriptions')) },
          ],
        },
        {
          id: 'payment',
          numbered: true,
          clauses: [
            { id: 'term' },
            { id: 'way', when: online },
            { id: 'half', when: all(consumers, goods) },
            { id: 'security', when: companies },
            { id: 'late_company', when: companies },
            { id: 'late_consumer', when: consumers },
            { id: 'set_off', when: companies },
          ],
        },
        {
          id: 'delivery',
          numbered: true,
          when: goods,
          clauses: [
            { id: 'consumer_term', when: consumers },
            { id: 'consumer_late', when: consumers },
            { id: 'company_term', when: companies },
            { id: 'consumer_risk', when: consumers },
            { id: 'company_risk', when: companies },
            { id: 'in_parts' },
          ],
        },
        {
          id: 'ownership',
          numbered: true,
          when: goods,
          clauses: [{ id: 'retained' }, { id: 'care' }, { id: 'resale', when: companies }],
        },
        {
          id: 'service',
          numbered: true,
          when: services,
          clauses: [{ id: 'effort' }, { id: 'cooperation' }, { id: 'others' }, { id: 'time' }],
        },
        {
          id: 'digital',
          numbered: true,
          when: digital,
          clauses: [{ id: 'use' }, { id: 'works' }, { id: 'updates', when: consumers }],
        },
        {
          id: 'withdrawal',
          numbered: true,
          when: consumers,
          clauses: [
            { id: 'right' },
            { id: 'from_goods', when: goods },
            { id: 'from_services', when: any(services, digital) },
            { id: 'not_told' },
            { id: 'how' },
            { id: 'button', when: online },
            { id: 'refund' },
            { id: 'returned', when: goods },
            { id: 'costs_customer', when: all(goods, eq('form.return_costs', 'customer')) },
            { id: 'costs_us', when: all(goods, eq('form.return_costs', 'us')) },
            { id: 'handled', when: goods },
            { id: 'begun', when: services },
          ],
        },
        {
          id: 'no_withdrawal',
          numbered: true,
          when: consumers,
          clauses: [
            { id: 'intro' },
            { id: 'custom', form: 'item', when: goods },
            { id: 'perishable', form: 'item', when: goods },
            { id: 'hygiene', form: 'item', when: goods },
            { id: 'mixed', form: 'item', when: goods },
            { id: 'recordings', form: 'item', when: goods },
            { id: 'performed', form: 'item', when: services },
            { id: 'dated', form: 'item', when: services },
            { id: 'urgent', form: 'item', when: services },
            { id: 'downloaded', form: 'item', when: digital },
            { id: 'law', form: 'item' },
          ],
        },
        {
          id: 'conformity',
          numbered: true,
          clauses: [
            { id: 'consumer', when: consumers },
            { id: 'presumed', when: all(consumers, goods) },
            { id: 'presumed_digital', when: all(consumers, digital) },
            { id: 'consumer_tells', when: all(consumers, goods) },
            { id: 'company_checks', when: companies },
            { id: 'company_repair', when: companies },
          ],
        },
        {
          id: 'liability',
          numbered: true,
          clauses: [
            { id: 'consumers', when: consumers },
            { id: 'cap_invoice', when: eq('form.cap', 'invoice') },
            { id: 'cap_amount', when: eq('form.cap', 'amount') },
            { id: 'insured', when: companies },
            { id: 'indirect', when: companies },
            { id: 'never', when: companies },
          ],
        },
        {
          id: 'force_majeure',
          numbered: true,
          clauses: [{ id: 'suspends' }, { id: 'ends' }, { id: 'consumer', when: consumers }],
        },
        { id: 'property', numbered: true, clauses: [{ id: 'ours' }, { id: 'theirs' }] },
        {
          id: 'lasting',
          numbered: true,
          when: yes('form.subscriptions'),
          clauses: [
            { id: 'first_term' },
            { id: 'goes_on' },
            { id: 'any_time', when: all(consumers, any(services, digital)) },
            { id: 'how' },
            { id: 'breach' },
          ],
        },
        { id: 'privacy', numbered: true, clauses: [{ id: 'data' }] },
        {
          id: 'changes',
          numbered: true,
          clauses: [
            { id: 'new' },
            { id: 'running', when: yes('form.subscriptions') },
            { id: 'existing', when: no('form.subscriptions') },
          ],
        },
        {
          id: 'disputes',
          numbered: true,
          clauses: [
            { id: 'complaint' },
            { id: 'law' },
            { id: 'abroad', when: consumers },
            { id: 'consumer_court', when: consumers },
            { id: 'company_court', when: companies },
          ],
        },
      ],
    },
    {
      id: 'form',
      when: consumers,
      new_page: true,
      articles: [
        {
          id: 'model',
          clauses: [
            { id: 'only' },
            { id: 'to' },
            { id: 'statement' },
            { id: 'dates' },
            { id: 'name' },
            { id: 'address' },
            { id: 'signature' },
            { id: 'day' },
            { id: 'strike' },
          ],
        },
      ],
    },
  ],
} as const satisfies Shape
