import type { ShareholderKey } from '../../fields/index.ts'
import { type Cents, centsFromEuros, isCents, times } from '../../money/index.ts'
import { beginsWithBv, companyTitle } from '../../names/index.ts'
import { dutchDate, partsOf } from '../../values/index.ts'
import type { FieldPath } from '../model.ts'
import { nameInFull } from '../name-in-full.ts'
import { answerAt, cleanText, printAnswer } from '../print.ts'
import type { ComputedValue, TemplateScope, World } from '../template.ts'
import { activityItems, computedFrom, fillIn, joinedValues } from './make.ts'
import { activityText, industryObject, tradeObject } from './objects.ts'
import { type FounderKind, foundersOf } from './parties.ts'
import { holdingPath, ofSubject, type SharedKey, subjectPath } from './subject.ts'

const longestName = 100

/** With the legal form behind it. */
const withForm = (name: unknown): string => companyTitle(cleanText(String(name), longestName), 'bv')

/** A company that exists may have its form before its name, as the trade register has it. */
export const asRegistered = (name: unknown): string => {
  const clean = cleanText(String(name), longestName)
  return beginsWithBv(clean) ? clean : withForm(clean)
}

const named = (world: World, path: FieldPath): ComputedValue => computedFrom(world, [path], withForm)

const fullName = ({ world }: TemplateScope): ComputedValue =>
  named(world, world.subject.kind === 'holding' ? `${world.subject.person}.holding_name` : 'main.company_name')

/** Whoever has the turn; a text outside a turn that speaks of someone is a mistake in the template. */
const atHand = ({ at }: TemplateScope): ShareholderKey => {
  if (!at) throw new Error('a document speaks of someone while nobody has the turn')
  return at
}

const personName = (scope: TemplateScope): ComputedValue => {
  const at = atHand(scope)
  return joinedValues(' ', printAnswer(scope.world, `${at}.firstname`), printAnswer(scope.world, `${at}.lastname`))
}

const titledName = (scope: TemplateScope): ComputedValue =>
  joinedValues(' ', printAnswer(scope.world, `${atHand(scope)}.prefix`), personName(scope))

const companyName = (scope: TemplateScope): ComputedValue =>
  computedFrom(scope.world, [`${atHand(scope)}.company_name`], asRegistered)
const holdingName = (scope: TemplateScope): ComputedValue => named(scope.world, `${atHand(scope)}.holding_name`)

const nameAs = (
  scope: TemplateScope,
  kind: FounderKind,
  ofPerson: (scope: TemplateScope) => ComputedValue,
): ComputedValue => {
  if (kind === 'company') return companyName(scope)
  return kind === 'holding' ? holdingName(scope) : ofPerson(scope)
}

const partyName = (scope: TemplateScope): ComputedValue => {
  const founder = foundersOf(scope.world).find(({ key }) => key === scope.at)
  return nameAs(scope, founder?.kind ?? 'person', personName)
}

const directorName = (scope: TemplateScope): ComputedValue => {
  const as = scope.facts.director_as
  if (as === undefined || as.value === 'open') return { gap: as?.fields[0] ?? `${atHand(scope)}.become_director` }
  return nameAs(scope, as.value as FounderKind, titledName)
}

const representationFields = (scope: TemplateScope): readonly FieldPath[] => {
  const at = atHand(scope)
  const isDirector = answerAt(scope.world, `${at}.director_authorized`)
  if (isDirector === undefined) return [`${at}.director_authorized`]
  return [`${at}.director_authorized`, isDirector === true ? `${at}.representation_type` : `${at}.function`]
}

/** As what someone acts for a company that exists (art. 2:240 BW). */
const capacity = (scope: TemplateScope): ComputedValue =>
  computedFrom(scope.world, representationFields(scope), (_, how) => {
    const { options } = scope.world.language
    return options.representation_type?.[String(how)] ?? options.function?.[String(how)]
  })

/** Who issues documents where the town alone does not stand on them: "Burgemeester van Leeuwarden". */
const authority =
  /^(?:de |the )?((?:burgemeester|gemeente|minister|ministerie|ambassade|consul|consulaat|mayor|embassy|consulate)\b.*)$/i

/** A document comes from a place, or from an authority that bears its name. */
const issuedAt = (scope: TemplateScope): ComputedValue => {
  const { phrases } = scope.world.language
  const made = printAnswer(scope.world, `${atHand(scope)}.place_of_issue`)
  if (!('text' in made)) return made
  const [, office] = authority.exec(made.text) ?? []
  const lower = office && office.charAt(0).toLowerCase() + office.slice(1)
  const text = lower
    ? fillIn(phrases.issued_by ?? '', { office: lower })
    : fillIn(phrases.issued_in ?? '', { place: made.text })
  return { ...made, text }
}

