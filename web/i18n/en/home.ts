import type { home as dutch } from '../nl/home.ts'
import type { TextShape } from '../shape.ts'

export const home = {
  hero: {
    title: 'Your Dutch BV, with the deed in plain sight.',
    text: 'A BV is the Dutch private limited company. Answer everyday questions and watch the notarial deed take shape as you type. Then the notary calls you to arrange the signing.',
    calculate: 'Calculate my price',
    start: 'Start right away',
    start_new: 'Start something new',
  },
  bv: {
    title: 'The BV that fits you.',
    text: 'Just a BV, a BV with a holding, or a conversion of your sole proprietorship: pick one below and start. Not sure yet? Calculate the price first.',
  },
  rating: {
    out_of: '/ 5',
    spoken: '{score} out of 5 stars on {source}',
    spoken_text: '{score} out of 5 stars on {source}, {text}',
    source: 'on {source}',
    source_text: '{text} on {source}',
  },
  claims: {
    label: 'Why entrepreneurs choose us',
    entrepreneurs: { figure: '100,000+', short: 'entrepreneurs', text: 'entrepreneurs have gone before you' },
    contracts: { figure: '100+', text: 'contracts in our library' },
    holding: { figure: '90%', text: 'add a holding right away' },
  },
  sheet: {
    draft: 'DRAFT',
    deed: 'Deed of incorporation',
    company: 'De Vries Zuivel B.V.',
    person: 'Sanne Maria de Vries',
    town: 'Leeuwarden',
    appeared: 'Today appeared before me, civil-law notary:\nMs {person}, born in\n{town}.',
    article_1: 'Article 1. Name and seat',
    name: 'The name of the company is\n{company} and it has\nits seat in {town}.',
    article_2: 'Article 2. Objects',
    goal: 'The wholesale of dairy products.',
    register: 'Register of shareholders',
    numbers: 'Numbers 1 to 120',
  },
  services: {
    heading: 'Choose what you want to arrange',
    from: 'from',
    split: 'of which {vat} VAT, {without} excl.\u00a0VAT',
    featured: '90% choose a holding',
    begin: 'Start',
    begin_named: 'Start: {service}',
    contact: 'Get in touch',
    contact_named: 'Get in touch about: {service}',
    paused: 'Not online now',
    paused_text: 'Not online for now. Our team will help you personally.',
    prices: 'All prices are what you pay: with VAT, the notary and the KVK fees included.',
    about: 'I have a question about: {service}.',
  },
  service: {
    bv_plus_holding: {
      title: 'BV with a holding',
      text: 'Your BV with a BV of your own above it: your holding. In one go, with a single notary appointment.',
    },
    'dutch-bv': { title: 'Dutch BV', text: 'The standard BV, with a deed in Dutch. The questions are in Dutch too.' },
    holding: {
      title: 'Personal holding',
      text: 'Just a holding, for example for the shares in a BV you already own. In Dutch.',
    },
    'english-bv': { title: 'BV in English', text: 'A Dutch BV with every document in English as well.' },
    'incorporate-holding': {
      title: 'Holding in English',
      text: 'Just a holding, with the documents in English as well.',
    },
    omzetting: { title: 'Conversion to a BV', text: 'From sole proprietorship or partnership (vof) to a BV.' },
    transfer_of_shares: {
      title: 'Transfer of shares',
      text: 'Sell shares in your BV or move them to your holding, properly through a notary.',
    },
    stichting: { title: 'Foundation', text: 'For a goal without profit: a community center, a fund, an event.' },
    anbi_stichting_oprichten: {
      title: 'Foundation with charity status (ANBI)',
      text: 'For a good cause, with the articles that the tax authorities ask of a charity (ANBI).',
    },
    statute_change: {
      title: 'Change of articles',
      text: 'A new name, purpose or kind of shares? Tell us what you have in mind.',
    },
    third_party_funds_foundation: {
      title: 'Third-party funds foundation',
      text: 'Keep clients’ money separate. We’ll first talk through what you need.',
    },
  },
  external: {
    new_tab: '(opens in a new tab)',
    heading: 'Also useful for your company',
    text: 'Our partners provide these services, or we arrange them with you personally.',
    trademark_registration: 'Register your trademark',
    trademark_monitoring: 'Have your trademark monitored',
    trademark_search: 'Find out whether a trademark is still free',
    terms_drafting: 'Have general terms drawn up',
    terms_checking: 'Have general terms checked',
    debt_collection: 'Collect unpaid invoices',
  },
} as const satisfies TextShape<typeof dutch>
