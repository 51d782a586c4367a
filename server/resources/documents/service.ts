import { startAnswers } from '#domain/flow/index.ts'
import { type FlowName, flowNames, productOf } from '#domain/products/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { DocumentDrawer, DrawRequest } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import { newestAnswersReader, paidAnswersReader, questionnaireReader } from '../questionnaires/within.ts'
import { countryNames, knownReferences } from '../reference/references.ts'
import type { DocumentNeeds } from './jobs.ts'
import { createPageCounts, type PageCounts } from './page-counts.ts'
import { createComposer, type DocumentComposer } from './set.ts'
import { createShelf } from './shelf.ts'

type ServiceParts = {
  readonly config: Config
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly drawer: DocumentDrawer
  readonly files: Files
}

/** What requests and jobs share: how documents are made, counted and kept. */
export type DocumentService = DocumentNeeds & {
  readonly compose: DocumentComposer
  readonly drawer: DocumentDrawer
  readonly countPages: PageCounts
  readonly readQuestionnaire: (uuid: string) => Promise<KeptQuestionnaire | undefined>
  /** A deed of each flow without answers, to get ready with. */
  samples(): Promise<readonly DrawRequest[]>
}

export function createDocumentService(parts: ServiceParts): DocumentService {
  const { config, database, vault, clock, drawer, files } = parts
  const compose = createComposer({
    config,
    clock,
    vault,
    references: knownReferences({ database, clock }),
    countries: countryNames({ database, clock }),
  })

  async function sampleOf(flow: FlowName): Promise<readonly DrawRequest[]> {
    const product = productOf(flow)
    if (product === null) return []
    const { documents } = await compose({ flow, answers: startAnswers(product), predefined_notary_id: null })
    return documents.slice(0, 1).map(({ document }) => ({ document, draft: true, brand: null }))
  }

  return {
    compose,
    drawer,
    files,
    shelf: createShelf({ config, database, clock, drawer, files, compose }),
    countPages: createPageCounts({ drawer }),
    readQuestionnaire: questionnaireReader({ database, vault }),
    paidFor: paidAnswersReader({ database, vault }),
    newestAnswers: newestAnswersReader({ database, vault }),
    samples: async () => (await Promise.all(flowNames.map(sampleOf))).flat(),
  }
}