/** A representative who lives where the company is has no address of their own in the answers. */
const home =
  (own: 'address' | 'zip_code' | 'location', ofCompany: 'company_address' | 'company_zipcode' | 'company_location') =>
  (scope: TemplateScope): ComputedValue => {
    const at = atHand(scope)
    if (scope.world.answers[at].is_existing_company !== true) return printAnswer(scope.world, `${at}.${own}`)
    const same = answerAt(scope.world, `${at}.address_equals_company_address`)
    if (same === undefined) return { gap: `${at}.address_equals_company_address` }
    const made = printAnswer(scope.world, same === true ? `${at}.${ofCompany}` : `${at}.${own}`)
    return 'text' in made ? { ...made, fields: [...made.fields, `${at}.address_equals_company_address`] } : made
  }

/** So many of something, in words and figures: honderdtwintig (120) aandelen. */
const counted = ({ language }: World, thing: 'share' | 'owner', count: unknown): string => {
  const number = Number(count)
  const phrase = language.phrases[number === 1 ? `one_${thing}` : `more_${thing}s`] ?? ''
  return fillIn(phrase, { n: `${language.number(number)} (${language.figures(number)})` })
}

/** All shares of a holding go to the one who founds it. */
export const sharesPath = (world: World, key: ShareholderKey): FieldPath =>
  world.subject.kind === 'holding' ? subjectPath(world, 'number_of_shares') : `${key}.shares`

const shareNumbers = (scope: TemplateScope): ComputedValue => {
  const { world } = scope
  const keys = foundersOf(world).map(({ key }) => key)
  const upTo = keys.slice(0, keys.indexOf(atHand(scope)) + 1)
  return computedFrom(
    world,
    upTo.map((key) => sharesPath(world, key)),
    (...counts) => {
      const last = counts.reduce<number>((sum, count) => sum + Number(count), 0)
      const first = last - Number(counts.at(-1)) + 1
      const { one_number, more_numbers } = world.language.phrases
      return fillIn((first === last ? one_number : more_numbers) ?? '', {
        from: world.language.figures(first),
        to: world.language.figures(last),
      })
    },
  )
}

export const amountOf = (value: unknown, count: unknown): Cents | undefined => {
  const each = centsFromEuros(Number(value))
  return each !== undefined && isCents(each * Number(count)) ? times(each, Number(count)) : undefined
}

const amountFor =
  (count: (scope: TemplateScope) => FieldPath) =>
  (scope: TemplateScope): ComputedValue =>
    computedFrom(scope.world, [count(scope), subjectPath(scope.world, 'value_of_shares')], (number, value) => {
      const amount = amountOf(value, number)
      return amount === undefined ? undefined : scope.world.language.money(amount)
    })

const capital = ({ world }: TemplateScope): ComputedValue =>
  computedFrom(
    world,
    [subjectPath(world, 'number_of_shares'), subjectPath(world, 'value_of_shares')],
    (count, value) => {
      const amount = amountOf(value, count)
      return amount === undefined ? undefined : world.language.money(amount)
    },
  )

const percentage = (scope: TemplateScope): ComputedValue => {
  const { world } = scope
  return computedFrom(
    world,
    [sharesPath(world, atHand(scope)), subjectPath(world, 'number_of_shares')],
    (part, whole) => {
      const tenths = Math.round((Number(part) * 1000) / Math.max(Number(whole), 1))
      const rounded = tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1)
      return `${world.language.locale === 'nl' ? rounded.replace('.', ',') : rounded}%`
    },
  )
}

/** The last day of the year of the deed, or of the year after it. */
const firstYearEnd = ({ world }: TemplateScope): ComputedValue =>
  computedFrom(world, [subjectPath(world, 'financial_year_end')], (choice) => {
    const { year } = partsOf(world.context.deed_date ?? world.context.today)
    const end = dutchDate(31, 12, choice === 'next_year' ? year + 1 : year)
    return end && world.language.date(end, world.dates)
  })

const deedDay = ({ world: { context, language, dates } }: TemplateScope): ComputedValue =>
  context.deed_date ? { blank: 'deed_day', filled: language.date(context.deed_date, dates) } : { blank: 'deed_day' }

/** The one who was assigned, else the one the founder named, else still to be found. */
const notary =
  (part: 'name' | 'city', path: FieldPath, read: (typed: string) => string | undefined = (typed) => typed) =>
  ({ world }: TemplateScope): ComputedValue => {
    const assigned = read(cleanText(world.context.notary?.[part] ?? '', longestName))
    if (assigned) return { blank: `notary_${part}`, filled: assigned }
    const made = printAnswer(world, path)
    const text = 'text' in made ? read(made.text) : undefined
    return 'text' in made && text ? { ...made, text } : { blank: `notary_${part}` }
  }

