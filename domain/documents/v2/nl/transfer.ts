import { material } from '../../material/transfer.ts'
import { type TemplateSet, templatesFrom } from '../../template.ts'
import { declaration as declarationShape } from '../shapes/transfer-declaration.ts'
import { deed as deedShape } from '../shapes/transfer-deed.ts'
import { letter as letterShape } from '../shapes/transfer-letter.ts'
import { poa as poaShape } from '../shapes/transfer-poa.ts'
import { register as registerShape } from '../shapes/transfer-register.ts'
import { resolution as resolutionShape } from '../shapes/transfer-resolution.ts'
import { declaration } from './transfer-declaration.ts'
import { deed } from './transfer-deed.ts'
import { letter } from './transfer-letter.ts'
import { poa } from './transfer-poa.ts'
import { register } from './transfer-register.ts'
import { resolution } from './transfer-resolution.ts'
import { dutch } from './vocabulary.ts'

/** Wat een keuze over de overdracht in een document heet. */
export const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  share_type: {
    common_stock: 'gewone aandelen',
    cumulative_shares: 'cumulatief preferente aandelen',
    preference_shares: 'preferente aandelen',
    priority_stocks: 'prioriteitsaandelen',
  },
  received_shares: {
    incorporation: 'bij de oprichting van de vennootschap',
    issue: 'bij een uitgifte van aandelen',
    purchase: 'door koop',
    gift: 'door schenking',
    inheritance: 'door vererving',
    division: 'bij een verdeling',
    merger: 'bij een fusie of splitsing',
  },
  notarial_costs: { seller: 'verkoper', buyer: 'koper' },
  old_acquistion: { before_1993: 'vóór 1 januari 1993', after_1993: 'op of na 1 januari 1993' },
  shares_rights_date: { date_of_transfer: 'de dag van deze akte', other_date: 'een andere dag' },
}

export const missing: Readonly<Record<string, string>> = {
  kvk: 'KVK-nummer',
  incorporation_date: 'oprichtingsdatum',
  statutes_adopted_date: 'datum van de statuten',
  share_type: 'soort aandelen',
  total_shares: 'aantal aandelen in totaal',
  number_shares: 'aantal aandelen',
  shares_from: 'eerste nummer',
  shares_to: 'laatste nummer',
  purchase_agreement: 'koopovereenkomst of niet',
  share_price_details: 'prijs en hoe die is bepaald',
  purchase_price_received: 'betaald of nog niet',
  old_acquistion: 'vóór of na 1993',
  old_acquistion_date: 'dag van verkrijging',
  received_shares: 'wijze van verkrijging',
  received_shares_date: 'dag van inschrijving',
  date_of_balance: 'datum van de balans',
  shares_rights_date: 'dag waarop winst en risico overgaan',
  transfer_rights_date: 'dag waarop winst en risico overgaan',
  notarial_costs: 'verkoper of koper',
  lives_in_netherlands: 'woont in Nederland of niet',
  sole_shareholder: 'enig aandeelhouder of niet',
  co_shareholders_waived: 'verklaring van de medeaandeelhouders',
  internal: 'al aandeelhouder of niet',
  buyer_sole_shareholder: 'alle aandelen of niet',
}

export const blanks: Readonly<Record<string, string>> = {
  earlier_notary: 'naam en plaats van de notaris',
  earlier_paper: 'het stuk waaruit dat blijkt',
  director: 'naam van de bestuurder',
  successor: 'naam van de bestuurder',
  co_shareholders: 'aan te vullen door de notaris',
}

export const phrases: Readonly<Record<string, string>> = {
  seller: 'verkoper',
  buyer: 'koper',
  numbered_buyer: 'koper {n}',
}

/** The first version of the documents of a transfer of shares, in Dutch. */

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
