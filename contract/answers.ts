import { z } from 'zod'
import { type Field, type FieldKind, maxLengthOf, type Scope, shareholderKeys } from '#domain/fields/index.ts'
import { countryCodes, municipalities, nationalityCodes } from '#domain/lists/index.ts'
import { type AnswersOf, fieldsOf, mappedNames } from '#domain/questions/index.ts'
import { typed } from './typed.ts'

type JsonSchema = Readonly<Record<string, unknown>>

const text: JsonSchema = { type: 'string' }
const yesOrNo: JsonSchema = { type: 'boolean' }
const reference: JsonSchema = { type: ['string', 'integer'] }

/** What an answer of each kind looks like once it is kept; every other kind is a text. */
const forms: Readonly<Partial<Record<FieldKind, JsonSchema>>> = {
  date: { type: 'string', pattern: '^\\d{2}-\\d{2}-\\d{4}$', description: 'DD-MM-YYYY' },
  number: { type: 'integer' },
  money: { type: 'number', description: 'Euros with at most two decimals' },
  yes_no: yesOrNo,
  checkbox: yesOrNo,
  country: { type: 'string', enum: countryCodes },
  nationality: { type: 'string', enum: nationalityCodes },
  municipality: { type: 'string', enum: municipalities },
  person: { type: 'string', enum: shareholderKeys },
  persons: { type: 'array', items: { type: 'string', enum: shareholderKeys }, uniqueItems: true },
  reference,
  references: { type: 'array', items: reference, maxItems: 50 },
}

/** What an answer to a field looks like once it is kept. */
export const answerForm = (field: Field): JsonSchema => {
  const form = forms[field.kind] ?? text
  const maxLength = form === text ? maxLengthOf(field) : undefined
  return {
    ...form,
    ...(field.options && { enum: field.options }),
    ...(maxLength !== undefined && { maxLength }),
    ...(field.default !== undefined && { default: field.default }),
  }
}

const propertiesOf = (scope: Scope, form: (field: Field) => JsonSchema) =>
  Object.fromEntries(fieldsOf(scope).map((field) => [field.key, form(field)]))

/** Other names for the same: they are understood, and answered by their own. */
const mappedProperties = (scope: Scope): Readonly<Record<string, JsonSchema>> =>
  scope === 'main' || scope === 'shareholder'
    ? Object.fromEntries(
        Object.entries(mappedNames[scope]).map(([name, ref]) => [name, { description: `Kept as ${ref}` }]),
      )
    : {}

/** The answers of one form as they are kept: made from the catalogue of fields, so that no field is declared twice. */
export const answersSchema = <S extends Scope>(scope: S, id: string): z.ZodType<AnswersOf<S>> =>
  // The catalogue's own gate made these; checking each of them again for every answer would only cost time.
  typed<AnswersOf<S>>(
    z.unknown().meta({
      id,
      type: 'object',
      properties: propertiesOf(scope, answerForm),
      additionalProperties: false,
    }),
  )

/** Fields to change: typed text is understood as well, and null takes an answer away. */
export type AnswersPatch<S extends Scope> = {
  readonly [Key in keyof AnswersOf<S>]?: AnswersOf<S>[Key] | string | null
}

/**
 * A change of one form. The schema lets every value through: the catalogue judges them, because only it can say in the
 * codes of the fields what is wrong.
 */
export const patchSchema = <S extends Scope>(scope: S, id: string): z.ZodType<AnswersPatch<S>> =>
  typed<AnswersPatch<S>>(
    z.record(z.string(), z.unknown()).meta({
      id,
      type: 'object',
      properties: {
        ...propertiesOf(scope, (field) => ({ anyOf: [answerForm(field), { type: 'null' }] })),
        ...mappedProperties(scope),
      },
      additionalProperties: false,
      propertyNames: undefined,
    }),
  )

// Once each, so that the documentation names them once.
export const mainAnswers = answersSchema('main', 'MainAnswers')
export const shareholderAnswers = answersSchema('shareholder', 'ShareholderAnswers')
export const mainPatch = patchSchema('main', 'MainPatch')
export const shareholderPatch = patchSchema('shareholder', 'ShareholderPatch')