/** Who only has initials for us is named by the office. */
const notaryName = notary('name', 'main.custom_notary', nameInFull)

/** Before whom the deed is passed: the notary, or who stands in for the notary. */
const actingNotary = (scope: TemplateScope): ComputedValue => {
  const { context, language } = scope.world
  const made = notaryName(scope)
  const deputy = nameInFull(cleanText(context.notary?.deputy ?? '', longestName))
  const name = 'text' in made ? made.text : 'blank' in made ? made.filled : undefined
  if (deputy === undefined || name === undefined) return made
  return { blank: 'notary_name', filled: fillIn(language.phrases.deputy ?? '', { deputy, name }) }
}

/** Of the holding of whoever has the turn. */
const ofHolding =
  (field: SharedKey) =>
  (scope: TemplateScope): ComputedValue =>
    printAnswer(scope.world, holdingPath(scope.world, atHand(scope), field))

const blank = (name: string) => (): ComputedValue => ({ blank: name })

/** Another one for each of those who have a turn. */
const blankOfEach =
  (name: string) =>
  ({ at, turn }: TemplateScope): ComputedValue => ({ blank: name, of: at ?? turn.replace(/^.*@/, '') })

/** When this deed is passed, or its company ratifies: a holding before the company that it founds, on the same day. */
const timeOf =
  (name: 'deed_hour' | 'deed_minute' | 'ratified_hour' | 'ratified_minute') =>
  ({ world: { subject } }: TemplateScope): ComputedValue =>
    subject.kind === 'holding' ? { blank: name, of: subject.person } : { blank: name }

/** What the texts call by a name of its own, beside plain answers. */
export const documentValues = {
  full_name: fullName,
  person_name: personName,
  titled_name: titledName,
  company_name: companyName,
  holding_name: holdingName,
  party_name: partyName,
  director_name: directorName,
  capacity,
  issued_at: issuedAt,
  home_address: home('address', 'company_address'),
  home_zip: home('zip_code', 'company_zipcode'),
  home_town: home('location', 'company_location'),
  share_count: ({ world }) =>
    computedFrom(world, [subjectPath(world, 'number_of_shares')], (count) => counted(world, 'share', count)),
  share_value: ofSubject('value_of_shares'),
  seat: ofSubject('headquarters'),
  office_street: ofSubject('office_address'),
  office_zip: ofSubject('postal_code'),
  office_town: ofSubject('place_of_business'),
  holding_seat: ofHolding('headquarters'),
  holding_street: ofHolding('office_address'),
  holding_zip: ofHolding('postal_code'),
  holding_town: ofHolding('place_of_business'),
  capital,
  party_shares: (scope) =>
    computedFrom(scope.world, [sharesPath(scope.world, atHand(scope))], (count) =>
      counted(scope.world, 'share', count),
    ),
  party_numbers: shareNumbers,
  party_amount: amountFor((scope) => sharesPath(scope.world, atHand(scope))),
  percentage,
  operating_name: ({ world }) => named(world, 'main.company_name'),
  operating_shares: (scope) =>
    computedFrom(scope.world, [`${atHand(scope)}.shares`], (count) => counted(scope.world, 'share', count)),
  owners: (scope) =>
    computedFrom(scope.world, [`${atHand(scope)}.ubos`], (count) => counted(scope.world, 'owner', count)),
  activities: ({ world }) => computedFrom(world, ['main.activities'], () => activityItems(world).join('; ')),
  first_year_end: firstYearEnd,
  deed_day: deedDay,
  notary_name: notaryName,
  acting_notary: actingNotary,
  notary_city: notary('city', 'main.custom_notary_city'),
  clerk: blank('clerk'),
  deputy_birthplace: blank('deputy_birthplace'),
  deputy_birthdate: blank('deputy_birthdate'),
  deputy_address: blank('deputy_address'),
  deed_hour: timeOf('deed_hour'),
  deed_minute: timeOf('deed_minute'),
  holding_hour: blankOfEach('deed_hour'),
  holding_minute: blankOfEach('deed_minute'),
  chamber_number: blank('chamber_number'),
  supervisor: blankOfEach('supervisor'),
  by_board: blank('by_board'),
  co_director: blankOfEach('co_director'),
  co_director_birthplace: blankOfEach('co_director_birthplace'),
  co_director_birthdate: blankOfEach('co_director_birthdate'),
  co_director_address: blankOfEach('co_director_address'),
  activity: activityText,
  industry_object: industryObject,
  trade_object: tradeObject,
  place_and_day: blank('place_and_day'),
  ratified_hour: timeOf('ratified_hour'),
  ratified_minute: timeOf('ratified_minute'),
} as const satisfies Readonly<Record<string, (scope: TemplateScope) => ComputedValue>>
