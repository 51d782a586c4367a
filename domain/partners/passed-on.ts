import { check } from '../fields/index.ts'
import { catalogue } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'

/** All that can ever go to a partner or a lawyer, in the order in which it is shown. There is no room for more. */
export const passedOnThings = ['name', 'email', 'phone', 'company', 'question'] as const
export type PassedOnThing = (typeof passedOnThings)[number]

/** What goes to one of them; what is not there does not go. */
export type PassedOn = Readonly<Partial<Record<PassedOnThing, string>>>

export const passedOnLimits = { phone: 30, question: 1000 } as const

const tidyLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Takes what may go out of whatever it is given, thing by thing, and leaves the rest. */
export function passedOn(given: Readonly<Record<PassedOnThing, string | null>>): PassedOn {
  const { name, email, phone, company, question } = given
  const tidied: Readonly<Record<PassedOnThing, string>> = {
    name: tidyLine(name ?? ''),
    email: tidyLine(email ?? ''),
    phone: tidyLine(phone ?? ''),
    company: tidyLine(company ?? ''),
    question: (question ?? '').trim(),
  }
  return Object.fromEntries(passedOnThings.flatMap((what) => (tidied[what] === '' ? [] : [[what, tidied[what]]])))
}

/** The same as a list, to be shown or mailed. */
export const passedOnFacts = (given: PassedOn): readonly { readonly what: PassedOnThing; readonly value: string }[] =>
  passedOnThings.flatMap((what) => (given[what] === undefined ? [] : [{ what, value: given[what] }]))

export const isSamePassedOn = (one: PassedOn, other: PassedOn): boolean =>
  passedOnThings.every((what) => one[what] === other[what])

/** Nine digits, alone, with or without dots and spaces; a phone number has more. */
const nineDigits = /(?<!\d[ .]?)\d(?:[ .]?\d){8}(?![ .]?\d)/g

/** Whether somebody wrote a BSN in a question: outside what the law names nobody may be given one (art. 46 UAVG). */
export const holdsBsn = (text: string, today: DutchDate): boolean =>
  (text.match(nineDigits) ?? []).some(
    (found) => check(catalogue.shareholder.bsn, found.replace(/\D/g, ''), { today, draft: true }).length === 0,
  )
