import type { TextsOf } from '../texts.ts'

type SubsidiaryField = 'above_existing_company' | 'subsidiary_kvk' | 'subsidiary_name' | 'transfer_shares_along'

/** Questions about the BV that a holding is founded above. */
export const subsidiaryFields: Pick<TextsOf<'main'>, SubsidiaryField> = {
  above_existing_company: {
    label: 'Will your holding be above a BV that you already have?',
    help: 'Then the shares of that BV will belong to your holding.',
    why: 'The notary has to know which companies will belong together.',
  },
  subsidiary_kvk: {
    label: 'What is the KVK number of that BV?',
    help: 'Eight digits. You will find it on the extract or on an invoice.',
  },
  subsidiary_name: {
    label: 'What is that BV called?',
    help: 'As registered with KVK. Leave out B.V.; we add it.',
    issues: { required: 'Enter the name of that BV' },
  },
  transfer_shares_along: {
    label: 'Shall we transfer the shares of that BV to your holding right away?',
    help: 'A holding without shares does nothing yet. The transfer is a separate deed, with its own price.',
  },
}
