import type { Clock } from '#server/adapters/clock/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import type { Audit } from './resources/audit/actions.ts'
import { calculatorShelf } from './resources/calculations/files.ts'
import { priceBookShelf } from './resources/catalogue/files.ts'
import { type DataActions, dataActions } from './resources/data-files/actions.ts'
import type { DataShelf } from './resources/data-files/shelf.ts'
import { officeShelf } from './resources/offices/files.ts'
import { pictureShelf } from './resources/pictures/files.ts'
import type { QuestionWording } from './resources/question-words/actions.ts'
import { wordingShelf } from './resources/question-words/files.ts'
import { countryShelf } from './resources/reference/country-files.ts'
import { storyShelf } from './resources/stories/files.ts'
import type { LiveSwitches } from './resources/switches/actions.ts'
import { switchShelf } from './resources/switches/files.ts'

type Parts = {
  readonly config: Config
  readonly clock: Clock
  readonly files: Files
  readonly audit: Audit
  readonly switches: Pick<LiveSwitches, 'reload'>
  readonly wording: Pick<QuestionWording, 'forget'>
  readonly references: { current(): Promise<unknown> }
  /** When other pages may be shown. */
  readonly onContent: () => void
}

/** Everything that the back office edits: what others refer to first. */
const backOfficeShelves = (parts: Parts): readonly DataShelf[] => [
  pictureShelf(parts),
  storyShelf({ clock: parts.clock, onWritten: parts.onContent }),
  priceBookShelf(parts),
  calculatorShelf(parts),
  officeShelf(parts),
  countryShelf(parts),
  switchShelf(parts),
  wordingShelf(parts),
]

/** All of it, out as files and in again. */
export const backOfficeData = ({ database, ...parts }: Parts & { readonly database: Database }): DataActions =>
  dataActions({ database, audit: parts.audit, shelves: backOfficeShelves(parts) })
