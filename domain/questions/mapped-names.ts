import type { AnswerRow } from '../conditions/index.ts'
import { type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import type { Answers } from './answers.ts'

/**
 * Names of the specification that ask what another field asks already. Two answers to one question would contradict each
 * other, so only the other is kept; whoever sends one of these is understood. `docs/specified-fields.md` has the table.
 */
export const mappedNames = {
  main: {
    president: 'shareholder.foundation_role',
    secretary: 'shareholder.foundation_role',
    treasurer: 'shareholder.foundation_role',
    holding_name: 'shareholder.holding_name',
  },
  shareholder: {
    natural_person_lives_in_netherlands: 'shareholder.lives_in_netherlands',
    natural_person_english_proficient: 'shareholder.english_proficient',
    new_company_lives_in_netherlands: 'shareholder.lives_in_netherlands',
    new_company_english_proficient: 'shareholder.english_proficient',
  },
} as const

const roles: Readonly<Record<string, string>> = {
  president: 'chairman',
  secretary: 'secretary',
  treasurer: 'treasurer',
}

type SentChange = { readonly [Place in 'main' | ShareholderKey]?: AnswerRow | null | undefined }

const isPlace = (value: unknown): value is ShareholderKey => shareholderKeys.some((key) => key === value)

/** Only what the change does not say by its own name as well. */
const added = (row: AnswerRow | null | undefined, given: AnswerRow): AnswerRow => ({ ...given, ...row })

const withoutKeys = (row: AnswerRow, keys: readonly string[]): AnswerRow =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)))

const renamed = (row: AnswerRow): AnswerRow => {
  const sent = Object.entries(mappedNames.shareholder).filter(([name]) => Object.hasOwn(row, name))
  if (sent.length === 0) return row
  const given = Object.fromEntries(sent.map(([name, ref]) => [ref.slice('shareholder.'.length), row[name]]))
  const names = sent.map(([name]) => name)
  return added(withoutKeys(row, names), given)
}

/** A role goes to whom it is given, and from whom had it. A value that is nobody is left for the check to refuse. */
const withRoles = <Sent extends SentChange>(sent: Sent, answers: Answers): Sent => {
  const main = sent.main ?? {}
  const named = Object.keys(roles).filter((name) => main[name] === null || isPlace(main[name]))
  if (named.length === 0) return sent
  const rows: { -readonly [Place in 'main' | ShareholderKey]?: AnswerRow | null | undefined } = { ...sent }
  for (const name of named) {
    for (const key of shareholderKeys)
      if (answers[key].foundation_role === roles[name] && key !== main[name] && rows[key] !== null)
        rows[key] = added(rows[key], { foundation_role: null })
  }
  for (const name of named) {
    const to = main[name]
    if (!isPlace(to) || rows[to] === null) continue
    const said = sent[to]?.foundation_role
    rows[to] = { ...rows[to], foundation_role: said ?? roles[name] }
  }
  return { ...sent, ...rows, main: withoutKeys(main, named) }
}

/** The holding that a structure asks for is the first person's, and so is its name. */
const withHoldingName = <Sent extends SentChange>(sent: Sent): Sent => {
  const { main } = sent
  if (!main || !Object.hasOwn(main, 'holding_name')) return sent
  return {
    ...sent,
    main: withoutKeys(main, ['holding_name']),
    p1: added(sent.p1, { holding_name: main.holding_name }),
  }
}

/** A change in the names that are kept. */
export const withKeptNames = <Sent extends SentChange>(sent: Sent, answers: Answers): Sent => {
  const rows = shareholderKeys.flatMap((key) => {
    const row = sent[key]
    return row ? [[key, renamed(row)] as const] : []
  })
  return withHoldingName(withRoles({ ...sent, ...Object.fromEntries(rows) }, answers))
}
