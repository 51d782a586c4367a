import { type Article, type Clause, type ComposedDocument, cleanText } from '../documents/index.ts'
import { type StructureChart, uboTest } from '../ownership/index.ts'
import type { DutchDate, Locale } from '../values/index.ts'
import { type CheckWords, checkWords, filledIn, percentText } from './check-words.ts'
import { type ClientCheck, checkState } from './client-check.ts'

type WhoSigned = { readonly name: string; readonly on: DutchDate }

/** Everything that stands in the file of a client check. */
export type CheckedClient = {
  readonly locale: Locale
  readonly company: string
  /** As people say it on the phone: 2026-00317. */
  readonly number: string
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly check: ClientCheck
  readonly chart: StructureChart
  /** What in the chart it is about. */
  readonly target: string
  /** Who decided and who looked a second time, by name. */
  readonly decided: WhoSigned | null
  readonly second: WhoSigned | null
  readonly today: DutchDate
}

const longest = 4000

type CheckLine = Pick<Clause, 'form' | 'label'> & { readonly text: string }

const pair = (label: string, text: string): CheckLine => ({ form: 'pair', label, text })
const item = (text: string): CheckLine => ({ form: 'item', label: null, text })
const paragraph = (text: string): CheckLine => ({ form: 'paragraph', label: null, text })

const letter = (place: number): string => `${String.fromCharCode(97 + (place % 26))}.`

/** What somebody typed over several lines stays in several lines. */
const typed = (text: string | undefined, { open }: CheckWords): readonly CheckLine[] => {
  const lines = (text ?? '').split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.length === 0 ? [paragraph(open)] : lines.map(paragraph)
}

const articleOf = (id: string, title: string, lines: readonly CheckLine[]): Article => ({
  id,
  number: null,
  plain: null,
  because: [],
  title: [{ kind: 'text', text: title }],
  clauses: lines.map(({ form, label, text }, place) => ({
    id: `${id}.${place + 1}`,
    form,
    mark: form === 'item' ? letter(place) : null,
    because: [],
    label: label === null ? null : cleanText(label, longest),
    runs: [{ kind: 'text', text: cleanText(text, longest) }],
  })),
})

/** The client check as a document to keep, apart from the deed (art. 33 Wwft). */
export function clientCheckDocument(client: CheckedClient): ComposedDocument {
  const { locale, company, number, people, check, chart, target, decided, second, today } = client
  const words = checkWords[locale]
  const { headings, labels } = words
  const ubos = uboTest(chart, target)
  const subject = { people: people.flatMap(({ id }) => (isPerson(id) ? [id] : [])), ubos }
  const state = checkState(check, subject)
  const nameOf = (id: string): string => {
    const node = chart.nodes.find((one) => one.id === id)
    return node?.name || (id === 'others' ? words.others : words.unnamed)
  }
  const owned = chart.holdings
    .filter(({ part, whole }) => part > 0 && whole > 0)
    .map(({ owner, owned, part, whole }) =>
      item(
        filledIn(words.owns, {
          owner: nameOf(owner),
          owned: nameOf(owned),
          share: percentText(Math.floor((part * 10_000) / whole), locale),
        }),
      ),
    )
  const owners = [
    ...ubos.ubos.map(({ id, share, pseudo }) =>
      item(filledIn(pseudo ? words.pseudo : words.ubo, { name: nameOf(id), share: percentText(share, locale) })),
    ),
    ...ubos.unknown.map((id) => item(filledIn(words.unknown, { name: nameOf(id) }))),
  ]
  const signed = (who: WhoSigned | null, missing: string): string =>
    who ? filledIn(words.by, { who: who.name, day: who.on }) : missing
  const articles = [
    articleOf('about', headings.about, [
      pair(labels.company, company || words.unnamed),
      pair(labels.number, number),
      pair(labels.state, words.states[state]),
      pair(labels.day, today),
    ]),
    articleOf(
      'identity',
      headings.identity,
      people.length === 0
        ? [paragraph(words.open)]
        : people.map(({ id, name }) => {
            const means = isPerson(id) ? check.identities[id] : undefined
            return pair(name || words.unnamed, means ? words.means[means] : words.open)
          }),
    ),
    articleOf('representation', headings.representation, [
      pair(labels.representation, check.representation ? words.seen : words.open),
    ]),
    articleOf(
      'structure',
      headings.structure,
      owned.length > 0 ? owned : [paragraph(filledIn(words.noShares, { owned: nameOf(target) }))],
    ),
    articleOf('ubos', headings.ubos, [
      ...(owners.length > 0 ? owners : [paragraph(words.nobody)]),
      pair(labels.ubos, check.ubosConfirmed ? words.confirmed : words.open),
    ]),
    articleOf('pep', headings.pep, [pair(labels.pep, check.pep ? words.pep[check.pep] : words.open)]),
    articleOf('sanctions', headings.sanctions, [
      pair(labels.sanctions, check.sanctions ? words.sanctions[check.sanctions] : words.open),
      pair(labels.lists, decided?.on ?? today),
    ]),
    articleOf('funds', headings.funds, typed(check.funds, words)),
    articleOf('risk', headings.risk, [
      pair(labels.risk, check.risk ? words.risks[check.risk] : words.open),
      pair(labels.reason, (check.reason ?? '').trim() || words.open),
    ]),
    articleOf('decision', headings.decision, [
      pair(labels.decided, signed(decided, words.open)),
      pair(labels.second, signed(second, check.risk === 'high' ? words.open : words.notNeeded)),
    ]),
  ]
  return {
    name: 'client_check',
    version: 1,
    languages: [locale],
    provisional: false,
    title: [{ kind: 'text', text: cleanText(filledIn(words.title, { company: company || words.unnamed }), 200) }],
    parts: [{ id: 'check', title: [], new_page: false, because: [], articles }],
  }
}

const isPerson = (id: string): id is keyof ClientCheck['identities'] => /^p[1-4]$/.test(id)
