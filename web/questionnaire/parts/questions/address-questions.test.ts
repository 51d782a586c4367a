import { expect, test } from 'vitest'
import type { FieldView } from '#domain/flow/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { gatherAddresses } from './address-questions.tsx'

const view = (path: string): FieldView => {
  const [place = '', key = ''] = path.split('.')
  const field = fieldOf(place === 'main' ? 'main' : 'shareholder', key)
  if (!field) throw new Error(`There is no question ${path}.`)
  return { field, path, required: true }
}
const rowsOf = (...rows: readonly string[]) => rows.map((row) => row.split(' ').map(view))
const shown = (rows: readonly (readonly FieldView[])[]) =>
  gatherAddresses(rows).map((row) =>
    'address' in row
      ? { street: row.address.path, zip: row.zip.path, town: row.town.path, country: row.country }
      : (row as readonly FieldView[]).map(({ path }) => path).join(' '),
  )

test('the two rows of an address are taken together, the others stay', () => {
  expect(shown(rowsOf('main.email', 'main.office_address', 'main.postal_code main.place_of_business'))).toEqual([
    'main.email',
    { street: 'main.office_address', zip: 'main.postal_code', town: 'main.place_of_business', country: null },
  ])
  expect(shown(rowsOf('p2.residence_country', 'p2.address', 'p2.zip_code p2.location', 'p2.marital_status'))).toEqual([
    'p2.residence_country',
    { street: 'p2.address', zip: 'p2.zip_code', town: 'p2.location', country: 'p2.residence_country' },
    'p2.marital_status',
  ])
  expect(shown(rowsOf('p1.company_address', 'p1.company_zipcode p1.company_location'))).toEqual([
    {
      street: 'p1.company_address',
      zip: 'p1.company_zipcode',
      town: 'p1.company_location',
      country: 'p1.company_country',
    },
  ])
})

test.each([
  ['an address alone', ['main.office_address']],
  ['an address with something else under it', ['main.office_address', 'main.email']],
  ['an address beside something', ['main.office_address main.email', 'main.postal_code main.place_of_business']],
])('%s stays as it is', (_name, rows) => {
  expect(shown(rowsOf(...rows))).toEqual(rows)
})
