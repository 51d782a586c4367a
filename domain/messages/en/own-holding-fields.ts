import type { TextsOf } from '../texts.ts'

/** Questions about what a new holding has otherwise than the BV. */
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
    label: 'Will the holding of {name} have the same seat, address, shares and first financial year as the BV?',
    help: 'Usually yes is fine. If you choose no, you enter next what is different.',
    you: { label: 'Will your holding have the same seat, address, shares and first financial year as the BV?' },
  },
  holding_seat: {
    label: 'In which municipality will the holding of {name} have its seat?',
    help: 'The municipality is stated in the articles of the holding. Its office may be elsewhere.',
    you: { label: 'In which municipality will your holding have its seat?' },
  },
  holding_address: {
    label: 'What is the office address of the holding?',
    help: 'Street and number, in the Netherlands. Anyone can look up this visiting address with KVK.',
    issues: { required: 'Enter the street and number' },
  },
  holding_zipcode: { label: 'Postal code of the holding' },
  holding_location: { label: 'Town or city of the holding', issues: { required: 'Enter the town or city' } },
  holding_shares: {
    label: 'How many shares will the holding have?',
    help: 'For example 100 shares of € 1. All of them are held by its founder.',
    issues: { required: 'Enter the number of shares as well' },
  },
  holding_share_value: {
    label: 'What is one share in the holding worth?',
    help: 'From 1 cent. All shares together are what is paid into the holding.',
    issues: { required: 'Enter what one share is worth as well' },
  },
  holding_year_end: {
    label: 'When does the first financial year of the holding end?',
    options: { this_year: 'December 31 of this year', next_year: 'December 31 of next year' },
  },
}
