const wordsOf = (line: string): readonly string[] => line.split(' ')

/** Members of the European Union on 17-11-2026: whose nationals art. 2:175a BW lets found a BV online. */
const union = wordsOf('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK')

/**
 * Where the Apostille Convention (The Hague, 5 October 1961) does not hold: the rest of the world is a party, or a territory
 * that one of the parties brought along. After the status table of the Hague Conference and the depositary's list of changes
 * (treaty 009051, with Algeria since 09-07-2026 and Vietnam since 11-09-2026), looked up on 17-11-2026; the Netherlands
 * objected to none. Of Greenland, the Faroes, Tokelau and Pitcairn nobody is sure, so they stand here.
 */
const withoutApostille = wordsOf(
  'AE AF AO BF BJ BT CD CF CG CI CM CU DJ EG EH ER ET FM FO GA GH GL GM GN GQ GW HT IQ IR JO KE KH KI KM KP KW LA LB LK LY MG ML MM MR MV MY MZ NE NG NP NR PG PN PS QA SB SD SL SO SS SY TD TG TH TK TL TM TV TW TZ UG VA YE ZM ZW',
)

export const isOfUnion = (code: string): boolean => union.includes(code)

export const hasApostille = (code: string): boolean => !withoutApostille.includes(code)
