import type { TemplateSetName } from '../blueprint/index.ts'
import { shareholderKeys } from '../fields/index.ts'
import type { RelevantAnswers } from '../questions/index.ts'
import { calledAmong } from '../shareholders/index.ts'
import { splitPath } from '../values/index.ts'
import { type Blank, blanksForOthers, blanksIn, type KeyedDocument } from './blanks.ts'
import { fieldsOfRun } from './compare.ts'
import { isOurs, type ListedDocument } from './list.ts'
import type { Article, Clause, ComposedDocument, FieldPath, LayerEntry, Run } from './model.ts'
import { type NotaryPlace, placesText, titleIn } from './notary-places.ts'
import { cleanText, printAnswer } from './print.ts'
import { privateKeys } from './privacy.ts'
import type { ComposeContext, Language, World } from './template.ts'
import { unsure } from './v2/unsure.ts'

type NotedDocument = KeyedDocument & Pick<ListedDocument, 'name'>

/** Everything that the page for the notary is made from. */
export interface NotaryPageSource {
  readonly set: TemplateSetName
  /** The whole set, with what the office filled in, added and struck. */
  readonly documents: readonly NotedDocument[]
  readonly layer: readonly LayerEntry[]
  readonly answers: RelevantAnswers
  /** As the documents print answers. */
  readonly language: Language
  readonly context: ComposeContext
  /** What a question is called; what an option of it is called where the documents have no word for it. */
  readonly words: {
    readonly question: (path: FieldPath) => string
    readonly option: (path: FieldPath, value: string) => string | null
  }
}

const longest = 4000

type NotaryPageLine = Pick<Clause, 'form' | 'label'> & { readonly text: string }

const pair = (label: string, text: string): NotaryPageLine => ({ form: 'pair', label, text })
const paragraph = (text: string): NotaryPageLine => ({ form: 'paragraph', label: null, text })

const articleOf = (id: string, title: string, lines: readonly NotaryPageLine[]): Article => ({
  ...{ id, number: null, plain: null, because: [] },
  title: [{ kind: 'text', text: title }],
  clauses: lines.map(({ form, label, text }, place) => ({
    ...{ id: `${id}.${place + 1}`, form, mark: null, because: [] },
    label: label === null ? null : cleanText(label, longest),
    runs: [{ kind: 'text', text: cleanText(text, longest) }],
  })),
})

/** An article, or none where there is nothing to say. */
const articleIf = (id: string, title: string, lines: readonly NotaryPageLine[]): readonly Article[] =>
  lines.length > 0 ? [articleOf(id, title, lines)] : []

/** Where what stands between the brackets would not tell what is wanted. */
const blankNames: Readonly<Record<string, string>> = {
  deed_day: 'datum van de akte',
  notary_city: 'plaats van vestiging van de notaris',
  dutch_text: 'Nederlandse tekst van de activiteiten, in het doel',
  chamber_number: 'nummer in het handelsregister, na de inschrijving',
  first_supervisors: 'eerste commissarissen',
  by_board: 'door het bestuur',
  by_accountant: 'door de accountant',
  place_and_day: 'plaats en datum van ondertekening',
}

const blankArticles = ({ documents, answers }: NotaryPageSource): readonly Article[] => {
  const line = ({ name, text, places, open, typed, proposal }: Blank) => {
    const who = shareholderKeys.find((key) => name.endsWith(`.${key}`))
    const whose = who === undefined ? '' : ` (${calledAmong(answers, who) ?? who})`
    const words = [typed && `Getypt: “${typed}”`, proposal && `Voorstel in algemene woorden: ${proposal}`].filter(
      Boolean,
    )
    return pair(
      `${blankNames[name] ?? text}${whose}`,
      [placesText(documents, places), ...(open ? words : [])].join('. '),
    )
  }
  const all = blanksIn(documents).filter(({ options }) => options === undefined)
  const open = all.filter((one) => one.open)
  return [
    articleOf(
      'open',
      'In te vullen door de notaris',
      open.length > 0 ? open.map(line) : [paragraph('Niets: alles is ingevuld.')],
    ),
    ...articleIf('filled', 'Al ingevuld', all.filter((one) => !one.open).map(line)),
    ...articleIf('others', 'In te vullen door anderen', blanksForOthers(documents).map(line)),
  ]
}

/** Between texts that stand ready: still open, or what the office chose. */
const choiceArticle = ({ documents }: NotaryPageSource): Article => {
  const lines = blanksIn(documents).flatMap(({ text, open, places, options }) => {
    if (!options) return []
    const where = placesText(documents, places)
    const between = options.map((one) => `[${one.text}]`).join(', ')
    return [open ? pair('Nog open', `${between}. ${where}.`) : pair('Gekozen door het kantoor', `${text}. ${where}.`)]
  })
  return articleOf(
    'choices',
    'Keuzes van de notaris',
    lines.length > 0 ? lines : [paragraph('Er staan geen teksten klaar waartussen nog moet worden gekozen.')],
  )
}

/** What the office itself made of it, and why. */
const layerArticle = ({ documents, layer }: NotaryPageSource): readonly Article[] =>
  articleIf(
    'layer',
    'Door het kantoor toegevoegd of doorgehaald',
    layer.map(({ kind, document, why }) =>
      pair(kind === 'add' ? 'Toegevoegd' : 'Doorgehaald', `${titleIn(documents, document)}: ${why}`),
    ),
  )

const isAt = (id: string, at: string): boolean => id === at || id.startsWith(`${at}@`)

