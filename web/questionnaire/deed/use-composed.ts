import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import {
  type ComposedDocument,
  type Composer,
  changesBetween,
  composeListed,
  type ListedDocument,
  makeComposer,
} from '#domain/documents/index.ts'
import type { Answers } from '#domain/fields/index.ts'
import { relevant } from '#domain/flow/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { useNotaries } from '../reference/offers-data.ts'
import { useQuestionnaire } from '../store/context.tsx'
import type { FlowStore } from '../store/flow-store.ts'
import { keepUnchanged } from './keep-unchanged.ts'
import type { Papers } from './papers.ts'

export interface Composed {
  readonly document: ComposedDocument
  /** The clauses that the last change touched. */
  readonly glowing: ReadonlySet<string>
  /** Counts the changes, so that the same clause can light up again. */
  readonly round: number
}

type Wanted = Pick<ListedDocument, 'name' | 'subject'>
type NotaryOf = (answers: Answers) => { readonly name: string; readonly city: string } | undefined

/** Typing comes first: the document follows when the hands rest for a moment. */
const pause = 120

type Compose = (notaryOf: NotaryOf) => ComposedDocument

/** Makes the document of this moment, and of the next one only what differs. */
function makeCompose(store: FlowStore, papers: Papers, wanted: Wanted): Compose {
  const composers: Readonly<Record<Locale, Composer>> = { nl: makeComposer(), en: makeComposer() }
  return (notaryOf) => {
    const answers = store.live()
    const notary = notaryOf(answers)
    const context = { ...papers, today: store.context.today, ...(notary ? { notary } : {}) }
    const counted = relevant(store.product, answers, store.context)
    return composeListed(wanted, counted, context, (locale) => composers[locale])
  }
}

function following(before: Composed, fresh: ComposedDocument): Composed {
  const document = keepUnchanged(before.document, fresh)
  const { changed, added, removed } = changesBetween(before.document, document)
  if (changed.length + added.length + removed.length === 0) return { ...before, document }
  return { document, round: before.round + 1, glowing: new Set([...changed, ...added]) }
}

/** A document of this questionnaire, with what is being typed right now in it. */
export function useComposed(papers: Papers, wanted: Wanted): Composed {
  const { store } = useQuestionnaire()
  const notaryOf = useChosenNotary()
  const composeNow = useMemo(() => makeCompose(store, papers, wanted), [store, papers, wanted])
  const [composed, setComposed] = useState<Composed>(() => ({
    document: composeNow(notaryOf),
    glowing: new Set(),
    round: 0,
  }))
  const latest = useRef(composed)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const compose = () => {
      latest.current = following(latest.current, composeNow(notaryOf))
      startTransition(() => setComposed(latest.current))
    }
    compose()
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(compose, pause)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, composeNow, notaryOf])
  return composed
}

function useChosenNotary(): NotaryOf {
  const notaries = useNotaries()
  const known = notaries.state === 'ready' ? notaries.value : undefined
  return useMemo<NotaryOf>(
    () =>
      ({ main }) =>
        known?.find(({ id }) => String(id) === String(main.notary_id)),
    [known],
  )
}
