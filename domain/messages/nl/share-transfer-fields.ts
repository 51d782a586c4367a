import type { TextsOf } from '../texts.ts'

type ShareTransferField =
  | 'incorporation_date'
  | 'statutes_adopted_date'
  | 'share_type'
  | 'total_shares'
  | 'number_shares'
  | 'shares_from'
  | 'shares_to'
  | 'purchase_agreement'
  | 'share_price_details'
  | 'purchase_price_received'
  | 'old_acquistion'
  | 'old_acquistion_date'
  | 'received_shares'
  | 'received_shares_date'
  | 'balance_sheet'
  | 'date_of_balance'
  | 'shares_rights_date'
  | 'transfer_rights_date'
  | 'notarial_costs'

/** Vragen over aandelen die op een ander overgaan. */
export const shareTransfer: Pick<TextsOf<'main'>, ShareTransferField> = {
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
  share_price_details: {
    label: 'Wat is de prijs, en hoe is die bepaald?',
    help: 'Bijvoorbeeld: € 25 per aandeel, volgens de balans van vorig jaar.',
    issues: { required: 'Vul in wat de prijs is en hoe die is bepaald' },
  },
  purchase_price_received: {
    label: 'Heeft de verkoper het geld al gekregen?',
    help: 'Nog niet? Dan loopt de betaling meestal via de rekening van de notaris.',
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
      merger: 'Bij een fusie of splitsing',
    },
  },
  received_shares_date: { label: 'Wanneer zijn de aandelen op zijn of haar naam gezet?' },
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
