import { type DocumentName, standardDocuments } from '../blueprint/index.ts'
import { holds } from '../conditions/index.ts'
import { factsFor, type ShareholderKey } from '../fields/index.ts'
import type { RelevantAnswers } from '../questions/index.ts'
import { businessOwners, holdingOwners } from '../shareholders/index.ts'
import type { Locale } from '../values/index.ts'
import { asTranslation, beside } from './beside.ts'
import { compose } from './compose.ts'
import { employeesOf, type PartiesOf } from './material/parties.ts'
import type { ComposedDocument } from './model.ts'
import type { PaperPlan } from './paper-plan.ts'
import type { Composer } from './recompose.ts'
import type { ComposeContext, Subject, TemplateSet } from './template.ts'

/** What kind of document it is to whoever handles the case. */
export type DocumentType = 'draft_deed' | 'poa' | 'shareholder_register' | 'pdc' | 'regular'

const typeOf: Readonly<Record<DocumentName, DocumentType>> = {
  deed: 'draft_deed',
  poa: 'poa',
  register: 'shareholder_register',
  declaration: 'pdc',
  letter: 'regular',
  translation: 'regular',
  shareholders_agreement: 'regular',
  resolution: 'regular',
  policy_outline: 'regular',
  asset_agreement: 'regular',
  conflict_resolution: 'regular',
  loan: 'regular',
  intent: 'regular',
  description: 'regular',
  contribution: 'draft_deed',
  contribution_poa: 'poa',
  company_power: 'poa',
  ratification: 'regular',
  dga_agreement: 'regular',
}

/** One document of a questionnaire: its fixed index, and what it is about. */
export interface ListedDocument {
  readonly index: number
  /** Unique in the list: deed, or deed_p2 for the holding of p2. */
  readonly key: string
  readonly name: DocumentName
  readonly type: DocumentType
  readonly subject: Subject
  /** What the product says about all of them. */
  readonly plan: PaperPlan
}

const ofHolding: readonly DocumentName[] = ['deed', 'poa', 'register', 'declaration', 'ratification']

/** A deed and its translation, which are the notary's: drafts until the deed is signed. */
export const isDraftUntilSigned = ({ type, name }: Pick<ListedDocument, 'type' | 'name'>): boolean =>
  type === 'draft_deed' || name === 'translation'

/** Written by us; all other papers are the notary's, or of those who sign them. */
export const isOurs = ({ name }: Pick<ListedDocument, 'name'>): boolean => name === 'letter'

/** What a company has only where somebody in it needs one. */
const needed: Readonly<Partial<Record<DocumentName, (of: PartiesOf) => boolean>>> = {
  dga_agreement: (of) => employeesOf(of).length > 0,
}

/** The documents of a product by their indexes, and after all of them the extra ones that the answers bring along. */
export const listDocuments = (
  { language, documents, extra_documents }: PaperPlan,
  answers: RelevantAnswers,
): readonly ListedDocument[] => {
  const plan: PaperPlan = { language, documents, extra_documents }
  const company = { kind: 'company' } as const
  const own = standardDocuments.flatMap((name, index): readonly ListedDocument[] =>
    documents.includes(name) ? [{ index, key: name, name, type: typeOf[name], subject: company, plan }] : [],
  )
  const translation = plan.language === 'nl' ? [] : [{ name: 'translation', of_holdings: true } as const]
  const wanted: PaperPlan['extra_documents'] = [
    ...translation,
    ...plan.extra_documents.filter(({ when }) => when === undefined || holds(when, factsFor(answers))),
  ]
  const owners = businessOwners(answers)
  const papersOf = (person: ShareholderKey): readonly DocumentName[] => [
    ...ofHolding,
    ...wanted
      .filter(({ of_holdings: of }) => of === true || (of === 'owners' && owners.includes(person)))
      .map(({ name }) => name),
  ]
  const extra = [
    ...wanted.map(({ name }) => ({ name, key: name, subject: company })),
    ...holdingOwners(answers).flatMap((person) =>
      papersOf(person).map((name) => ({
        name,
        key: `${name}_${person}`,
        subject: { kind: 'holding', person } as const,
      })),
    ),
  ].filter(({ name, subject }) => needed[name]?.({ answers, subject }) ?? true)
  return [
    ...own,
    ...extra.map((one, place) => ({ ...one, index: standardDocuments.length + place, type: typeOf[one.name], plan })),
  ]
}

/**
 * A deed is Dutch by law (art. 2:176 BW). Who founds in English reads a translation beside it on a screen; on paper that is
 * a document of its own behind the deed.
 */
export const languagesOf = ({ name }: Pick<ListedDocument, 'name'>, flow: Locale): readonly Locale[] =>
  (name === 'deed' || name === 'translation') && flow === 'en' ? ['nl', 'en'] : [flow]

export type CountryNames = NonNullable<ComposeContext['countries']>

export interface ComposeListed extends Omit<ComposeContext, 'subject' | 'plan' | 'translated' | 'countries'> {
  /** The language the flow is held in. */
  readonly language: Locale
  /** The templates in the languages of the document; see `languagesOf`. */
  readonly templates: Readonly<Partial<Record<Locale, TemplateSet>>>
  readonly countries?: Readonly<Partial<Record<Locale, CountryNames>>>
}

/** A document of the list, in the languages it is made in. Whoever makes it again and again says how, per language. */
export const composeListed = (
  listed: Pick<ListedDocument, 'name' | 'subject'> & Partial<Pick<ListedDocument, 'plan'>>,
  relevant: RelevantAnswers,
  { language, templates, countries, ...context }: ComposeListed,
  composerIn: (locale: Locale) => Composer = () => compose,
): ComposedDocument => {
  const languages = languagesOf(listed, language)
  const composed = languages.map((locale) => {
    const set = templates[locale]
    if (!set) throw new Error(`the templates in ${locale} are not loaded`)
    const names = countries?.[locale]
    const template = set[listed.name === 'translation' ? 'deed' : listed.name]
    if (!template) throw new Error(`there is no template for ${listed.name}`)
    return composerIn(locale)(template, relevant, {
      ...context,
      subject: listed.subject,
      ...(listed.plan ? { plan: listed.plan } : {}),
      translated: languages.length > 1,
      ...(names ? { countries: names } : {}),
    })
  })
  const [first, translation] = composed
  if (!first) throw new Error('a document has at least one language')
  if (listed.name === 'translation' && translation) return asTranslation(translation)
  return translation ? beside(first, translation) : first
}
