import type { ShareholderKey } from '../fields/index.ts'
import type { UboTest } from '../ownership/index.ts'
import type { ClientCheckState } from './possible.ts'

export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]

export const identityMeans = ['in_person', 'video', 'certified_copy'] as const

/** What the office found out about its client, as it must under the Wwft; what is open has no answer. */
export type ClientCheck = {
  readonly identities: Readonly<Partial<Record<ShareholderKey, (typeof identityMeans)[number]>>>
  readonly representation?: 'seen'
  readonly ubosConfirmed?: true
  readonly pep?: 'none' | 'found'
  readonly sanctions?: 'none' | 'found'
  readonly funds?: string
  readonly risk?: Risk
  /** Why this risk. */
  readonly reason?: string
  readonly decidedBy?: string
  readonly secondBy?: string
}

export const checkParts = [
  'identity',
  'representation',
  'ubos',
  'pep',
  'sanctions',
  'funds',
  'risk',
  'reason',
  'decision',
] as const
export type CheckPart = (typeof checkParts)[number]
export type OpenPart = { readonly part: CheckPart; readonly person?: ShareholderKey }

type CheckSubject = { readonly people: readonly ShareholderKey[]; readonly ubos: UboTest }

/** What is still to be done before somebody can decide, and that decision itself. */
export function openParts(check: ClientCheck, { people, ubos }: CheckSubject): readonly OpenPart[] {
  const identities = people
    .filter((person) => check.identities[person] === undefined)
    .map((person): OpenPart => ({ part: 'identity', person }))
  const rest: readonly (readonly [CheckPart, boolean])[] = [
    ['representation', check.representation !== undefined],
    // Who is behind a company that holds enough to matter must be known, not only looked at.
    ['ubos', check.ubosConfirmed === true && (ubos.ubos.length > 0 || ubos.unknown.length > 0)],
    ['pep', check.pep !== undefined],
    ['sanctions', check.sanctions === 'none'],
    ['funds', (check.funds ?? '').trim() !== ''],
    ['risk', check.risk !== undefined],
    ['reason', (check.reason ?? '').trim() !== ''],
    ['decision', check.decidedBy !== undefined],
  ]
  return [...identities, ...rest.filter(([, done]) => !done).map(([part]): OpenPart => ({ part }))]
}

/** The least risk that these facts allow: a politically exposed person is always high (art. 8 Wwft). */
export const leastRisk = ({ pep }: ClientCheck, ubos: UboTest): Risk =>
  pep === 'found' ? 'high' : ubos.unknown.length > 0 ? 'medium' : 'low'

/** High risk needs a second pair of eyes: somebody else than who decided. */
export function checkState(check: ClientCheck, subject: CheckSubject): ClientCheckState {
  if (openParts(check, subject).length > 0) return 'open'
  const tooLow = risks.indexOf(check.risk ?? 'low') < risks.indexOf(leastRisk(check, subject.ubos))
  if (tooLow) return 'open'
  if (check.risk !== 'high') return 'closed'
  return check.secondBy !== undefined && check.secondBy !== check.decidedBy ? 'closed' : 'awaits_second'
}
