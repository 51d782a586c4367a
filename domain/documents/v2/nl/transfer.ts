import { transferMaterial } from '../../material/transfer.ts'
import { type TemplateSet, templatesFrom } from '../../template.ts'
import { transferDeclaration as declarationShape } from '../shapes/transfer-declaration.ts'
import { transferDeed as deedShape } from '../shapes/transfer-deed.ts'
import { transferLetter as letterShape } from '../shapes/transfer-letter.ts'
import { transferPoa as poaShape } from '../shapes/transfer-poa.ts'
import { transferRegister as registerShape } from '../shapes/transfer-register.ts'
import { resolution as resolutionShape } from '../shapes/transfer-resolution.ts'
import { transferDeclaration } from './transfer-declaration.ts'
import { transferDeed } from './transfer-deed.ts'
import { transferLetter } from './transfer-letter.ts'
import { transferPoa } from './transfer-poa.ts'
import { transferRegister } from './transfer-register.ts'
import { resolution } from './transfer-resolution.ts'
import { dutch } from './vocabulary.ts'

/** Wat een keuze over de overdracht in een document heet. */
export const transferOptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
    merger: 'bij een fusie',
    demerger: 'bij een splitsing',
  },
  acquisition_known: { party: 'als partij bij de akte', acknowledged: 'door erkenning', served: 'door betekening' },
  price_payment: {
    notary_account: 'via de kwaliteitsrekening van de notaris',
    later: 'na het verlijden van deze akte',
  },
  blocking_route: {
    waived: 'de medeaandeelhouders doen afstand van hun recht',
    approved: 'de algemene vergadering keurt de levering goed',
    offered: 'de aandelen zijn aangeboden',
    not_applicable: 'een aanbod is niet nodig',
    not_yet: 'nog niet geregeld',
  },
  blocking_paper: { resolution: 'het besluit van de algemene vergadering', statement: 'een eerdere verklaring' },
  notarial_costs: { seller: 'verkoper', buyer: 'koper' },
  old_acquistion: { before_1993: 'vóór 1 januari 1993', after_1993: 'op of na 1 januari 1993' },
  shares_rights_date: { date_of_transfer: 'de dag van deze akte', other_date: 'een andere dag' },
}

export const transferMissing: Readonly<Record<string, string>> = {
  kvk: 'KVK-nummer',
  incorporation_date: 'oprichtingsdatum',
  statutes_adopted_date: 'datum van de statuten',
  share_type: 'soort aandelen',
  nominal_value: 'nominale waarde van een aandeel',
  total_shares: 'aantal aandelen in totaal',
  number_shares: 'aantal aandelen',
  shares_from: 'eerste nummer',
  shares_to: 'laatste nummer',
  purchase_agreement: 'koopovereenkomst of niet',
  purchase_agreement_date: 'dag van de koopovereenkomst',
  share_price_total: 'prijs van alle aandelen samen',
  share_price_details: 'wat er verder over de prijs is afgesproken',
  price_paid_on: 'dag van betaling',
  price_payment: 'hoe er wordt betaald',
  price_due_date: 'uiterste dag van betaling',
  purchase_price_received: 'betaald of nog niet',
  old_acquistion: 'vóór of na 1993',
  old_acquistion_date: 'dag van verkrijging',
  received_shares: 'wijze van verkrijging',
  received_shares_date: 'dag van inschrijving',
  acquisition_notary: 'naam van de notaris',
  acquisition_notary_city: 'plaats van de notaris',
  acquisition_paper: 'stuk waaruit dat blijkt',
  acquisition_known: 'partij, erkend, betekend',
  company_real_estate: 'wel of geen pand of grond',
  real_estate_company: 'vooral onroerende zaken of niet',
  board_signer: 'bestuurder die tekent',
  board_signer_name: 'naam van de bestuurder',
  board_alone: 'alleen of samen bevoegd',
  board_second_name: 'naam van de tweede bestuurder',
  next_director: 'wie bestuurder is',
  next_director_name: 'naam van de nieuwe bestuurder',
  date_of_balance: 'datum van de balans',
  shares_rights_date: 'dag waarop winst en risico overgaan',
  transfer_rights_date: 'dag waarop winst en risico overgaan',
  notarial_costs: 'verkoper of koper',
  lives_in_netherlands: 'woont in Nederland of niet',
  sole_shareholder: 'enig aandeelhouder of niet',
  blocking_route: 'hoe dat is geregeld',
  blocking_article: 'artikel van de statuten',
  blocking_paper: 'papier waarop dat staat',
  blocking_paper_date: 'dag van dat papier',
  buyer_director: 'bestuurder of niet',
  internal: 'al aandeelhouder of niet',
  buyer_sole_shareholder: 'alle aandelen of niet',
}

export const transferBlanks: Readonly<Record<string, string>> = {
  price_interest: 'rentepercentage',
  board_company_seat: 'zetel van de vennootschap die bestuurt',
  board_company_address: 'postcode, plaats en adres van de vennootschap die bestuurt',
  board_company_number: 'KVK-nummer van de vennootschap die bestuurt',
  board_company_capacity: 'hoedanigheid van wie de vennootschap die bestuurt vertegenwoordigt',
  signer_birthplace: 'geboorteplaats van de bestuurder',
  signer_birthdate: 'geboortedatum van de bestuurder',
  signer_address: 'adres van de bestuurder',
  second_birthplace: 'geboorteplaats van de tweede bestuurder',
  second_birthdate: 'geboortedatum van de tweede bestuurder',
  second_address: 'adres van de tweede bestuurder',
  director_birthplace: 'geboorteplaats van de nieuwe bestuurder',
  director_birthdate: 'geboortedatum van de nieuwe bestuurder',
  director_address: 'adres van de nieuwe bestuurder',
  co_shareholder: 'naam van de medeaandeelhouder',
  co_shareholder_shares: 'aantal',
}

export const transferPhrases: Readonly<Record<string, string>> = {
  seller: 'verkoper',
  buyer: 'koper',
  numbered_buyer: 'koper {n}',
  no_shares: 'geen',
  of_articles: 'artikel {n} van de statuten',
  paper_deed: 'Akte van levering van aandelen in {company}',
  paper_poa: 'Volmachten voor de levering van aandelen in {company}',
  paper_resolution: 'Besluit van de algemene vergadering van {company}',
  paper_register: 'Wijziging van het register van aandeelhouders van {company}',
  paper_declaration: 'Persoonlijke verklaringen bij de overdracht van aandelen in {company}',
  of_law: 'artikel 2:195 lid 1 van het Burgerlijk Wetboek',
}

const language = {
  ...dutch,
  options: { ...dutch.options, ...transferOptions },
  missing: { ...dutch.missing, ...transferMissing },
  blanks: { ...dutch.blanks, ...transferBlanks },
  phrases: { ...dutch.phrases, ...transferPhrases },
}

const template = templatesFrom(transferMaterial, language)

export const transferTemplates: TemplateSet = {
  deed: template(deedShape, transferDeed),
  poa: template(poaShape, transferPoa),
  register: template(registerShape, transferRegister),
  declaration: template(declarationShape, transferDeclaration),
  letter: template(letterShape, transferLetter),
  resolution: template(resolutionShape, resolution),
}
