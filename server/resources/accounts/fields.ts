import { check, normalise } from '#domain/fields/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { localeFrom, mailAddressFrom } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { isCommon } from './common-passwords.ts'
import type { GivenInput } from './given.ts'
import { type FieldFaults, faults } from './refusal.ts'

type FaultsByField = Record<string, string[]>

/** An address the way we keep it, or undefined where none was given. */
export const emailIn = (given: GivenInput): string | undefined =>
  mailAddressFrom(given.text('email') ?? '') || undefined

/** What is wrong with an address by the same rule as on the screens. */
export function emailFaults(email: string | undefined, clock: Pick<Clock, 'today'>): string[] {
  if (email === undefined) return [faults.blank]
  const field = fieldOf('account', 'email')
  const [issue] = field ? check(field, email, { today: clock.today() }) : []
  if (!issue) return []
  return [issue.code === 'email_letters' ? faults.email_letters : faults.not_email]
}

/** What is wrong with a password that is being chosen, wherever that is: by the rule of the screens, and by our list. */
export async function passwordFaults(
  password: string | undefined,
  confirmation: string | undefined,
  clock: Pick<Clock, 'today'>,
): Promise<FaultsByField> {
  const found: FaultsByField = {}
  const field = fieldOf('account', 'password')
  const [issue] = field ? check(field, password ?? null, { today: clock.today() }) : []
  if (issue) found.password = [passwordFault(issue)]
  else if (password !== undefined && (await isCommon(password))) found.password = [faults.too_common]
  if (confirmation !== undefined && confirmation !== password) found.password_confirmation = [faults.mismatch]
  return found
}

function passwordFault({ code, values }: Issue): string {
  if (code === 'required') return faults.blank
  return code === 'too_long'
    ? faults.too_long({ max: Number(values?.max) })
    : faults.too_short({ min: Number(values?.min) })
}

/** The code beside the sentences: what only we can find is said on the screen by its code. */
export const codeOf = ({ password = [] }: FieldFaults): { readonly code?: 'password_common' } =>
  password.includes(faults.too_common) ? { code: 'password_common' } : {}

export type Profile = {
  readonly firstname?: string
  readonly lastname?: string
  readonly phone?: string | null
  readonly locale?: 'nl' | 'en'
  readonly keep_me_posted?: boolean
}

/** The fields that an account may be made and changed with, each in the form in which it is kept. */
export const profileFields = ['firstname', 'lastname', 'phone', 'locale', 'keep_me_posted'] as const

export function profileIn(given: GivenInput, clock: Pick<Clock, 'today'>): { profile: Profile; faults: FieldFaults } {
  const found: FaultsByField = {}
  const name = (key: 'firstname' | 'lastname') => {
    const field = fieldOf('account', key)
    const text = given.text(key)
    if (text === undefined || field === undefined) return {}
    const value = normalise(field, text)
    // Clients of the protocol send no box that vouches for a short name.
    const form = { name_as_on_document: true }
    const [issue] = check(field, value, { today: clock.today(), form, draft: true })
    if (issue) {
      found[key] = [issue.code === 'too_long' ? faults.too_long({ max: Number(issue.values?.max) }) : faults.invalid]
    }
    return { [key]: String(value ?? '') }
  }
  const phone = () => {
    const field = fieldOf('account', 'phone')
    const text = given.text('phone')
    if (text === undefined || field === undefined) return {}
    const value = normalise(field, text)
    if (check(field, value, { today: clock.today(), draft: true }).length > 0) found.phone = [faults.invalid]
    return { phone: value === null ? null : String(value) }
  }
  const locale = localeFrom(given.text('locale'))
  const keep_me_posted = given.flag('keep_me_posted')
  const profile = {
    ...name('firstname'),
    ...name('lastname'),
    ...phone(),
    ...(locale && { locale }),
    ...(keep_me_posted !== undefined && { keep_me_posted }),
  }
  return { profile, faults: found }
}
