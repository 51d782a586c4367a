import { randomUUID } from 'node:crypto'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import type { FlowName } from '#domain/products/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { type AssistantCall, questionnaireActions } from '#server/resources/questionnaires/actions.ts'
import { knownReferences } from '#server/resources/reference/references.ts'
import type { TestApp } from './app-open.ts'

/** Writes in a questionnaire as an assistant of its account does, by another process on the same database. */
export function assistantOf({ config, database, clock }: Pick<TestApp, 'config' | 'database' | 'clock'>) {
  const actions = questionnaireActions({
    ...{ config, database, clock, vault: vaultWith([Buffer.alloc(32, 1)]) },
    references: knownReferences({ database, clock }),
    calculations: { carryOver: async () => null },
  })
  const writer = { connection: randomUUID(), name: 'Helper' }
  return (
    { uuid, account, flow = 'dutch-bv' }: { readonly uuid: string; readonly account: string; readonly flow?: FlowName },
    patch: QuestionnairePatch,
    { ifMatch, within = async () => undefined }: Partial<Pick<AssistantCall, 'ifMatch' | 'within'>> = {},
  ) => {
    const call = { flow, uuid, caller: { visitor: null, account }, ifMatch, patch, writer, within }
    return actions.saveByAssistant(call)
  }
}
