import type { SessionState } from './signing.ts'

/** What can happen to a contract, as its maker reads it afterwards. */
export const contractHappenings = [
  'made',
  'approved',
  'sent',
  'opened',
  'reminded',
  'signed',
  'declined',
  'completed',
  'expired',
  'withdrawn',
] as const
type ContractHappening = (typeof contractHappenings)[number]

type ContractApproval = { readonly number: number; readonly approved_at: Date }

type Round = {
  readonly revision: number
  readonly state: SessionState
  readonly sent_at: Date
  readonly ended_at: Date | null
  readonly signers: readonly {
    readonly name: string
    readonly opened_at: Date | null
    readonly reminded: readonly Date[]
    readonly signed_at: Date | null
    readonly declined_at: Date | null
  }[]
}

type Lived = {
  readonly created_at: Date
  readonly approvals: readonly ContractApproval[]
  /** In the order in which they were sent. */
  readonly rounds: readonly Round[]
}

type Happened = { readonly event: ContractHappening; readonly at: Date; readonly who: string | null }

const happened = (event: ContractHappening, at: Date | null, who: string | null = null): readonly Happened[] =>
  at === null ? [] : [{ event, at, who }]

const roundOf = ({ state, sent_at, ended_at, signers }: Round): readonly Happened[] => [
  ...happened('sent', sent_at),
  ...signers.flatMap(({ name, opened_at, reminded, signed_at, declined_at }) => [
    ...happened('opened', opened_at, name),
    ...reminded.flatMap((at) => happened('reminded', at, name)),
    ...happened('signed', signed_at, name),
    ...happened('declined', declined_at, name),
  ]),
  // That somebody declined ended it: that is said by name.
  ...(state === 'open' || state === 'declined' ? [] : happened(state, ended_at)),
]

/** Everything that happened to a contract, the oldest first; what happened at one moment in the order in which it can. */
export const contractHistory = ({ created_at, approvals, rounds }: Lived): readonly Happened[] =>
  [
    ...happened('made', created_at),
    ...approvals.flatMap(({ number, approved_at }) => [
      ...happened('approved', approved_at),
      ...rounds.filter(({ revision }) => revision === number).flatMap(roundOf),
    ]),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
