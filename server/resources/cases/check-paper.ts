import { clientCheckDocument, clientCheckDrawing } from '#domain/cases/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { chartTarget } from '#domain/ownership/index.ts'
import { dateInAmsterdam, type Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import type { CaseContent } from './facts.ts'
import { type KeptCase, selectCaseEvents } from './store.ts'
import { namesOf } from './store-staff.ts'

type CheckPaperParts = {
  readonly config: Pick<Config, 'BRAND_NAME'>
  readonly database: Database
  readonly clock: Clock
  readonly drawer: DocumentDrawer
}

export type CheckPaper = ReturnType<typeof createCheckPaper>

/** What the office found out about its client as one PDF to keep, with who owns what drawn in it. */
export function createCheckPaper({ config, database, clock, drawer }: CheckPaperParts) {
  return async (found: KeptCase, { check, chart, people, answers }: CaseContent, locale: Locale) => {
    const { db } = database
    const { decidedBy, secondBy } = check
    const events = await selectCaseEvents(db, found.uuid)
    const names = await namesOf(
      db,
      [decidedBy, secondBy].filter((one) => one !== undefined),
    )
    const signed = (by: string | undefined, action: 'decide_check' | 'second_check') => {
      const last = events.findLast((event) => event.action === action)
      return by === undefined || last === undefined ? null : { name: names.get(by) ?? '', on: dateInAmsterdam(last.at) }
    }
    const document = clientCheckDocument({
      ...{ locale, check, chart, target: chartTarget, company: found.company_name, number: found.number },
      people: people.map((id) => ({ id, name: fullNameOf(answers[id]) })),
      decided: signed(decidedBy, 'decide_check'),
      second: signed(secondBy, 'second_check'),
      today: clock.today(),
    })
    const drawing = clientCheckDrawing(chart, locale)
    const { bytes } = await drawer.pdf({
      ...{ document, draft: false, brand: config.BRAND_NAME },
      ...(drawing && { drawing: { article: 'structure', chart: drawing } }),
    })
    const name = `${found.number}-${locale === 'nl' ? 'clientonderzoek' : 'client-check'}.pdf`
    return { name, media_type: 'application/pdf', bytes }
  }
}