/** Where the clauses of a place in a shape came to stand: all of an article, or one of its clauses. */
const clausesAt = ({ parts }: ComposedDocument, at: string): readonly string[] =>
  parts.flatMap(({ articles }) =>
    articles.flatMap(({ id, clauses }) =>
      clauses.filter((clause) => isAt(id, at) || isAt(clause.id, at)).map((clause) => clause.id),
    ),
  )

const unsureArticle = ({ set, documents }: NotaryPageSource): readonly Article[] => {
  const lines = unsure.flatMap(({ sets, document: name, at, chose, why }) => {
    if (!sets.includes(set)) return []
    const places = documents
      .filter((one) => one.name === name)
      .flatMap(({ key, document }) => clausesAt(document, at).map((clause) => ({ document: key, clause })))
    return places.length > 0 ? [pair(placesText(documents, places, true), `${chose} ${why}`)] : []
  })
  return articleIf('unsure', 'Waar de wet ons ruimte liet', lines)
}

/** The answers for which a clause stands there at all, or says what it says in these words. */
const deciding = (because: readonly FieldPath[], runs: readonly Run[]): readonly FieldPath[] => [
  ...because,
  ...runs.flatMap((run) => (run.kind === 'text' && run.text.length > shortWords ? (run.fields ?? []) : [])),
]

/** A few letters are grammar, as one founder or several; more is another rule. */
const shortWords = 24

type Use = { readonly path: FieldPath; readonly places: readonly NotaryPlace[] }

/** Every answer that stands in a document or decided about one, with what it decided. */
const usesIn = (documents: NotaryPageSource['documents']): readonly Use[] => {
  const uses = new Map<FieldPath, Use>()
  const note = (path: FieldPath, place?: NotaryPlace) => {
    const { places } = uses.get(path) ?? { places: [] }
    uses.set(path, { path, places: place ? [...places, place] : places })
  }
  for (const { key, document } of documents) {
    for (const part of document.parts) {
      for (const article of part.articles) {
        for (const { id: clause, because, runs } of article.clauses) {
          const causes = new Set(deciding([...part.because, ...article.because, ...because], runs))
          for (const path of causes) note(path, { document: key, clause })
          for (const path of runs.flatMap(fieldsOfRun)) note(path)
        }
      }
    }
  }
  return [...uses.values()].filter(({ path }) => !privateKeys.has(splitPath(path).key))
}

/** The answer in words; nothing where it was not given. */
const answerText = ({ answers, language, context, words }: NotaryPageSource, path: FieldPath): string | null => {
  const world: World = {
    ...{ answers, context, language, dates: 'plain', subject: { kind: 'company' } },
    document: 'notary_page',
  }
  const made = printAnswer(world, path)
  if (!('text' in made)) return null
  const known = language.options[splitPath(path).key]?.[made.text]
  return known === undefined ? (words.option(path, made.text) ?? made.text) : made.text
}

const answerArticles = (source: NotaryPageSource): readonly Article[] => {
  const { answers, words } = source
  const documents = source.documents.filter((one) => !isOurs(one))
  const uses = usesIn(documents)
  return (['main', ...shareholderKeys] as const).flatMap((row) => {
    const given = uses.flatMap(({ path, places }) => {
      const [text, name] = [answerText(source, path), words.question(path)]
      return splitPath(path).place !== row || text === null || name === '' ? [] : [{ name, text, places }]
    })
    const decided = given.filter(({ places }) => places.length > 0)
    const taken = given.filter(({ places }) => places.length === 0).map(({ name, text }) => `${name}: ${text}`)
    const who = row === 'main' ? null : (calledAmong(answers, row) ?? row)
    return articleIf(`answers_${row}`, who === null ? 'De antwoorden en wat zij bepalen' : `Antwoorden over ${who}`, [
      ...decided.map(({ name, text, places }) => pair(name, `${text}. Bepaalt ${placesText(documents, places, true)}`)),
      ...(taken.length > 0 ? [pair('Overgenomen', taken.join('; '))] : []),
    ])
  })
}

const intro = ({ documents }: NotaryPageSource): Article => {
  const provisional = documents.filter(({ document }) => document.provisional).map(({ key }) => key)
  return articleOf('intro', 'Waarvoor deze pagina is', [
    paragraph(
      'Deze pagina is voor de notaris en het kantoor. Zij hoort niet bij de stukken van de cliënt: daar wordt zij niet getoond en niet verstrekt. Zij noemt wat nog open is, wat er is gekozen en op grond waarvan.',
    ),
    ...provisional.map((key) =>
      paragraph(
        `Voorlopig: ${titleIn(documents, key)}. Voor deze tekst gelden bijzondere regels; de notaris stelt hem vast.`,
      ),
    ),
  ])
}

/**
 * One page for the notary, never for who founds: every place that is open, every choice, what the office changed, where
 * the law left us a choice, and the answers that it all rests on.
 */
export const notaryPage = (source: NotaryPageSource): ComposedDocument => ({
  ...{
    name: 'notary_page',
    version: source.documents[0]?.document.version ?? 1,
    languages: ['nl'],
    provisional: false,
  },
  title: [{ kind: 'text', text: 'Voor de notaris: ' }, ...(source.documents[0]?.document.title ?? [])],
  parts: [
    {
      ...{ id: 'notes', new_page: false, because: [], title: [] },
      articles: [
        intro(source),
        ...blankArticles(source),
        choiceArticle(source),
        ...layerArticle(source),
        ...unsureArticle(source),
        ...answerArticles(source),
      ],
    },
  ],
})
