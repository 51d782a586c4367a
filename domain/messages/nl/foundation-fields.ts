import type { TextsOf } from '../texts.ts'

type FoundationField =
  | 'realizing_activities'
  | 'extra_shareholders'
  | 'remaining_roles'
  | 'term_managing'
  | 'reappointed'
  | 'charity_field'
  | 'charity_field_too'
  | 'board_related'
  | 'board_decisive_control'
  | 'company_email'
  | 'phone'
  | 'website'

/** De gebieden uit de wet, zoals je ze op het scherm leest. */
const charityFields = {
  welfare: 'Welzijn',
  culture: 'Cultuur',
  education: 'Onderwijs, wetenschap en onderzoek',
  nature: 'Natuur, milieu en duurzaamheid',
  health: 'Gezondheidszorg',
  youth_and_elderly: 'Jeugd en ouderen',
  development: 'Ontwikkelingssamenwerking',
  animals: 'Dierenwelzijn',
  religion: 'Religie, levensbeschouwing en spiritualiteit',
  rule_of_law: 'Democratie en rechtsstaat',
  housing: 'Volkshuisvesting',
  supporting: 'Andere goede doelen (ANBI’s) steunen',
} as const

/** Vragen over een stichting: hoe het doel wordt bereikt, het bestuur en het gezicht naar buiten. */
export const foundation: Pick<TextsOf<'main'>, FoundationField> = {
  realizing_activities: {
    label: 'Hoe gaat de stichting dat doel bereiken?',
    help: 'Maak de zin af: “door …”, bijvoorbeeld: het geven van voorlichting, of het steunen van projecten. Zet verschillende dingen onder elkaar in een lijst.',
  },
  extra_shareholders: {
    label: 'Komt er een vierde bestuurslid bij?',
    help: 'Wil je er meer dan vier? Neem dan contact met ons op.',
  },
  remaining_roles: {
    label: 'Welke rol krijgt het vierde bestuurslid?',
    help: 'Bijvoorbeeld algemeen bestuurslid of vicevoorzitter.',
  },
  term_managing: {
    label: 'Hoeveel jaar blijft iemand in het bestuur?',
    help: 'Vier jaar is gebruikelijk.',
  },
  reappointed: {
    label: 'Mag iemand daarna nog een keer?',
    help: 'Meestal mag een bestuurslid één keer worden herbenoemd.',
  },
  charity_field: {
    label: 'Op welk gebied werkt de stichting?',
    help: 'Kies wat het best past. Dit gebied komt in de statuten.',
    why: 'De wet noemt de gebieden waarop een ANBI (een erkend goed doel) kan werken. De Belastingdienst kijkt of het doel daarbij past.',
    options: charityFields,
  },
  charity_field_too: {
    label: 'Past er nog een tweede gebied bij?',
    help: 'Alleen als de stichting daar echt ook iets voor doet.',
    options: charityFields,
  },
  board_related: {
    label: 'Zijn bestuursleden familie of partner van elkaar?',
    why: 'Een ANBI is een erkend goed doel. De Belastingdienst let erop dat niemand alleen de baas is over het geld, en let daarom ook op familie in het bestuur.',
  },
  board_decisive_control: {
    label: 'Kan één bestuurslid alleen over het geld beslissen?',
    help: 'Bijvoorbeeld met een doorslaggevende stem of een veto.',
    why: 'Een ANBI is een erkend goed doel. Het geld is van dat doel: niemand mag het gebruiken alsof het van hemzelf is.',
  },
  company_email: {
    label: 'Op welk e-mailadres is de stichting bereikbaar?',
    help: 'Een ANBI (een erkend goed doel) zet dit op de eigen website.',
  },
  phone: { label: 'Op welk telefoonnummer is de stichting bereikbaar?' },
  website: {
    label: 'Wat is de website van de stichting?',
    help: 'Een ANBI moet een aantal gegevens op internet zetten. De site hoeft nog niet klaar te zijn.',
  },
}
