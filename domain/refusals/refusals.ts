import { type Product, placeOfQuestion } from '../blueprint/index.ts'
import { likelySigningDay, type OfficeCalendar } from '../cases/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import { expiredOn } from '../papers/index.ts'
import type { RelevantAnswers } from '../questions/index.ts'
import { activeShareholders, directorQuestions, firstShareholder, lacksDirector } from '../shareholders/index.ts'
import { signingRoutes } from '../signing/index.ts'
import type { DutchDate } from '../values/index.ts'
import { foreignFormIn, reservedWordIn, soundsLike } from './names.ts'

/** For what a notary or the register turns a company away. The sentences are messages. */
export const refusalCodes = [
  'no_director',
  'document_expires',
  'address_unknown',
  'legal_form',
  'reserved_word',
  'name_beside_business',
  'name_of_business',
  'signature_too_late',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Something that would be refused, and where it is mended. */
export type Refusal = {
  readonly code: RefusalCode
  readonly path: string
  readonly person: ShareholderKey | null
  readonly step: number
  readonly substep: number
  /** It cannot be ordered like this; all others are only said, for the notary has the last word. */
  readonly stops: boolean
  readonly values: Readonly<Record<string, string | number>>
}

export type RefusalContext = {
  readonly product: Product
  readonly today: DutchDate
  /** How offices count their days. */
  readonly calendar: OfficeCalendar
  /** Within how many working days each speed is, by its name. */
  readonly speeds: Readonly<Record<string, { readonly working_days: number }>>
  /** Paths of addresses that the address service does not know; none where there is no service. */
  readonly unknownAddresses: readonly string[]
}

type FoundRefusal = Pick<Refusal, 'code' | 'path'> & Partial<Pick<Refusal, 'values' | 'person'>>

/** Within how many working days it was ordered, once everything is there. */
const orderedDays = ({ main }: RelevantAnswers, { speeds }: RefusalContext): number | null => {
  const { incorporation_speed: speed } = main
  return speed !== undefined && Object.hasOwn(speeds, speed) ? (speeds[speed]?.working_days ?? null) : null
}

/** The day on which the deed is likely to be signed, by the terms, the speed and the slowest signature. */
export function signingDayOf(answers: RelevantAnswers, context: RefusalContext): DutchDate {
  const { today, calendar, product } = context
  const lasting = signingRoutes(answers, product.ownership).map(({ route }) => route?.working_days ?? 0)
  return likelySigningDay({
    ...{ today, calendar, ordered: orderedDays(answers, context) },
    signatures: Math.max(0, ...lasting),
  })
}

const documentsIn = (answers: RelevantAnswers, context: RefusalContext): readonly FoundRefusal[] => {
  const day = signingDayOf(answers, context)
  return expiredOn(answers, day).map((person) => ({
    ...{ code: 'document_expires', path: `${person}.expiration_date`, person },
    values: { day, expires: answers[person].expiration_date ?? '' },
  }))
}

/** Names that come into being; that of a company whose shares change hands is in the register. */
const newNames = (answers: RelevantAnswers, { ownership }: Product) => {
  if (ownership === 'transfer') return []
  const holdings = activeShareholders(answers).map((person) => ({
    ...{ path: `${person}.holding_name`, person, name: answers[person].holding_name },
  }))
  return [{ path: 'main.company_name', person: null, name: answers.main.company_name }, ...holdings].flatMap((one) =>
    one.name === undefined ? [] : [{ ...one, name: one.name }],
  )
}

const namesIn = (answers: RelevantAnswers, { product }: RefusalContext): readonly FoundRefusal[] =>
  newNames(answers, product).flatMap(({ path, person, name }): readonly FoundRefusal[] => {
    const form = foreignFormIn(name, product.legal_form)
    const kept = reservedWordIn(name)
    return [
      ...(form === null ? [] : [{ code: 'legal_form' as const, path, person, values: { name, form } }]),
      ...(kept === null ? [] : [{ code: 'reserved_word' as const, path, person, values: { name, ...kept } }]),
    ]
  })

/** The name of the business that somebody has already, beside the company or on its way into it. */
const oldBusinessesIn = (answers: RelevantAnswers, { product }: RefusalContext): readonly FoundRefusal[] => {
  const { company_name: name, trade_name } = answers.main
  if (name === undefined || product.ownership === 'transfer') return []
  const beside = activeShareholders(answers).flatMap((person): readonly FoundRefusal[] => {
    const { proprietorship_name: other } = answers[person]
    return other !== undefined && soundsLike(name, other)
      ? [{ code: 'name_beside_business', path: `${person}.proprietorship_name`, person, values: { name, other } }]
      : []
  })
  const converted: readonly FoundRefusal[] =
    trade_name !== undefined && soundsLike(name, trade_name)
      ? [{ code: 'name_of_business', path: 'main.company_name', values: { name, other: trade_name } }]
      : []
  return [...beside, ...converted]
}

const signaturesIn = (answers: RelevantAnswers, context: RefusalContext): readonly FoundRefusal[] => {
  const ordered = orderedDays(answers, context)
  if (ordered === null) return []
  return signingRoutes(answers, context.product.ownership).flatMap(({ person, route }): readonly FoundRefusal[] =>
    route !== null && route.working_days > ordered
      ? [
          {
            ...{ code: 'signature_too_late', path: 'main.incorporation_speed', person },
            values: { days: route.working_days, ordered },
          },
        ]
      : [],
  )
}

const boardIn = (answers: RelevantAnswers, { product }: RefusalContext): readonly FoundRefusal[] => {
  if (!product.mandatory_director || !lacksDirector(answers)) return []
  const [question] = directorQuestions(answers[firstShareholder])
  return [{ code: 'no_director', path: `${firstShareholder}.${question}`, person: firstShareholder }]
}

const addressesIn = (_answers: RelevantAnswers, { unknownAddresses }: RefusalContext): readonly FoundRefusal[] =>
  unknownAddresses.map((path) => ({
    ...{ code: 'address_unknown', path },
    person: path.startsWith('main.') ? null : (path.slice(0, path.indexOf('.')) as ShareholderKey),
  }))

const looks = [boardIn, documentsIn, addressesIn, namesIn, oldBusinessesIn, signaturesIn]

/** What would make the notary or the register refuse, with the question that mends it; what stops comes first. */
export const refusalsIn = (answers: RelevantAnswers, context: RefusalContext): readonly Refusal[] =>
  looks
    .flatMap((look) => look(answers, context))
    .flatMap(({ code, path, person = null, values = {} }): readonly Refusal[] => {
      const place = placeOfQuestion(context.product, path)
      return place === null ? [] : [{ code, path, person, ...place, stops: code === 'no_director', values }]
    })
