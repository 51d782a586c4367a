import {
  blanksContext,
  type ComposedDocument,
  type CountryNames,
  composeListed,
  type FilledBlanks,
  type KeyedDocument,
  type ListedDocument,
  languagesOf,
  listDocuments,
  loadTemplates,
  type NotaryPageSource,
  notaryPage,
  onlyFormsOf,
  type TemplateSet,
  withoutFormsOf,
} from '#domain/documents/index.ts'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { relevant } from '#domain/flow/index.ts'
import { fieldText, nl, optionText } from '#domain/messages/index.ts'
import { chosenNotary } from '#domain/orders/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { fillsInThemselves } from '#domain/shareholders/index.ts'
import { type DutchDate, type Locale, splitPath } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { canonical } from '../questionnaires/canonical.ts'
import { flowContextFor } from '../questionnaires/flow-context.ts'
import { type KeptQuestionnaire, productFor } from '../questionnaires/questionnaire.ts'
import type { KnownReferences } from '../reference/references.ts'

/** A document of a questionnaire as it would be made now. */
export type Listed = ListedDocument & { readonly document: ComposedDocument }

export type DocumentSet = {
  readonly documents: readonly Listed[]
  /** What somebody declares who fills in their own part, for them and the notary alone; null where they declare nothing. */
  readonly declarationOf: (person: ShareholderKey) => ComposedDocument | null
  /** The forms by which somebody gives their own power, by the key of the paper they stand in. */
  readonly powersOf: (person: ShareholderKey) => readonly KeyedDocument[]
  /** One page about these documents for the notary; with what the office made of them. Nobody else gets it. */
  readonly notaryPage: (worked: Pick<NotaryPageSource, 'documents' | 'layer'>) => ComposedDocument
  /** Of the answers that count: equal when they are, and by a key, so that nobody can guess at what they were. */
  readonly answers_hash: string
}

type SetParts = {
  readonly config: Config
  readonly clock: Clock
  readonly vault: Vault
  readonly references: KnownReferences
  /** The names of countries in a language. */
  readonly countries: (locale: Locale, within?: Db | Tx) => Promise<CountryNames>
}

/** Answers of now, or those of another day as they were then. */
type Composable = Pick<KeptQuestionnaire, 'flow' | 'answers' | 'predefined_notary_id'> &
  Partial<Pick<KeptQuestionnaire, 'paid_at'>> & { readonly day?: DutchDate }

/** Makes the documents of a questionnaire from its answers, as far as they go. */
export function createComposer({ config, clock, vault, references, countries }: SetParts) {
  const contextOf = flowContextFor({ config, clock })

  /** With what the notary's office filled in, where it did; all of them, or only those that are wanted. */
  return async (
    kept: Composable,
    filled: FilledBlanks = {},
    within?: Db | Tx,
    isWanted: (listed: ListedDocument) => boolean = () => true,
  ): Promise<DocumentSet> => {
    const product = productFor(kept.flow)
    const { language } = product
    const known = await references.recent(within)
    const answers = relevant(product, kept.answers, contextOf(known, kept))
    const selves = shareholderKeys.filter((key) => fillsInThemselves(answers[key]))
    const notary = known.notaries.get(chosenNotary(kept.answers.main) ?? '')
    const { notary: named, ...given } = blanksContext(filled)
    const signs = notary && named?.name === undefined ? { ...notary, ...named } : named
    // The deed of an English flow has a Dutch text beside its translation.
    const loaded = await Promise.all(
      languagesOf({ name: 'deed' }, language).map(
        async (locale) => [locale, await loadTemplates(product.templates, locale)] as const,
      ),
    )
    const names = { nl: await countries('nl', within), en: await countries('en', within) }
    const context = {
      language,
      templates: Object.fromEntries(loaded) as Partial<Record<Locale, TemplateSet>>,
      countries: names,
      today: kept.day ?? clock.today(),
      sender: { name: config.BRAND_NAME, email: config.SUPPORT_EMAIL },
      ...given,
      // Whoever the office named in the deed itself comes before what it says of itself; a deputy alone stands in for its notary.
      ...(signs && { notary: signs }),
    }
    const formsOf = (person: ShareholderKey, kind: 'pdc' | 'poa'): readonly KeyedDocument[] =>
      listDocuments(product, answers)
        .filter(({ type, subject }) => type === kind && (subject.kind !== 'holding' || subject.person === person))
        .flatMap((listed) => {
          const document = onlyFormsOf(composeListed(listed, answers, context), person)
          return document === null ? [] : [{ key: listed.key, document }]
        })
    return {
      // What somebody declares who fills in their own part goes to them and to the notary alone.
      documents: listDocuments(product, answers).flatMap((listed): readonly Listed[] => {
        const { type, subject } = listed
        if (!isWanted(listed)) return []
        if (type !== 'pdc') return [{ ...listed, document: composeListed(listed, answers, context) }]
        if (subject.kind === 'holding' && selves.includes(subject.person)) return []
        const document = withoutFormsOf(composeListed(listed, answers, context), selves)
        return document.parts.length > 0 ? [{ ...listed, document }] : []
      }),
      declarationOf: (person) => formsOf(person, 'pdc')[0]?.document ?? null,
      powersOf: (person) => formsOf(person, 'poa'),
      notaryPage: (worked) => {
        const dutch = context.templates.nl?.deed.language
        if (!dutch) throw new Error('A deed is Dutch.')
        const fieldAt = (path: string) => {
          const { place, key } = splitPath(path)
          return fieldOf(place === 'main' ? 'main' : 'shareholder', key)
        }
        const words: NotaryPageSource['words'] = {
          question: (path) => {
            const field = fieldAt(path)
            return field ? fieldText(nl, field, product.wording).label : ''
          },
          option: (path, value) => {
            const field = fieldAt(path)
            return field ? optionText(nl, field, value) : null
          },
        }
        return notaryPage({
          ...worked,
          set: product.templates,
          answers,
          language: dutch,
          context: { today: context.today, countries: names.nl },
          words,
        })
      },
      answers_hash: vault.sign(canonical(answers), 'answers of a document'),
    }
  }
}

export type DocumentComposer = ReturnType<typeof createComposer>

/** The title in one line; what is missing stands between brackets. */
export const titleOf = ({ title }: ComposedDocument): string =>
  title.map(({ kind, text }) => (kind === 'gap' || kind === 'blank' ? `[${text}]` : text)).join('')

/** A name for a file that every system takes. */
export const fileNameOf = (title: string, format: string): string => {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain.slice(0, 80).replace(/-+$/, '') || 'document'}.${format}`
}
