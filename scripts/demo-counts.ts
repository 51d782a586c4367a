import { countedQuestions, nl } from '#domain/messages/index.ts'
import { flows } from '#domain/products/index.ts'
import { countedDevices, timeBuckets } from '#domain/stumbling/index.ts'
import { addDays } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { mondayOf } from '#server/resources/question-counts/actions.ts'

const weeks = 13

/** Hardly two the same, and the same every time. */
const lot = (text: string): number => {
  let found = 7
  for (const letter of text) found = (found * 31 + letter.charCodeAt(0)) % 9973
  return found / 9973
}

/** Questions that are as hard as they look: how many leave them open, get them wrong, leave there, and the bucket of their time. */
const hard: Readonly<Record<string, readonly [open: number, wrong: number, left: number, time: number]>> = {
  'main.activities': [0.19, 0.06, 0.04, 8],
  'shareholder.ubos': [0.09, 0.17, 0.02, 7],
  'main.added_value': [0.41, 0.03, 0.06, 8],
  'shareholder.document_number': [0.02, 0.1, 0.005, 4],
  'shareholder.place_of_issue': [0.06, 0.03, 0.004, 5],
  'shareholder.pep': [0.05, 0.01, 0.06, 6],
  'shareholder.bsn': [0.04, 0.05, 0.02, 4],
  'main.share_value': [0.02, 0.05, 0.01, 5],
}

/** What thirteen weeks of visitors would have left: sums of nobody. One question was rewritten three weeks ago, and it helped. */
export async function plantCounts(
  { database, clock }: { database: Database; clock: Clock },
  by: string,
): Promise<void> {
  const today = clock.today()
  const rewritten = addDays(today, -21) ?? today
  const { label, help = '' } = nl.fields.main.activities
  const words = [
    { locale: 'nl', part: 'label', basis: label, text: 'Wat gaat je BV doen?' },
    {
      ...{ locale: 'nl', part: 'help', basis: help },
      text: 'Schrijf in één of twee zinnen waar je klanten voor betalen. De notaris maakt er de tekst van de statuten van.',
    },
  ]
  await database.db
    .insertInto('question_rewrites')
    .values({
      ...{ question: 'main.activities', revision: 1, words: JSON.stringify(words), who: by },
      at: new Date(`${mondayOf(rewritten)}T10:00:00+01:00`),
    })
    .execute()
  for (const { question, flows: asking, field } of countedQuestions().values()) {
    const [open, wrong, left, time] =
      hard[question] ??
      ([
        ...[0.02 * lot(`${question} o`), 0.015 * lot(`${question} w`), 0.004 * lot(`${question} l`)],
        1 + Math.floor(2 * lot(question)),
      ] as [number, number, number, number])
    const rows = asking.flatMap((flow) =>
      countedDevices.flatMap((device) =>
        Array.from({ length: weeks }, (_, ago) => {
          const week = mondayOf(addDays(today, -7 * ago) ?? today)
          const isNew = question === 'main.activities' && ago < 4
          const seen =
            (flow === 'dutch-bv' ? 90 : 22) * (device === 'phone' ? 0.4 : 1) * (0.8 + 0.4 * lot(`${flow} ${ago}`))
          const shown = Math.round(seen * (field.required === true ? 1 : 0.6) * (1 - 0.2 * lot(question)))
          const some = (share: number) =>
            Math.round(shown * share * (isNew ? 0.4 : 1) * (0.85 + 0.3 * lot(`${question} ${ago} ${share}`)))
          const [opened, corrected] = [some(open), some(wrong)]
          const sums: Record<string, number> = {
            ...{
              shown,
              open: opened,
              corrected,
              stumbled: Math.round((opened + corrected) * 0.95),
              left: some(left * 3),
            },
            ...{ returned: some(left * 2), 'message required': opened },
          }
          const middle = Math.max(0, time - (isNew ? 2 : 0))
          for (const [off, part] of [0.25, 0.45, 0.2, 0.1].entries()) {
            const bucket = Math.min(timeBuckets - 1, Math.max(0, middle - 1 + off))
            sums[`time ${bucket}`] = (sums[`time ${bucket}`] ?? 0) + Math.round(shown * part)
          }
          const row = { week, question, flow, locale: flows[flow].language, device, words: isNew ? 1 : 0 }
          return Object.entries(sums).flatMap(([what, people]) => (people > 0 ? [{ ...row, what, people }] : []))
        }).flat(),
      ),
    )
    await database.db.insertInto('question_counts').values(rows).execute()
  }
}
