import type { Locale } from '../values/index.ts'
import type { CheckPart, identityMeans, Risk } from './client-check.ts'
import type { ClientCheckState } from './possible.ts'

/** What the file of a client check says on paper. */
export type CheckWords = {
  readonly title: string
  readonly headings: Readonly<Record<'about' | 'structure' | Exclude<CheckPart, 'reason'>, string>>
  readonly labels: Readonly<
    Record<'company' | 'number' | 'state' | 'day' | 'representation' | 'pep' | 'sanctions' | 'lists' | 'risk', string>
  > & { readonly reason: string; readonly decided: string; readonly second: string; readonly ubos: string }
  readonly states: Readonly<Record<ClientCheckState, string>>
  readonly means: Readonly<Record<(typeof identityMeans)[number], string>>
  readonly risks: Readonly<Record<Risk, string>>
  readonly seen: string
  readonly confirmed: string
  readonly pep: Readonly<Record<'none' | 'found', string>>
  readonly sanctions: Readonly<Record<'none' | 'found', string>>
  readonly open: string
  /** With `{owner}`, `{share}`, `{owned}`, `{name}`, `{who}` and `{day}` in their places. */
  readonly owns: string
  readonly noShares: string
  readonly ubo: string
  readonly pseudo: string
  readonly unknown: string
  readonly nobody: string
  readonly others: string
  readonly unnamed: string
  readonly by: string
  readonly notNeeded: string
  /** In the box of somebody who is drawn. */
  readonly marks: Readonly<Record<'ubo' | 'pseudo' | 'unknown' | 'director', string>>
}

const nl: CheckWords = {
  title: 'Cliëntonderzoek van {company}',
  headings: {
    about: 'Zaak',
    identity: 'Identiteit',
    representation: 'Vertegenwoordiging',
    structure: 'Structuur',
    ubos: 'Uiteindelijk belanghebbenden',
    pep: 'Politiek prominente personen',
    sanctions: 'Sancties en landen',
    funds: 'Herkomst van het geld',
    risk: 'Risico',
    decision: 'Besluit',
  },
  labels: {
    company: 'Bedrijf',
    number: 'Zaak',
    state: 'Stand',
    day: 'Opgemaakt op',
    representation: 'Bevoegdheid van wie voor een ander tekent',
    ubos: 'Vergeleken met wat is gezien',
    pep: 'Politiek prominent of daar dichtbij',
    sanctions: 'Treffers',
    lists: 'Lijsten van',
    risk: 'Risico',
    reason: 'Omdat',
    decided: 'Besloten',
    second: 'Tweede paar ogen',
  },
  states: { open: 'nog open', awaits_second: 'wacht op een tweede paar ogen', closed: 'afgerond' },
  means: {
    in_person: 'in persoon gezien',
    video: 'op afstand gezien, via beeld',
    certified_copy: 'gewaarmerkte kopie',
  },
  risks: { low: 'laag', medium: 'midden', high: 'hoog' },
  seen: 'gezien en in orde',
  confirmed: 'klopt',
  pep: { none: 'niemand', found: 'gevonden' },
  sanctions: { none: 'geen', found: 'gevonden' },
  open: 'nog niet vastgelegd',
  owns: '{owner} houdt {share} van {owned};',
  noShares: 'Er zijn geen aandelen: {owned} heeft een bestuur.',
  ubo: '{name} houdt uiteindelijk {share}, meer dan een kwart;',
  pseudo: '{name}, als pseudo-UBO: niemand houdt meer dan een kwart, dus geldt het bestuur;',
  unknown: 'van {name} is niet bekend wie de eigenaren zijn;',
  nobody: 'Er is niemand gevonden.',
  others: 'andere aandeelhouders',
  unnamed: 'nog zonder naam',
  by: '{who}, op {day}',
  notNeeded: 'niet nodig bij dit risico',
  marks: { ubo: 'UBO, {share}', pseudo: 'pseudo-UBO', unknown: 'eigenaren onbekend', director: 'bestuurder' },
}

const en: CheckWords = {
  title: 'Client check of {company}',
  headings: {
    about: 'Case',
    identity: 'Identity',
    representation: 'Representation',
    structure: 'Structure',
    ubos: 'Ultimate beneficial owners',
    pep: 'Politically exposed persons',
    sanctions: 'Sanctions and countries',
    funds: 'Source of funds',
    risk: 'Risk',
    decision: 'Decision',
  },
  labels: {
    company: 'Company',
    number: 'Case',
    state: 'State',
    day: 'Drawn up on',
    representation: 'Authority of who signs for another',
    ubos: 'Compared with what was seen',
    pep: 'Politically exposed or close to it',
    sanctions: 'Hits',
    lists: 'Lists of',
    risk: 'Risk',
    reason: 'Because',
    decided: 'Decided',
    second: 'Second pair of eyes',
  },
  states: { open: 'still open', awaits_second: 'awaits a second pair of eyes', closed: 'closed' },
  means: { in_person: 'seen in person', video: 'seen remotely, by video', certified_copy: 'certified copy' },
  risks: { low: 'low', medium: 'medium', high: 'high' },
  seen: 'seen and in order',
  confirmed: 'is right',
  pep: { none: 'nobody', found: 'found' },
  sanctions: { none: 'none', found: 'found' },
  open: 'not recorded yet',
  owns: '{owner} holds {share} of {owned};',
  noShares: 'There are no shares: {owned} has a board.',
  ubo: '{name} ultimately holds {share}, more than a quarter;',
  pseudo: '{name}, as pseudo-UBO: nobody holds more than a quarter, so the board counts;',
  unknown: 'it is not known who owns {name};',
  nobody: 'Nobody was found.',
  others: 'other shareholders',
  unnamed: 'no name yet',
  by: '{who}, on {day}',
  notNeeded: 'not needed with this risk',
  marks: { ubo: 'UBO, {share}', pseudo: 'pseudo-UBO', unknown: 'owners unknown', director: 'director' },
}

export const checkWords: Readonly<Record<Locale, CheckWords>> = { nl, en }

/** What is named between braces, in its place. */
export const filledIn = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

/** In hundredths, rounded down, as the test itself shows it. */
export const percentText = (hundredths: number, locale: Locale): string => {
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100]
  const decimals = rest === 0 ? '' : `${locale === 'nl' ? ',' : '.'}${String(rest).padStart(2, '0').replace(/0$/, '')}`
  return `${whole}${decimals}%`
}
