import type { $ZodIssue } from 'zod/v4/core'
import type { InputErrorCode } from '#contract/errors.ts'

type Judgement = { readonly code: InputErrorCode; readonly message: string }
type InputError = Judgement & { readonly path?: string }

const mostErrors = 100

/** Turns what the schema found into our codes and sentences. No sentence repeats a value of the request. */
export function inputErrors(issues: readonly $ZodIssue[], input: unknown): InputError[] {
  return issues.flatMap((issue) => entriesOf(issue, input)).slice(0, mostErrors)
}

function entriesOf(issue: $ZodIssue, input: unknown): InputError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      code: 'unknown_field',
      path: dotted([...issue.path, key]),
      message: 'There is no field of this name here.',
    }))
  }
  const path = dotted(issue.path)
  return [{ ...judge(issue, valueAt(input, issue.path)), ...(path !== '' && { path }) }]
}

const dotted = (path: readonly PropertyKey[]) => path.map((key) => String(key).slice(0, 100)).join('.')

function judge(issue: $ZodIssue, value: unknown): Judgement {
  // An empty text in a required field is a missing answer, not a short one.
  if (value === undefined || (issue.code === 'too_small' && value === '')) {
    return { code: 'required', message: 'A value is required here.' }
  }
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'invalid_type', message: `This must be of type ${issue.expected}.` }
    case 'invalid_format':
      return { code: 'invalid_format', message: 'This does not have the right form.' }
    case 'invalid_value':
      return { code: 'invalid_option', message: `This must be one of: ${issue.values.map(String).join(', ')}.` }
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum)
    case 'too_big':
      return tooBig(issue.origin, issue.maximum)
    case 'invalid_union':
      return { code: 'invalid_type', message: 'This has none of the forms that are allowed here.' }
    default:
      return { code: 'invalid_value', message: 'This value cannot be used here.' }
  }
}

function tooSmall(origin: string, minimum: number | bigint): Judgement {
  if (origin === 'string') return { code: 'too_short', message: `Use at least ${minimum} characters.` }
  if (origin === 'array' || origin === 'set') return { code: 'too_few', message: `Give at least ${minimum}.` }
  return { code: 'too_low', message: `This must be at least ${minimum}.` }
}

function tooBig(origin: string, maximum: number | bigint): Judgement {
  if (origin === 'string') return { code: 'too_long', message: `Use at most ${maximum} characters.` }
  if (origin === 'array' || origin === 'set') return { code: 'too_many', message: `Give at most ${maximum}.` }
  return { code: 'too_high', message: `This must be at most ${maximum}.` }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  )
}
