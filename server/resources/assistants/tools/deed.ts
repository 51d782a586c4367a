import { z } from 'zod'
import { isForAssistants } from '#domain/assistants/index.ts'
import { type ComposedDocument, gapsIn, plainText } from '#domain/documents/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { splitPath } from '#domain/values/index.ts'
import { type DocumentComposer, titleOf } from '../../documents/set.ts'
import type { AssistantDrafts, OpenedDraft } from './drafts.ts'
import { draftId } from './schemas.ts'
import { assistantSentences } from './sentences.ts'
import { bytesOf, mostPageBytes } from './sizes.ts'
import { defineTool, toolRefusal } from './tool.ts'
import type { assistantWords, DraftWords } from './words.ts'

type DeedToolParts = {
  readonly compose: DocumentComposer
  readonly drafts: AssistantDrafts
  readonly wordsFor: ReturnType<typeof assistantWords>
}

/** Leaves room for the gaps and for what stands around. */
const mostText = mostPageBytes * 0.7

/** The document as several, each short enough to send; what belongs together stays together where it can. */
function partsOf(document: ComposedDocument): readonly ComposedDocument[] {
  const pieces = document.parts.flatMap((part) =>
    part.articles.length === 0
      ? [part]
      : part.articles.map((article, index) => ({ ...part, title: index === 0 ? part.title : [], articles: [article] })),
  )
  const found: ComposedDocument[] = []
  let open: ComposedDocument = { ...document, parts: [] }
  for (const piece of pieces) {
    const longer = { ...open, parts: [...open.parts, piece] }
    if (open.parts.length > 0 && bytesOf(plainText(longer)) > mostText) {
      found.push(open)
      open = { ...document, title: [], besideTitle: [], parts: [piece] }
    } else open = longer
  }
  return open.parts.length > 0 ? [...found, open] : found
}

const personAt = (place: string) => shareholderKeys.find((key) => key === place)

function gapsOf(document: ComposedDocument, { answers }: OpenedDraft, words: DraftWords) {
  return gapsIn(document).flatMap((path) => {
    const { place, key } = splitPath(path)
    const person = personAt(place)
    const field = fieldOf(place === 'main' ? 'main' : 'shareholder', key)
    if (field === undefined) return []
    const label = words.labelOf({ field, ...(person ? { person } : {}) }, answers)
    return [{ path, label, by_hand: !isForAssistants(field) }]
  })
}

/** The deed as far as the answers go. */
export function deedTools({ compose, drafts, wordsFor }: DeedToolParts) {
  return [
    defineTool({
      name: 'read_draft_deed',
      title: 'Read the draft deed',
      description:
        'The deed as it would read with the answers so far, to explain it to the founder, one part at a time: read part 1 first, then the others up to parts. A founder with a holding gets a deed for each company, one after the other. What is missing stands between [brackets] and in gaps; what is by hand, such as birth dates, is always left out. The text is a draft and the notary settles it: explain it, do not give it out as legal advice.',
      readOnly: true,
      input: z.strictObject({
        draft_id: draftId,
        part: z.number().int().min(1).max(200).default(1).describe('Which part, from 1 on.'),
      }),
      output: z.object({
        title: z.string().describe('The deed that this part is of.'),
        languages: z
          .array(z.enum(['nl', 'en']))
          .describe('A deed is Dutch; an English one has its translation under it.'),
        part: z.number().int(),
        parts: z.number().int(),
        text: z.string(),
        gaps: z
          .array(z.object({ path: z.string(), label: z.string(), by_hand: z.boolean() }))
          .describe('What is still open in this part.'),
        note: z.string(),
      }),
      async run(connection, { draft_id, part }, locale) {
        const draft = await drafts.find(connection, draft_id, locale)
        const { documents } = await compose({ ...draft.row, answers: draft.answers }, {}, undefined, isDeed)
        const parts = documents.flatMap(({ document }) =>
          partsOf(document).map((piece) => ({ title: titleOf(document), piece })),
        )
        const found = parts[part - 1]
        if (found === undefined) throw toolRefusal('not_found', locale)
        const words = await wordsFor(draft.product, locale)
        return {
          title: found.title,
          languages: [...found.piece.languages],
          part,
          parts: parts.length,
          text: plainText(found.piece),
          gaps: gapsOf(found.piece, draft, words),
          note: assistantSentences[locale].deed,
        }
      },
    }),
  ]
}

const isDeed = ({ type }: { readonly type: string }): boolean => type === 'draft_deed'
