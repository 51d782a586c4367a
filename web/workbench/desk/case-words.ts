import type { CaseDocument } from '#contract/cases.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import type { MissingThing } from '#domain/cases/index.ts'
import { fieldText, type Messages } from '#domain/messages/index.ts'
import { type PaperKind, paperKinds } from '#domain/papers/index.ts'
import { splitPath } from '#domain/values/index.ts'
import type { Say } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { fieldAt } from '#web/questionnaire/index.ts'

/** What somebody who takes part is called. */
export const personNameIn = ({ people }: Pick<OfficeCase, 'people'>, person: string): string =>
  people.find(({ id }) => id === person)?.name ?? person

/** The answers with an open flag, whoever it was asked of; of one about the case as a whole there is no path. */
export const openFlagsOf = ({ comments, part_flags }: Pick<OfficeCase, 'comments' | 'part_flags'>): readonly string[] =>
  [...comments.filter(({ flag }) => flag), ...part_flags].flatMap(({ path, closed_at }) =>
    closed_at === null ? (path ?? '') : [],
  )

/** What the holding is called that somebody founds along. */
const holdingNameIn = ({ holdings }: Pick<OfficeCase, 'holdings'>, person: string): string =>
  holdings.find((one) => one.person === person)?.name ?? person

type PaperToName = Pick<CaseDocument, 'kind' | 'person'> & Partial<Pick<CaseDocument, 'type'>>

/** What a paper is and of whom: "Identiteitsbewijs van Bram van den Berg". */
export function paperName(say: Say, found: OfficeCase, { kind, person, type = 'regular' }: PaperToName): string {
  const what = type === 'regular' ? say(`case.papers.${kind}`) : say(`case.types.${type}`)
  if (person === null) return what
  // What an office adds for somebody is of the holding that they found along.
  const of = type === 'regular' ? personNameIn(found, person) : holdingNameIn(found, person)
  return say('case.of', { what, person: of })
}

/** A question by its own words, with of whom it was asked; its path as long as the words are not here. */
export function questionName(say: Say, found: OfficeCase, path: string, messages: Messages | null): string {
  const field = fieldAt(path)
  const { place: owner } = splitPath(path)
  const what = messages && field ? fieldText(messages, field).label : path
  return owner === 'main' ? what : say('case.of', { what, person: personNameIn(found, owner) })
}

/** The place of a case and of what is in it. */
export type CasePlace = {
  readonly tab?: CaseTab
  readonly document?: string | undefined
  readonly person?: string | undefined
  readonly field?: string | undefined
}

export const caseTabs = ['overview', 'answers', 'deed', 'check', 'messages', 'history'] as const
export type CaseTab = (typeof caseTabs)[number]

export const caseHref = (role: 'notary' | 'support', uuid: string, { tab, ...query }: CasePlace = {}): string =>
  href(role === 'support' ? 'supportCase' : 'notaryCase', { uuid, tab: tab === 'overview' ? undefined : tab }, query)

const isPaperKind = (kind: string | undefined): kind is PaperKind => paperKinds.some((one) => one === kind)

/** A flag is known by its number or by the answer it stands on. */
const flaggedPath = ({ comments }: OfficeCase, id: string | undefined): string | undefined =>
  comments.find((one) => String(one.id) === id)?.path ?? id

type MissingWords = { readonly text: string; readonly place: CasePlace }

/** What is missing, in words, with the place where it is seen to. */
export function missingWords(
  say: Say,
  found: OfficeCase,
  { kind, id }: MissingThing,
  messages: Messages | null,
): MissingWords {
  const person = id === undefined ? '' : personNameIn(found, id)
  switch (kind) {
    case 'task': {
      const [paper, of = null] = (id ?? '').split('.')
      const name = isPaperKind(paper) ? paperName(say, found, { kind: paper, person: of }) : (id ?? '')
      return { text: say('case.missing.task', { paper: name }), place: { tab: 'overview' } }
    }
    case 'document_unchecked':
    case 'document_rejected': {
      const document = found.documents.find(({ uuid }) => uuid === id)
      const paper = document ? paperName(say, found, document) : say('case.papers.other')
      return { text: say(`case.missing.${kind}`, { paper }), place: { tab: 'answers', document: id } }
    }
    case 'flag': {
      const path = flaggedPath(found, id) ?? ''
      const field = questionName(say, found, path, messages)
      return { text: say('case.missing.flag', { field }), place: { tab: 'answers', field: path } }
    }
    case 'client_check':
    case 'second_pair_of_eyes':
      return { text: say(`case.missing.${kind}`), place: { tab: 'check' } }
    case 'blank':
      return { text: say('case.missing.blank', { blank: id ?? '' }), place: { tab: 'deed' } }
    case 'concept':
      return { text: say('case.missing.concept'), place: { tab: 'deed' } }
    case 'question':
      return { text: say('case.missing.question'), place: { tab: 'answers' } }
    case 'approval':
    case 'participant':
      return { text: say(`case.missing.${kind}`, { person }), place: { tab: 'overview' } }
    case 'signed_deed':
    case 'kvk_number':
    case 'kvk_extract': {
      const what = say(`case.missing.${kind}`)
      const text = id === undefined ? what : say('case.of', { what, person: holdingNameIn(found, id) })
      return { text, place: { tab: 'overview' } }
    }
    default:
      return { text: say(`case.missing.${kind}`), place: { tab: 'overview' } }
  }
}
