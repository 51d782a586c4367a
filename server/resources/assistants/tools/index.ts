import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import type { CatalogueActions } from '../../catalogue/actions.ts'
import type { DocumentComposer } from '../../documents/set.ts'
import type { QuestionWording } from '../../question-words/actions.ts'
import type { QuestionnaireActions } from '../../questionnaires/actions.ts'
import type { KnownReferences } from '../../reference/references.ts'
import { beginningTools } from './beginning.ts'
import { checkingTools } from './checking.ts'
import { deedTools } from './deed.ts'
import { assistantDrafts } from './drafts.ts'
import { productTools } from './products.ts'
import { questionTools } from './questions.ts'
import { savingTools } from './saving.ts'
import type { AssistantTool } from './tool.ts'
import { assistantWords } from './words.ts'

export type AssistantToolParts = {
  readonly config: Config
  readonly clock: Clock
  readonly database: Database
  readonly references: KnownReferences
  readonly catalogue: Pick<CatalogueActions, 'currentPriceBook'>
  readonly questionnaires: Pick<QuestionnaireActions, 'read' | 'create' | 'saveByAssistant'>
  readonly compose: DocumentComposer
  readonly wording: Pick<QuestionWording, 'current'>
}

/** Everything an assistant can ask for; made once, whoever asks. */
export function assistantTools(own: AssistantToolParts): readonly AssistantTool[] {
  const parts = { ...own, drafts: assistantDrafts(own), wordsFor: assistantWords(own) }
  return [
    ...productTools(parts),
    ...beginningTools(parts),
    ...questionTools(parts),
    ...savingTools(parts),
    ...checkingTools(parts),
    ...deedTools(parts),
  ]
}
