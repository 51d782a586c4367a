import { useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Product } from '#domain/blueprint/index.ts'
import {
  type ComposedDocument,
  type Composer,
  type CountryNames,
  composeListed,
  firstSaying,
  type ListedDocument,
  languagesOf,
  loadTemplates,
  makeComposer,
  type TemplateSet,
} from '#domain/documents/index.ts'
import { relevant } from '#domain/flow/index.ts'
import { chosenNotary } from '#domain/orders/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { type Resource, useResource } from '#web/api/index.ts'
import { useSite } from '#web/site/index.ts'
import type { FlowStore } from '../../model/store/flow-store.ts'
import { loadMessages } from '../../model/use/messages.ts'
import { useNotaries } from '../../model/use/offers-data.ts'
import { useQuestionnaire } from '../../model/use/questionnaire.ts'
import { type LiveDocument, makeLiveDocument, useLiveFrom } from './live-document.ts'

type WantedDocument = Pick<ListedDocument, 'name' | 'subject'> & Partial<Pick<ListedDocument, 'plan'>>
type Sender = { readonly name: string; readonly email: string }
type NotaryOf = (
  answers: Answers,
) => { readonly name?: string; readonly city: string; readonly deputy?: string } | undefined

/** Typing comes first: the document follows when the hands rest for a moment. */
const pause = 120

type ComposeWith = (notaryOf: NotaryOf) => ComposedDocument

/** Makes the document of this moment, and of the next one only what differs. */
function makeCompose(store: FlowStore, papers: Papers, wanted: WantedDocument, sender: Sender): ComposeWith {
  const composers: Readonly<Record<Locale, Composer>> = { nl: makeComposer(), en: makeComposer() }
  return (notaryOf) => {
    const answers = store.live()
    const notary = notaryOf(answers)
    const context = { ...papers, sender, today: store.context.today, ...(notary ? { notary } : {}) }
    return composeListed(
      wanted,
      relevant(store.product, answers, store.context),
      context,
      (locale) => composers[locale],
    )
  }
}

/** A document of this questionnaire, with what is being typed right now in it. */
export function useComposed(papers: Papers, wanted: WantedDocument): LiveDocument {
  const { store } = useQuestionnaire()
  const notaryOf = useChosenNotary()
  const { brand: name, support_email: email } = useSite()
  const sender = useMemo(() => ({ name, email }), [name, email])
  const compose = useMemo(() => makeCompose(store, papers, wanted, sender), [store, papers, wanted, sender])
  const live = useLiveFrom(compose, () => {
    const document = compose(notaryOf)
    const [lit] = store.writtenLately().flatMap((path) => firstSaying(document, path) ?? [])
    return makeLiveDocument(document, lit)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => live.write(compose(notaryOf))
    write()
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      // Written and drawn in one stroke: drawing it in a turn of its own would cost the page another one.
      timer = setTimeout(() => flushSync(write), pause)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, live, compose, notaryOf])
  return live
}

function useChosenNotary(): NotaryOf {
  const notaries = useNotaries()
  const partners = notaries.state === 'ready' ? notaries.value : undefined
  return useMemo<NotaryOf>(() => {
    const byId = new Map(
      partners?.map(({ id, notary_name: name, deputy, city }) => [
        String(id),
        { city, ...(name !== null && { name }), ...(deputy !== null && { deputy }) },
      ]),
    )
    return ({ main }) => byId.get(chosenNotary(main) ?? '')
  }, [partners])
}

/** What documents are made of, beside the answers. */
export interface Papers {
  /** The language the flow is held in. */
  readonly language: Locale
  readonly templates: Readonly<Partial<Record<Locale, TemplateSet>>>
  readonly countries: Readonly<Partial<Record<Locale, CountryNames>>>
}

async function loadPapers({ language, templates: set }: Product): Promise<Papers> {
  const locales = languagesOf({ name: 'deed' }, language)
  const loaded = await Promise.all(
    locales.map(async (locale) => {
      const [templates, { countries }] = await Promise.all([loadTemplates(set, locale), loadMessages(locale)])
      return { locale, templates, countries }
    }),
  )
  return {
    language,
    templates: Object.fromEntries(loaded.map(({ locale, templates }) => [locale, templates])),
    countries: Object.fromEntries(loaded.map(({ locale, countries }) => [locale, countries])),
  }
}

/** The texts are long: they come after the questions. */
export function usePapers(): Resource<Papers> {
  const { product } = useQuestionnaire().store
  return useResource(`papers ${product.templates} ${product.language}`, () => loadPapers(product), { kept: true })
}
