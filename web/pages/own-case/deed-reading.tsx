import { useMemo, useState } from 'react'
import type { ComposedDocument } from '#domain/documents/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { DocumentSheet, makeLiveDocument } from '#web/questionnaire/parts/deed/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Paper } from '#web/ui/paper.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCase } from './case-at-hand.ts'

type Sent = { readonly key: string; readonly title: string; readonly document: unknown }

/** The documents of one final version, drawn as they are beside the questions. */
export function DeedReading({ number }: { readonly number: number }) {
  const say = useSay()
  const { uuid } = useCase()
  const concept = useResource(`concept ${uuid} ${number}`, () =>
    call('GET /api/api_customer_dashboard/notary_products/:uuid/concepts/:number', { params: { uuid, number } }),
  )
  if (concept.state === 'loading') return <Skeleton label={say('own_case.deed.loading')} shape="page" />
  if (concept.state !== 'ready')
    return <FailedBanner text={say('own_case.deed.failed')} again={say('own_case.again')} onAgain={concept.again} />
  return <Documents documents={concept.value.documents} />
}

function Documents({ documents }: { readonly documents: readonly Sent[] }) {
  const say = useSay()
  const [key, setKey] = useState(documents[0]?.key)
  const chosen = documents.find((one) => one.key === key) ?? documents[0]
  if (!chosen) return null
  return (
    <>
      {documents.length > 1 && (
        <fieldset className="mb-3">
          <legend className="sr-only">{say('own_case.deed.choose')}</legend>
          <div className="flex flex-wrap gap-2">
            {documents.map((one) => (
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
      <Reading key={chosen.key} document={chosen.document as ComposedDocument} />
    </>
  )
}

function Reading({ document }: { readonly document: ComposedDocument }) {
  const say = useSay()
  const live = useMemo(() => makeLiveDocument(document), [document])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more heading to name
    <div
      role="region"
      aria-label={say('own_case.deed.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
      tabIndex={0}
      className="max-h-[70vh] overflow-y-auto overscroll-contain"
    >
      <Paper>
        <DocumentSheet live={live} level={3} explained column={document.languages[0] ?? 'nl'} current={null} />
      </Paper>
    </div>
  )
}
