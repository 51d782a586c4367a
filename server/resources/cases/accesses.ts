import type { DataAccess } from '#contract/accesses.ts'
import { seenBy } from '#domain/cases/index.ts'
import type { Database } from '#server/db/index.ts'
import { selectStaffLines } from './store-staff.ts'
import { isForFounder } from './view.ts'

/** Who worked with the data of a founder: offices and support, and nobody of them by name. */
export const accessActions = ({ database }: { readonly database: Database }) => ({
  async list(account: string): Promise<DataAccess[]> {
    const lines = (await selectStaffLines(database.db, account)).filter(isForFounder)
    return seenBy(lines).map(({ line, who, office, day, ways, reasons }) => ({
      ...{ number: line.number, company_name: line.company_name, questionnaire: line.questionnaire },
      ...{ who, office, day, ways: [...ways], reasons: [...reasons] },
    }))
  },
})
