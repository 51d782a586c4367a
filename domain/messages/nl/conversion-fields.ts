import type { TextsOf } from '../texts.ts'

/** Vragen over het bedrijf dat overgaat, en hoe. */
export const conversionFields: Pick<
  TextsOf<'main'>,
  | 'added_value'
  | 'converted_from'
  | 'trade_name'
  | 'real_estate'
  | 'real_estate_details'
  | 'transfer_moment'
  | 'transfer_date'
  | 'contribution_credit'
  | 'price_owed'
  | 'loan_years'
  | 'type_of_conversion'
  | 'holding_structure'
> = {
  added_value: {
    label: 'Hoeveel is je bedrijf meer waard dan in de boeken staat?',
    help: 'Denk aan je goede naam en je vaste klanten; een schatting is genoeg. Weet je het niet? Laat het dan open: je accountant kan het uitrekenen.',
  },
  converted_from: {
    label: 'Wat voor bedrijf heb je nu?',
    options: { vof: 'Vennootschap onder firma (vof)', proprietorship: 'Eenmanszaak' },
  },
  trade_name: {
    label: 'Onder welke naam werkt je bedrijf nu?',
    help: 'De handelsnaam zoals die bij KVK staat. Je BV mag anders heten.',
    issues: { required: 'Vul de naam van je huidige bedrijf in' },
  },
  real_estate: {
    label: 'Hoort er een pand of grond bij je bedrijf?',
    help: 'Alleen wat van jou is en op de balans van je bedrijf staat. Wat je huurt, telt niet mee.',
    why: 'Een pand of grond gaat over met een eigen akte, en de notaris zoekt het eerst op in het Kadaster.',
  },
  real_estate_details: {
    label: 'Welk pand of welke grond?',
    help: 'Het adres is genoeg. Zijn het er meer, noem ze dan allemaal.',
    issues: { required: 'Vul het adres van het pand of de grond in' },
  },
  transfer_moment: {
    label: 'Vanaf wanneer telt je bedrijf mee voor de BV?',
    help: 'Vanaf dan zijn winst en verlies voor de BV. Vraag je accountant wat in jouw geval kan.',
    options: { signing: 'Vanaf de dag van tekenen', earlier_day: 'Vanaf een dag die er dan al is geweest' },
    optionHelp: {
      signing: 'Er werkt niets terug. Dat is het eenvoudigst.',
      earlier_day: 'Vaak is dat 1 januari. De Belastingdienst stelt er voorwaarden aan.',
    },
  },
  transfer_date: {
    label: 'Tot welke dag werkt het terug?',
    help: 'Vaak is dat 1 januari. Weet je het niet zeker? Laat het dan open: je accountant kiest de dag die past bij de manier.',
    issues: {
      date: 'Vul een bestaande datum in, met dag, maand en jaar',
    },
  },
  contribution_credit: {
    label: 'Houd je een deel van de waarde van de BV te goed?',
    help: 'Kies je nee, dan krijg je alleen aandelen en blijft de rest in de BV. Bij ja rekent je accountant het bedrag uit; geruisloos mag dat maar een klein deel zijn.',
  },
  price_owed: {
    label: 'Betaalt de BV je later?',
    help: 'Heeft de BV nog geen geld, dan kan zij de koopprijs van je lenen. We maken er dan een leningsovereenkomst bij, met rente.',
  },
  loan_years: {
    label: 'Over hoeveel jaar betaalt de BV de lening terug?',
    help: 'Vijf tot tien jaar is gewoon. Eerder aflossen mag altijd.',
    issues: { required: 'Vul in over hoeveel jaar' },
  },
  type_of_conversion: {
    label: 'Hoe gaat je bedrijf over naar de BV?',
    help: 'De keuze bepaalt wanneer je belasting betaalt. Vraag je accountant of belastingadviseur om raad.',
    options: {
      asset_liability: 'De BV koopt mijn bedrijf',
      tax_free_transfer: 'Geruisloos: nu geen belasting',
      transfer_subject_to_tax: 'Ruisend: nu afrekenen',
      none: 'Ik weet het nog niet',
    },
    optionHelp: {
      asset_liability: 'Dit heet een activa-passivatransactie. Het is snel geregeld en een holding kan erbij.',
      tax_free_transfer:
        'De BV neemt de waarden uit je boekhouding over. Er horen voorwaarden bij en het duurt langer.',
      transfer_subject_to_tax:
        'Je betaalt nu belasting over de meerwaarde van je bedrijf. De BV start met de huidige waarde. Ook dit duurt langer.',
    },
  },
  holding_structure: {
    label: 'Wil je er meteen een holding bij?',
    help: 'Een holding is een eigen BV boven je BV. De holding bezit de aandelen, en jij bezit de holding.',
  },
}
