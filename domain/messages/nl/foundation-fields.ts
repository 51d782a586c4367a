import type { TextsOf } from '../texts.ts'

type FoundationField =
  | 'realizing_activities'
  | 'extra_shareholders'
  | 'remaining_roles'
  | 'term_managing'
  | 'reappointed'
  | 'board_related'
  | 'board_decisive_control'
  | 'company_email'
  | 'phone'
  | 'website'

/** Vragen over een stichting: hoe het doel wordt bereikt, het bestuur en het gezicht naar buiten. */
export const foundation: Pick<TextsOf<'main'>, FoundationField> = {
  realizing_activities: {
    label: 'Hoe gaat de stichting dat doel bereiken?',
    help: 'Bijvoorbeeld met voorlichting, acties, een ontmoetingsplek of door geld te geven aan projecten.',
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
