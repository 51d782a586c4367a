import type { TextsOf } from '../texts.ts'
import { transferBoard } from './transfer-board-fields.ts'

type ShareTransferField =
  | keyof typeof transferBoard
  | 'incorporation_date'
  | 'statutes_adopted_date'
  | 'share_type'
  | 'nominal_value'
  | 'total_shares'
  | 'number_shares'
  | 'shares_from'
  | 'shares_to'
  | 'purchase_agreement'
  | 'purchase_agreement_date'
  | 'share_price_total'
  | 'share_price_details'
  | 'purchase_price_received'
  | 'price_paid_on'
  | 'price_payment'
  | 'price_due_date'
  | 'old_acquistion'
  | 'old_acquistion_date'
  | 'received_shares'
  | 'received_shares_date'
  | 'acquisition_notary'
  | 'acquisition_notary_city'
  | 'acquisition_paper'
  | 'acquisition_known'
  | 'company_real_estate'
  | 'real_estate_company'
  | 'balance_sheet'
  | 'date_of_balance'
  | 'shares_rights_date'
  | 'transfer_rights_date'
  | 'notarial_costs'

/** Vragen over aandelen die op een ander overgaan. */
export const shareTransfer: Pick<TextsOf<'main'>, ShareTransferField> = {
  ...transferBoard,
  incorporation_date: {
    label: 'Wanneer is de BV opgericht?',
    help: 'De datum staat op het uittreksel van KVK.',
    issues: { required: 'Vul de oprichtingsdatum in als 31-12-2015' },
  },
  statutes_adopted_date: {
    label: 'Wanneer zijn de statuten voor het laatst vastgesteld?',
    help: 'Nooit gewijzigd? Vul dan de oprichtingsdatum in.',
  },
  share_type: {
    label: 'Wat voor aandelen zijn het?',
    help: 'Staat er niets bijzonders in de statuten, dan zijn het gewone aandelen.',
    options: {
      common_stock: 'Gewone aandelen',
      cumulative_shares: 'Cumulatief preferente aandelen',
      preference_shares: 'Preferente aandelen',
      priority_stocks: 'Prioriteitsaandelen',
    },
  },
  nominal_value: {
    label: 'Wat is de nominale waarde van één aandeel?',
    help: 'Dat bedrag staat in de statuten, in het artikel over kapitaal en aandelen. Het is iets anders dan de prijs.',
    issues: { required: 'Vul in wat er in de statuten staat, bijvoorbeeld 1,00' },
  },
  total_shares: { label: 'Hoeveel aandelen heeft de BV in totaal?', help: 'Je telt ze in het aandeelhoudersregister.' },
  number_shares: { label: 'Hoeveel aandelen worden er overgedragen?' },
  shares_from: {
    label: 'Vanaf welk nummer?',
    help: 'Aandelen zijn genummerd. De nummers staan in het aandeelhoudersregister.',
  },
  shares_to: { label: 'Tot en met welk nummer?' },
  purchase_agreement: {
    label: 'Is er een koopovereenkomst?',
    help: 'Een getekend papier waarin koper en verkoper afspreken wat er wordt verkocht en voor hoeveel.',
  },
  purchase_agreement_date: {
    label: 'Van welke dag is die overeenkomst?',
    help: 'De dag waarop de laatste van jullie tekende.',
  },
  share_price_total: {
    label: 'Wat is de prijs van alle aandelen samen?',
    help: 'We rekenen uit hoeveel dat per aandeel is. Beide bedragen komen in de akte.',
    issues: { required: 'Vul in wat er voor alle aandelen samen wordt betaald' },
  },
  share_price_details: {
    label: 'Is er verder iets afgesproken over de prijs?',
    help: 'Bijvoorbeeld een nabetaling. Is er niets afgesproken, laat het dan leeg. Wat je invult, komt in de akte.',
  },
  purchase_price_received: {
    label: 'Heeft de verkoper het geld al gekregen?',
    help: 'De notaris vraagt dan om het bewijs van de bank.',
  },
  price_paid_on: { label: 'Op welke dag is dat betaald?', help: 'De dag die op het bankafschrift staat.' },
  price_payment: {
    label: 'Hoe wordt er betaald?',
    options: { notary_account: 'Via de rekening van de notaris', later: 'Later, na de akte' },
    optionHelp: {
      notary_account: 'De koper maakt het geld vóór de akte over. Dit is het veiligst voor allebei.',
      later: 'De koper blijft de prijs schuldig. De verkoper loopt dan een risico.',
    },
  },
  price_due_date: {
    label: 'Uiterlijk op welke dag is de hele prijs betaald?',
    issues: {
      required: 'Vul de dag in als 31-12-2035',
      date: 'Vul een bestaande datum in als 31-12-2035',
      after_today: 'Kies een dag na vandaag',
    },
  },
  old_acquistion: {
    label: 'Wanneer kreeg de verkoper de aandelen?',
    help: 'Sinds 1 januari 1993 gaan aandelen alleen met een notariële akte over op een ander.',
    options: { before_1993: 'Vóór 1 januari 1993', after_1993: 'Op of na 1 januari 1993' },
  },
  old_acquistion_date: {
    label: 'Op welke dag was dat?',
    help: 'De datum staat in de akte of in het aandeelhoudersregister.',
  },
  received_shares: {
    label: 'Hoe kreeg de verkoper de aandelen?',
    options: {
      incorporation: 'Bij de oprichting van de BV',
      issue: 'Doordat de BV nieuwe aandelen uitgaf',
      purchase: 'Gekocht',
      gift: 'Gekregen',
      inheritance: 'Geërfd',
      division: 'Bij een verdeling, zoals na een scheiding',
      merger: 'Bij een fusie',
      demerger: 'Bij een splitsing',
    },
  },
  received_shares_date: {
    label: 'Wanneer is dat in het aandeelhoudersregister gezet?',
    help: 'De dag staat in het register achter de naam van de verkoper.',
  },
  acquisition_notary: {
    label: 'Welke notaris maakte die akte?',
    help: 'Zijn of haar naam staat op de eerste bladzijde. Bij een erfenis is dat de notaris van de verklaring van erfrecht.',
    issues: { required: 'Vul de naam van de notaris in' },
  },
  acquisition_notary_city: { label: 'In welke plaats was dat kantoor?', issues: { required: 'Vul een plaats in' } },
  acquisition_paper: {
    label: 'Uit welk papier blijkt dat?',
    help: 'Bijvoorbeeld: de onderhandse akte van overdracht van 9 oktober 1990.',
    issues: { required: 'Vul in welk papier er van de overdracht is' },
  },
  acquisition_known: {
    label: 'Hoe wist de BV ervan?',
    help: 'Het staat meestal aan het eind van de akte van toen.',
    options: {
      party: 'De BV deed mee aan de akte',
      acknowledged: 'De BV erkende het daarna op papier',
      served: 'Een deurwaarder bracht de akte naar de BV',
    },
  },
  company_real_estate: {
    label: 'Heeft de BV een pand of grond?',
    help: 'Ook als de BV dat in het afgelopen jaar had, of via een andere BV heeft.',
    why: 'Bij een BV met vooral panden of grond betaalt de koper soms overdrachtsbelasting.',
  },
  real_estate_company: {
    label: 'Is dat meer dan de helft van het bezit, en is het er vooral om te verhuren of te verhandelen?',
    help: 'Vraag het je accountant. Een pand waarin de BV zelf werkt, telt niet als verhuren of verhandelen.',
  },
  balance_sheet: {
    label: 'Is er een recente balans?',
    help: 'Een overzicht van wat de BV bezit en wat zij schuldig is.',
  },
  date_of_balance: { label: 'Van welke datum is de balans?' },
  shares_rights_date: {
    label: 'Vanaf welke dag zijn winst en risico voor de koper?',
    help: 'Meestal is dat de dag waarop de akte wordt getekend.',
    options: { date_of_transfer: 'De dag van de akte', other_date: 'Een andere dag' },
  },
  transfer_rights_date: { label: 'Welke dag is dat?' },
  notarial_costs: { label: 'Wie betaalt de notaris?', options: { seller: 'De verkoper', buyer: 'De koper' } },
}
