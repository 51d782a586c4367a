import type { MainAnswers } from '../questions/index.ts'

/** Online, or one of the four ways to a notary's office. */
export const notaryWays = ['online', 'partner_notary', 'notary_in_area', 'known_notary', 'help_finding'] as const
export type NotaryWay = (typeof notaryWays)[number]

/** The way that was chosen; null while none is. */
export const wayOf = ({ online_notary, notary_option }: MainAnswers): NotaryWay | null =>
  online_notary === true ? 'online' : (notary_option ?? null)

/** The id of the notary from our list, where that way was chosen; one that was picked before another way does not count. */
export const chosenNotary = (main: MainAnswers): string | null =>
  wayOf(main) === 'partner_notary' && main.notary_id !== undefined ? String(main.notary_id) : null
