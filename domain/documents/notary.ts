import type { Answers } from '../fields/index.ts'

/** The id of the notary from our list, where that way was chosen; one that was picked before another way does not count. */
export const chosenNotary = ({ main }: Answers): string | null =>
  main.online_notary !== true && main.notary_option === 'partner_notary' && main.notary_id !== undefined
    ? String(main.notary_id)
    : null
