import type { TextsOf } from '../texts.ts'

/** Vragen over wat een nieuwe holding anders heeft dan de BV. */
export const ownHoldingFields: Pick<
  TextsOf<'shareholder'>,
  | 'holding_as_company'
  | 'holding_seat'
  | 'holding_address'
  | 'holding_zipcode'
  | 'holding_location'
  | 'holding_shares'
  | 'holding_share_value'
  | 'holding_year_end'
> = {
  holding_as_company: {
    label:
      'Krijgt de holding van {name} dezelfde zetel, hetzelfde adres, dezelfde aandelen en hetzelfde eerste boekjaar als de BV?',
    help: 'Meestal is ja prima. Kies je nee, dan vul je hierna in wat er anders is.',
    you: {
      label:
        'Krijgt je holding dezelfde zetel, hetzelfde adres, dezelfde aandelen en hetzelfde eerste boekjaar als de BV?',
    },
  },
  holding_seat: {
    label: 'In welke gemeente krijgt de holding van {name} haar zetel?',
    help: 'De gemeente komt in de statuten van de holding. Het kantoor mag ergens anders zijn.',
    you: { label: 'In welke gemeente krijgt je holding haar zetel?' },
  },
  holding_address: {
    label: 'Op welk adres is het kantoor van de holding?',
    help: 'Straat en huisnummer, in Nederland. Iedereen kan dit bezoekadres bij KVK opzoeken.',
    issues: { required: 'Vul straat en huisnummer in' },
  },
  holding_zipcode: { label: 'Postcode van de holding' },
  holding_location: { label: 'Plaats van de holding', issues: { required: 'Vul de plaats in' } },
  holding_shares: {
    label: 'Hoeveel aandelen krijgt de holding?',
    help: 'Bijvoorbeeld 100 aandelen van € 1. Wie de holding opricht, krijgt ze allemaal.',
    issues: { required: 'Vul ook het aantal aandelen in' },
  },
  holding_share_value: {
    label: 'Wat is één aandeel in de holding waard?',
    help: 'Vanaf 1 cent. Met alle aandelen samen is dat wat er in de holding wordt gestort.',
    issues: { required: 'Vul ook in wat één aandeel waard is' },
  },
  holding_year_end: {
    label: 'Wanneer eindigt het eerste boekjaar van de holding?',
    options: { this_year: '31 december van dit jaar', next_year: '31 december van volgend jaar' },
  },
}
