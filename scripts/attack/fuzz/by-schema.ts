import { z } from 'zod'
import { completeAnswers } from '#server/testing/answers.ts'
import type { Chance } from './chance.ts'

export type JsonSchema = Readonly<{
  $ref?: string
  $defs?: Readonly<Record<string, JsonSchema>>
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  type?: string | readonly string[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
  format?: string
}>

/** What a schema of the contract takes, as a schema of JSON; the answers of a form are described in there too. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** Right answers by the name of their field, so that much of what is sent is kept, and read again by others. */
const rightByName: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    [completeAnswers.main, completeAnswers.p1, completeAnswers.p2].flatMap((form) =>
      Object.entries(form ?? {}).map(([key, value]) => [key, [value]] as const),
    ),
  ),
  password: ['een-goed-wachtwoord'],
  password_confirmation: ['een-goed-wachtwoord'],
  current_password: ['een-goed-wachtwoord'],
  confirm_success_url: ['/questionnaire/confirmation'],
  redirect_url: ['/questionnaire/', '/dashboard#top'],
  auth_origin_url: ['/questionnaire/?a=1#top'],
  omniauth_window_type: ['newWindow', 'sameWindow', 'inAppBrowser'],
  locale: ['nl', 'en', 'en-us'],
  notary_product_type_slug: ['dutch-bv', 'bv-oprichten', 'holding'],
  service_slug: ['dutch-bv'],
}

/** For texts of which only a form is known: the ones that fit it are taken. */
const anyTexts = [
  'Anna',
  'De Gouden Lepel',
  'anna@voorbeeld.nl',
  '+31612345678',
  '3511AB',
  '12',
  'nl',
  'main.company_name',
  'calculation.timing',
  'shareholder.type',
  'company_name',
  'dutch-bv',
  '01-01-2027',
  '14-03-1985',
  'https://voorbeeld.nl/',
  '/dashboard',
  '1b4e28ba-2fa1-4d1e-883f-0016d3cca427',
]

type SchemaPlace = { readonly root: JsonSchema; readonly name: string; readonly depth: number }

/** A value that may well be right. */
export function valueBy(chance: Chance, schema: JsonSchema, place?: SchemaPlace): unknown {
  const { root, name, depth } = place ?? { root: schema, name: '', depth: 0 }
  const inside = (inner: JsonSchema, key = name) => valueBy(chance, inner, { root, name: key, depth: depth + 1 })
  if (schema.$ref !== undefined) return depth > 12 ? null : inside(resolved(root, schema.$ref))
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return chance.of(schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  // The first way is the fullest one; what takes an answer away comes after it.
  if (either !== undefined) return inside(chance.once(4) ? chance.of(either) : (either[0] ?? {}))
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map((part) => inside(part)))
  if (name === 'email') return addressBy(chance)
  const right = Object.hasOwn(rightByName, name) ? rightByName[name] : undefined
  const type = typeof schema.type === 'object' ? chance.of(schema.type) : schema.type
  switch (type) {
    case 'object':
      return objectBy(chance, schema, inside, depth)
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, chance.whole(0, depth > 6 ? 0 : 2)) }, () =>
        inside(schema.items ?? {}),
      )
    case 'string':
      return right ? chance.of(right) : textBy(chance, schema)
    case 'integer':
    case 'number':
      return right ? chance.of(right) : chance.whole(schema.minimum ?? 0, Math.min(schema.maximum ?? 500, 500))
    case 'boolean':
      return !chance.once(2)
    case 'null':
      return null
    default:
      return right ? chance.of(right) : chance.of(anyTexts)
  }
}

function objectBy(
  chance: Chance,
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  inside: (schema: JsonSchema, key: string) => unknown,
  depth: number,
): object {
  // Sometimes everything, sometimes hardly anything of what may be left out.
  const share = chance.whole(1, 4)
  const own = Object.entries(properties)
    .filter(([key]) => required.includes(key) || (depth < 8 && chance.whole(1, 4) <= share))
    .map(([key, schema]) => [key, inside(schema, key)] as const)
  const open = typeof additionalProperties === 'object' && own.length === 0 && depth < 8
  const more = open ? ['dutch-bv', 'x'].map((key) => [key, inside(additionalProperties, key)] as const) : []
  return Object.fromEntries([...own, ...more])
}

/** Another one nearly every time: a second account with the same address would be refused. Some are odd and yet allowed. */
function addressBy(chance: Chance): string {
  const local = chance.weighed([
    [8, 'anna'],
    [1, 'jan&co'],
    [1, 'é'],
    [1, "o'brien+test"],
    [1, 'A.B_c-d'],
  ])
  return `${local}${chance.whole(1, 100_000)}@${chance.weighed([
    [8, 'voorbeeld.nl'],
    [1, 'bücher.example'],
    [1, 'VOORBEELD.nl'],
  ])}`
}

function textBy(chance: Chance, { pattern, format, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): string {
  const form = pattern === undefined ? null : new RegExp(pattern, 'u')
  const fits = (text: string) =>
    text.length <= maxLength && (form === null || form.test(text)) && (format !== 'uuid' || text.length === 36)
  const fitting = anyTexts.filter(fits)
  return chance.of(fitting.length > 0 ? fitting : anyTexts)
}

function resolved(root: JsonSchema, reference: string): JsonSchema {
  if (reference === '#') return root
  return root.$defs?.[reference.replace('#/$defs/', '')] ?? {}
}
