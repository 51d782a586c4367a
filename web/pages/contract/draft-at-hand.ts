import { createContext, use } from 'react'
import type { Company } from '#contract/companies.ts'
import type { Contract } from '#contract/contracts.ts'
import type { CheckedContract, ContractSpec, ContractTemplate } from '#domain/contracts/index.ts'
import type { CheckContext, Field } from '#domain/fields/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import type { Messages } from '#domain/messages/index.ts'

/** The same question, answered here and in another window. */
export type AnswerClash = { readonly key: string; readonly mine: unknown; readonly theirs: unknown }

/** A contract that is being written: as the server has it, and as it is being typed. */
export type DraftAtHand = {
  readonly contract: Contract
  readonly company: Company
  readonly spec: ContractSpec
  /** Its questions in the language of who answers them. */
  readonly asked: ContractTemplate
  /** Its text in its own language. */
  readonly text: ContractTemplate
  readonly messages: Messages
  readonly context: CheckContext
  /** What counts at this moment. */
  readonly checked: CheckedContract
  readonly questions: readonly Field[]
  readonly status: 'saved' | 'saving' | 'failed'
  readonly clashes: readonly AnswerClash[]
  readonly resolve: (which: 'mine' | 'theirs') => void
  /** As typed while it is being typed, else as it is kept; null when open. */
  readonly readAt: (key: string) => unknown
  readonly issuesOf: (field: Field) => readonly Issue[]
  readonly type: (field: Field, raw: unknown) => void
  readonly leave: (field: Field, value: unknown) => void
  readonly complain: (keys: readonly string[]) => void
  /** What it is called, and the language of its text. */
  readonly rename: (change: { readonly title?: string; readonly language?: Contract['language'] }) => Promise<boolean>
  /** Everything that was typed is at the server; null when it cannot be. */
  readonly settle: () => Promise<Contract | null>
}

export const DraftContext = createContext<DraftAtHand | null>(null)

export function useDraft(): DraftAtHand {
  const atHand = use(DraftContext)
  if (!atHand) throw new Error('Questions of a contract stand only inside DraftContext.')
  return atHand
}

export const questionId = (key: string): string => `asked-${key}`

/** Goes to a question, or to what is chosen of it. */
export function goToQuestion(key: string): void {
  const place = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(key)}"]`)
  const own = document.getElementById(questionId(key))
  const control = own?.matches('input, select, textarea') ? own : place?.querySelector<HTMLElement>('input, textarea')
  place?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
