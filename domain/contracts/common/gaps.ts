import type { Locale } from '../../values/index.ts'

/** What stands in a contract where something of our company is not known. */
export const companyGaps: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  nl: {
    name: 'naam van je bedrijf',
    kvk: 'KVK-nummer van je bedrijf',
    seat: 'vestigingsplaats',
    street: 'straat en huisnummer van je bedrijf',
    zip: 'postcode van je bedrijf',
    town: 'plaats van je bedrijf',
    shareholders: 'aandeelhouders van je bedrijf',
  },
  en: {
    name: 'name of your company',
    kvk: 'KVK number of your company',
    seat: 'seat of your company',
    street: 'street and number of your company',
    zip: 'postal code of your company',
    town: 'town of your company',
    shareholders: 'shareholders of your company',
  },
}
