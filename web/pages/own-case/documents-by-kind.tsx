import { useState } from 'react'
import { DownloadButton, type ListedDocuments } from '#web/downloads/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { ChevronIcon } from '#web/ui/icons.tsx'

/** In the order in which one looks for them. */
const kinds = ['draft_deed', 'poa', 'shareholder_register', 'pdc', 'regular'] as const
type OwnDocumentKind = (typeof kinds)[number]

/** What was made of the answers, each kind under its own name. */
export function ByKind({ documents }: { readonly documents: ListedDocuments }) {
  const shown = kinds
    .map((kind) => ({ kind, own: documents.filter(({ type }) => type === kind) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className="grid">
      {shown.map(({ kind, own }, place) => (
        <Kinds key={kind} kind={kind} documents={own} first={place === 0} />
      ))}
    </div>
  )
}

type KindProps = { readonly kind: OwnDocumentKind; readonly documents: ListedDocuments; readonly first: boolean }

/** On a phone only the first kind is open; there is room for all of them on a desk. */
function Kinds({ kind, documents, first }: KindProps) {
  const say = useSay()
  const [open, setOpen] = useState(first)
  const heading = say(`founder.documents.kinds.${kind}`)
  return (
    <section
      aria-label={heading}
      className="gap-x-4 border-t border-line py-2 md:grid md:grid-cols-[8rem_minmax(0,1fr)] md:py-3"
    >
      <h3 className="font-sans text-hint! font-semibold text-ink-2 max-md:hidden md:pt-1.5">{heading}</h3>
      <h3 className="font-sans text-hint! font-semibold text-ink-2 md:hidden">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center gap-2 text-left"
        >
          <span className="flex-1">{heading}</span>
          {documents.length}
          <span className={cx('transition-transform', open && 'rotate-180')}>
            <ChevronIcon size={16} />
          </span>
        </button>
      </h3>
      <ul className={cx(!open && 'max-md:hidden')}>
        {documents.map(({ index, title, pages, files }) => (
          <li key={index} className="flex flex-wrap items-center justify-end gap-x-2 py-0.5">
            <p className="min-w-0 flex-[1_1_14rem]">{title}</p>
            {pages !== null && (
              <p className="text-hint text-ink-2 tabular-nums max-md:mr-auto">
                {pages === 1 ? say('downloads.page') : say('downloads.pages', { count: pages })}
              </p>
            )}
            {files.map(({ format, path }) => (
              <DownloadButton
                key={format}
                path={path}
                look="link"
                label={say('downloads.download', { title, format: say(`downloads.${format}`) })}
              >
                {say(`downloads.${format}`)}
              </DownloadButton>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
