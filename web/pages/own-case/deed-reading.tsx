import { type ReactNode, useMemo, useState } from 'react'
import type { ComposedDocument } from '#domain/documents/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { DocumentSheet, makeLiveDocument } from '#web/questionnaire/parts/deed/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { PaperSheet } from '#web/ui/paper.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCase } from './case-at-hand.ts'
import { DeedChanges } from './deed-changes.tsx'

type ConceptDocument = { readonly key: string; readonly title: string; readonly document: ComposedDocument }

/** The documents of one final version, drawn as they are beside the questions; of a later one first what changed. */
export function DeedReading({ number }: { readonly number: number }) {
  const say = useSay()
  const { uuid } = useCase()
  const readConcept = (which: number) =>
    call('GET /api/api_customer_dashboard/notary_products/:uuid/concepts/:number', { params: { uuid, number: which } })
  const concept = useResource(`concept ${uuid} ${number}`, async () => {
    const [now, before] = await Promise.all([readConcept(number), number > 1 ? readConcept(number - 1) : null])
    return { now: now.documents, before: before?.documents ?? [] }
  })
  if (concept.state === 'loading') return <Skeleton label={say('founder.deed.loading')} shape="page" />
  if (concept.state !== 'ready')
    return <FailedBanner text={say('founder.deed.failed')} again={say('founder.again')} onAgain={concept.again} />
  return <Documents {...concept.value} />
}

type DocumentsProps = { readonly now: readonly ConceptDocument[]; readonly before: readonly ConceptDocument[] }

function Documents({ now, before }: DocumentsProps) {
  const say = useSay()
  const [key, setKey] = useState(now[0]?.key)
  const [whole, setWhole] = useState(false)
  const chosen = now.find((one) => one.key === key) ?? now[0]
  if (!chosen) return null
  const earlier = before.find((one) => one.key === chosen.key)
  return (
    <>
      {now.length > 1 && (
        <fieldset className="mb-3">
          <legend className="sr-only">{say('founder.deed.choose')}</legend>
          <div className="flex flex-wrap gap-2">
            {now.map((one) => (
              <button
                key={one.key}
                type="button"
                aria-pressed={one === chosen}
                onClick={() => setKey(one.key)}
                className={cx(
                  'min-h-9 rounded-s border px-3 text-sm pointer-coarse:min-h-11',
                  one === chosen ? 'border-green bg-green-tint font-semibold' : 'border-line-strong bg-surface',
                )}
              >
                {one.title}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {earlier && (
        <p className="mb-3">
          <button
            type="button"
            onClick={() => setWhole(!whole)}
            className="min-h-8 text-green underline underline-offset-3 pointer-coarse:min-h-11"
          >
            {say(whole ? 'founder.deed.only_changes' : 'founder.deed.whole')}
          </button>
        </p>
      )}
      <Scrolling>
        {earlier && !whole ? (
          <DeedChanges before={earlier.document} now={chosen.document} />
        ) : (
          <DeedSheets key={chosen.key} document={chosen.document} />
        )}
      </Scrolling>
    </>
  )
}

function DeedSheets({ document }: { readonly document: ComposedDocument }) {
  const live = useMemo(() => makeLiveDocument(document), [document])
  return (
    <PaperSheet>
      <DocumentSheet live={live} level={3} explained column={document.languages[0] ?? 'nl'} current={null} />
    </PaperSheet>
  )
}

function Scrolling({ children }: { readonly children: ReactNode }) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more heading to name
    <div
      role="region"
      aria-label={say('founder.deed.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
      tabIndex={0}
      className="max-h-[70vh] overflow-y-auto overscroll-contain"
    >
      {children}
    </div>
  )
}
