import { type ReactNode, useRef, useState } from 'react'
import type { CaseDocument } from '#contract/cases.ts'
import { fetchFile, saveFile, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon, DownloadIcon, EyeIcon, WarningIcon } from '#web/ui/icons.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { paperName } from '../desk/case-words.ts'
import { FitIcon, FullIcon, LargerIcon, RotateIcon, SmallerIcon } from '../desk/icons.tsx'
import { useOpenCase } from '../desk/open-case.ts'
import { useKeys } from '../desk/use-keys.ts'
import { openSheet } from './open-sheet.ts'
import { PdfPage } from './page.tsx'
import { type PdfSheet, type Rotation, turned } from './sheet.ts'
import { paperShelf } from './shelf.ts'

type Props = { readonly chosen: CaseDocument | null; readonly onChoose: (uuid: string) => void }

/** The papers of a case: one of them large, all of them to choose from under it. */
export function PaperViewer({ chosen, onChoose }: Props) {
  const say = useSay()
  const { found } = useOpenCase()
  const shelf = paperShelf(found.documents)
  return (
    <section aria-label={say('case.viewer.label')} className="flex h-full min-h-120 flex-col bg-sunken">
      {chosen === null ? (
        <p className="p-6 text-ink-2">{say('case.viewer.none')}</p>
      ) : (
        <ViewedPaper key={chosen.uuid} document={chosen} />
      )}
      {shelf.length > 0 && (
        <fieldset className="border-t border-line px-3 py-2.5">
          <legend className="sr-only">{say('case.viewer.strip')}</legend>
          <div className="flex gap-2 overflow-x-auto [scrollbar-width:thin]">
            {shelf.map((document) => (
              <button
                key={document.uuid}
                type="button"
                aria-pressed={document.uuid === chosen?.uuid}
                onClick={() => onChoose(document.uuid)}
                className={cx(
                  'min-h-11 min-w-36 flex-1 rounded-s border-[1.5px] bg-surface px-2.5 py-1.5 text-left text-xs leading-snug',
                  document.uuid === chosen?.uuid ? 'border-green ring-1 ring-green' : 'border-line hover:border-ink-2',
                )}
              >
                <span className="block truncate font-semibold">{paperName(say, found, document)}</span>
                <ReviewMark document={document} />
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  )
}

const marks = { accepted: CheckIcon, unchecked: EyeIcon, rejected: WarningIcon } as const
const states = { accepted: 'accepted', unchecked: 'sent', rejected: 'rejected' } as const

function ReviewMark({ document: { review } }: { document: CaseDocument }) {
  const say = useSay()
  const Mark = marks[review]
  const tone = { accepted: 'text-green-deep', unchecked: 'text-ink-2', rejected: 'text-orange-deep' }[review]
  return (
    <span className={cx('flex items-center gap-1 text-2xs', tone)}>
      <Mark size={16} />
      {say(`case.overview.states.${states[review]}`)}
    </span>
  )
}

async function load({ path, media_type }: CaseDocument): Promise<{ readonly sheet: PdfSheet | null }> {
  const { blob } = await fetchFile(path)
  return { sheet: await openSheet(blob, media_type) }
}

function ViewedPaper({ document }: { document: CaseDocument }) {
  const say = useSay()
  const { found } = useOpenCase()
  const name = paperName(say, found, document)
  const closed = found.sealed && document.kind === 'identity'
  const opened = useResource(closed ? null : `sheet ${document.uuid}`, () => load(document))
  if (closed) return <Middle>{say('case.sealed.file')}</Middle>
  if (opened.state === 'loading') {
    return (
      <Middle>
        <Waiting label={say('case.viewer.loading')} slow={say('case.viewer.loading')} />
      </Middle>
    )
  }
  if (opened.state !== 'ready') {
    return (
      <Middle>
        <FailedBanner text={say('case.viewer.failed')} again={say('case.again')} onAgain={opened.again} />
      </Middle>
    )
  }
  const { sheet } = opened.value
  if (sheet !== null) return <ShownSheet sheet={sheet} name={name} document={document} />
  return (
    <Middle>
      <Banner
        tone="warning"
        title={say('case.viewer.cannot')}
        action={
          <Button
            look="line"
            size="small"
            before={<DownloadIcon size={16} />}
            onClick={() => void download(document, say('case.viewer.download_failed'))}
          >
            {say('case.viewer.download', { name: document.name })}
          </Button>
        }
      >
        {say('case.viewer.cannot_text')}
      </Banner>
    </Middle>
  )
}

const download = ({ path }: CaseDocument, failed: string) =>
  saveFile(path).catch(() => notices.show({ tone: 'negative', text: failed }))

const Middle = ({ children }: { children: ReactNode }) => (
  <div className="grid flex-1 content-start p-5">{children}</div>
)

const steps: readonly number[] = [0.5, 0.75, 1, 1.5, 2, 3, 4]
const nearest = (zoom: number, by: 1 | -1): number => steps[steps.indexOf(zoom) + by] ?? zoom

type ShownSheetProps = { readonly sheet: PdfSheet; readonly name: string; readonly document: CaseDocument }

/** A page with everything one does to see it well, by hand and by keys. */
function ShownSheet({ sheet, name, document }: ShownSheetProps) {
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(1)
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState<Rotation>(0)
  const go = (to: number) => setAt(Math.min(Math.max(to, 1), sheet.pages))
  const acts = {
    before: () => go(at - 1),
    after: () => go(at + 1),
    rotate: () => setRotation(turned(rotation)),
    smaller: () => setZoom(nearest(zoom, -1)),
    larger: () => setZoom(nearest(zoom, 1)),
    fit: () => setZoom(1),
    full: () =>
      void (globalThis.document.fullscreenElement
        ? globalThis.document.exitFullscreen()
        : frame.current?.requestFullscreen()),
  }
  useKeys({
    ArrowLeft: acts.before,
    ArrowRight: acts.after,
    d: acts.rotate,
    '-': acts.smaller,
    '+': acts.larger,
    '=': acts.larger,
    '0': acts.fit,
    v: acts.full,
  })
  return (
    <div ref={frame} className="flex min-h-0 flex-1 flex-col bg-sunken">
      <div
        className="flex flex-wrap items-center gap-x-1 border-b border-line py-1 pr-2 pl-4"
        title={say('case.viewer.keys')}
      >
        <p className="min-w-0 flex-1 truncate">
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-ink-2">{say('case.viewer.version', { number: document.version })}</span>
        </p>
        {sheet.pages > 1 && (
          <>
            <IconButton label={say('case.viewer.before')} onClick={acts.before}>
              <ChevronLeftIcon />
            </IconButton>
            <span className="text-xs tabular-nums">{say('case.viewer.page', { at, of: sheet.pages })}</span>
            <IconButton label={say('case.viewer.after')} onClick={acts.after}>
              <ChevronRightIcon />
            </IconButton>
          </>
        )}
        <IconButton label={say('case.viewer.rotate')} onClick={acts.rotate}>
          <RotateIcon />
        </IconButton>
        <IconButton label={say('case.viewer.smaller')} onClick={acts.smaller}>
          <SmallerIcon />
        </IconButton>
        <span className="w-11 text-center text-xs tabular-nums">{`${Math.round(zoom * 100)}%`}</span>
        <IconButton label={say('case.viewer.larger')} onClick={acts.larger}>
          <LargerIcon />
        </IconButton>
        <IconButton label={say('case.viewer.fit')} onClick={acts.fit}>
          <FitIcon />
        </IconButton>
        <IconButton label={say('case.viewer.full')} onClick={acts.full}>
          <FullIcon />
        </IconButton>
        <IconButton
          label={say('case.viewer.download', { name: document.name })}
          onClick={() => void download(document, say('case.viewer.download_failed'))}
        >
          <DownloadIcon />
        </IconButton>
      </div>
      <PdfPage
        sheet={sheet}
        page={at}
        zoom={zoom}
        rotation={rotation}
        label={say('case.viewer.picture', { name, at, of: sheet.pages })}
      />
    </div>
  )
}
