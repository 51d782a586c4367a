import { type Field, maxLengthOf, shareholderKeys } from '#domain/fields/index.ts'
import { type Answers, fieldsOf } from '#domain/questions/index.ts'
import { completeAnswers, personAnswers } from '#server/testing/answers.ts'
import { openCaller } from './assistant-client.ts'
import type { openAssisted } from './assistant-service.ts'
import type { Figure } from './figure.ts'

type Assisted = Awaited<ReturnType<typeof openAssisted>>
type Longest = { readonly bytes: number; readonly of: string }

/** Those that are offered with the settings as they are. */
const measured = ['dutch-bv', 'english-bv', 'holding', 'omzetting', 'transfer_of_shares'] as const

/** The longest answer of each tool that reads a draft: as many people as there can be, and every text as long as it may get. */
export async function longestAnswers(service: Assisted): Promise<Figure[]> {
  const longest = new Map<string, Longest>()
  for (const flow of measured) {
    const lane = await service.draftWith(flow, stuffed())
    const { tool, close } = openCaller(service.port, lane)
    const { draft_id } = lane
    const read = async (name: string, more: object = {}, of = flow as string) => {
      const answer = await tool({ name, arguments: more })
      if (answer.bytes > (longest.get(name)?.bytes ?? 0)) longest.set(name, { bytes: answer.bytes, of })
      return answer.said
    }
    for (const language of ['nl', 'en']) {
      let cursor: string | null = null
      do {
        const page = await read('list_questions', { draft_id, language, ...(cursor === null ? {} : { cursor }) })
        cursor = page.next_cursor
      } while (cursor !== null)
      await read('check_draft', { draft_id, language })
      await read('estimate_price', { product: flow, language })
    }
    let [part, parts] = [1, 1]
    for (; part <= parts; part++) parts = (await read('read_draft_deed', { draft_id, part })).parts
    await read('list_products', {}, '')
    await read('list_drafts', {}, '')
    close()
  }
  return [...longest].map(([name, { bytes, of }]) => ({
    ...{ what: `assistant, ${name}: longest answer`, measured: bytes / 1024, budget: 40, unit: 'KB' as const, of },
  }))
}

/** Four people, everything answered that can be, and every text at its longest. */
function stuffed(): Answers {
  const filled = (scope: 'main' | 'shareholder', known: object = {}) =>
    Object.fromEntries([
      ...fieldsOf(scope).flatMap((field) => chosenFor(field).map((value) => [field.key, value])),
      ...Object.entries(known),
      ...fieldsOf(scope).flatMap((field) => longestFor(field).map((value) => [field.key, value])),
    ])
  const person = filled('shareholder', personAnswers('Annabel', '111222333'))
  const people = shareholderKeys.map((key) => [key, person])
  return { main: filled('main', completeAnswers.main), ...Object.fromEntries(people) } as Answers
}

const chosenFor = ({ kind, options }: Field): readonly unknown[] =>
  kind === 'yes_no' ? [true] : kind === 'choice' && options?.[0] !== undefined ? [options[0]] : []

const longestFor = (field: Field): readonly string[] =>
  field.kind === 'text' || field.kind === 'long_text' ? ['é'.repeat(maxLengthOf(field) ?? 200)] : []
