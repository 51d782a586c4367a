import { unservedCountries } from './unserved-countries.ts'

/** How much care the law and the notary want with someone from a country; only the seed, an admin may change it. */
export const riskLevels = ['low', 'medium', 'high', 'blacklist'] as const
export type RiskLevel = (typeof riskLevels)[number]

/**
 * The countries of ISO 3166-1 and Kosovo, the five that are chosen most first. Their names are messages; they follow Unicode
 * CLDR 48, see docs/licences/unicode-cldr.txt.
 */
const codes =
  'NL BE DE FR GB AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'

type CodesIn<Line extends string, Found = never> = Line extends `${infer First} ${infer Rest}`
  ? CodesIn<Rest, Found | First>
  : Found | Line

export type CountryCode = CodesIn<typeof codes>

const wordsOf = (line: string): readonly string[] => line.split(' ')

/** After the lists of FATF and the European Union of 2026; the risk of all others is low. */
const risks: Readonly<Partial<Record<RiskLevel, readonly string[]>>> = {
  medium: wordsOf('BA BG IQ KW PG'),
  high: wordsOf('AF AO BO CD CI CM DZ HT KE LA LB MC NA NP RU SS SY TT VE VG VN VU YE'),
  blacklist: unservedCountries,
}

/** Territories whose people have the nationality of another country. */
const withoutNationality = wordsOf(
  'AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TC TF TK UM VG VI WF YT',
)

const uninhabited = wordsOf('AQ BV GS HM IO TF UM')

const most = 5

export const countryCodes = wordsOf(codes) as readonly CountryCode[]

/** The first few of the list, 1 first. */
export const priorityOf = (code: string): number => {
  const place = wordsOf(codes).indexOf(code) + 1
  return place > most ? 0 : place
}

export const riskOf = (code: string): RiskLevel => riskLevels.find((risk) => risks[risk]?.includes(code)) ?? 'low'

export const isInhabited = (code: string): boolean => !uninhabited.includes(code)

/** Nationalities are named by the code of their country; XXA is the travel-document code for a stateless person. */
export const statelessCode = 'XXA'

export const nationalityCodes: readonly string[] = [
  ...countryCodes.filter((code) => !withoutNationality.includes(code)),
  statelessCode,
]
