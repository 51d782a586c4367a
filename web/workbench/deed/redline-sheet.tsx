import { type ReactNode, useState } from 'react'
import type { Redline, RedlineArticle, RedlineClause, RedlinePart, RedlinePiece } from '#domain/documents/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { EditIcon } from '#web/ui/icons.tsx'
import { CauseNote, type NoteTools } from './cause-note.tsx'
import { folded } from './folding.ts'
import { Pieces, type RedlineSide } from './pieces.tsx'

type Props = {
  readonly redline: Redline
  readonly beside: boolean
  readonly tools: NoteTools
  /** Works on an article; not there where nothing can be changed. */
  readonly onArticle?: ((article: string) => void) | undefined
}

const changesIn = (redline: Redline, article: string | null) =>
  redline.changes.filter((change) => change.article === article)

/** The deed as a sheet of paper, with why it changed in the margin; on a smaller screen under what changed. */
export function RedlineSheet({ redline, beside, tools, onArticle }: Props) {
  const say = useSay()
  return (
    <div className="relative isolate">
      <div
        aria-hidden="true"
        className={cx(
          'absolute inset-0 -z-10 border border-line bg-white shadow-2 print:hidden',
          !beside && 'xl:right-87',
        )}
      />
      <RedlineRow tools={tools} redline={redline} article={null} wide={beside}>
        <h2 className="pt-8 text-xl xs:pt-11">
          <Sides pieces={redline.title} beside={beside} />
        </h2>
        {redline.besideTitle && (
          <p className="text-ink-2">
            <Sides pieces={redline.besideTitle} beside={beside} />
          </p>
        )}
        {beside && (
          <div
            aria-hidden="true"
            className="mt-4 hidden grid-cols-2 gap-8 font-sans text-xs font-semibold text-ink-2 md:grid"
          >
            <span>{say('deed.versions.was')}</span>
            <span>{say('deed.versions.becomes')}</span>
          </div>
        )}
      </RedlineRow>
      {redline.parts.map((part) => (
        <PartRows key={part.id} part={part} {...{ redline, beside, tools, onArticle }} />
      ))}
      <div className="h-11" />
    </div>
  )
}

type PartRowsProps = Props & { readonly part: RedlinePart }

function PartRows({ part, ...props }: PartRowsProps) {
  const { redline, beside, tools } = props
  return (
    <>
      {part.title.length > 0 && (
        <RedlineRow tools={tools} redline={redline} article={undefined} wide={beside}>
          <h3 className="pt-5 font-sans text-xs font-semibold tracking-wide text-ink-2 uppercase">
            <Sides pieces={part.title} beside={beside} />
          </h3>
        </RedlineRow>
      )}
      {folded(part).map((stretch) =>
        stretch.kind === 'article' ? (
          <ArticleRow key={stretch.article.id} article={stretch.article} {...props} />
        ) : (
          <FoldedRows key={stretch.key} articles={stretch.articles} {...props} />
        ),
      )}
    </>
  )
}

/** What nothing changed in, until one asks for it. */
function FoldedRows({ articles, ...props }: Props & { readonly articles: readonly RedlineArticle[] }) {
  const say = useSay()
  const [open, setOpen] = useState(props.redline.changes.length === 0)
  const numbers = articles.flatMap(({ number }) => number ?? [])
  const [from, to] = [numbers[0] ?? 0, numbers.at(-1) ?? 0]
  const words =
    numbers.length < articles.length
      ? say('deed.folded.other')
      : say(from === to ? 'deed.folded.one' : 'deed.folded.more', { from, to })
  return (
    <>
      <RedlineRow tools={props.tools} redline={props.redline} article={undefined} wide={props.beside}>
        <p className="mt-5 print:hidden border-y border-dashed border-line-strong py-1.5 text-center font-sans text-xs text-ink-2">
          {words},{' '}
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="rounded-xs text-green underline underline-offset-3 hover:text-green-deep pointer-coarse:py-2.5"
          >
            {say(open ? 'deed.folded.hide' : 'deed.folded.show')}
          </button>
        </p>
      </RedlineRow>
      {/* Paper has nothing to unfold: there it is whole. */}
      <div className={open ? 'contents' : 'hidden print:contents'}>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} {...props} />
        ))}
      </div>
    </>
  )
}

function ArticleRow({ article, redline, beside, tools, onArticle }: Props & { readonly article: RedlineArticle }) {
  const say = useSay()
  const name = article.title.map(({ text }) => text).join('')
  const editable = onArticle && article.state !== 'struck' && !article.id.startsWith('own.')
  return (
    <RedlineRow tools={tools} redline={redline} article={article.id} wide={beside}>
      <div className="group pt-4">
        {article.title.length > 0 && (
          <div className="relative">
            <h3 className="text-md">
              <Sides pieces={article.title} beside={beside} />
            </h3>
            {editable && (
              <span className="absolute -top-2.5 -right-3 rounded-s bg-white opacity-0 lg:-right-12 transition-opacity print:hidden group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
                <IconButton
                  label={say('deed.layer.edit_article', { article: name })}
                  onClick={() => onArticle(article.id)}
                >
                  <EditIcon size={16} />
                </IconButton>
              </span>
            )}
          </div>
        )}
        {article.besideTitle && article.besideTitle.length > 0 && (
          <p className="text-hint font-semibold text-ink-2">
            <Sides pieces={article.besideTitle} beside={beside} />
          </p>
        )}
        {article.clauses.map((clause) => (
          <ClauseText key={clause.id} clause={clause} beside={beside} />
        ))}
      </div>
    </RedlineRow>
  )
}

type RedlineRowProps = {
  readonly redline: Redline
  readonly tools: NoteTools
  /** Whose changes stand beside it: of an article, of the titles (null), or of nothing. */
  readonly article: string | null | undefined
  readonly wide: boolean
  readonly children: ReactNode
}

/** Text with its notes: beside it where there is room, else under it. */
function RedlineRow({ redline, tools, article, wide, children }: RedlineRowProps) {
  const changes = article === undefined ? [] : changesIn(redline, article)
  return (
    <div className={cx('grid gap-x-7', !wide && 'xl:grid-cols-[minmax(0,1fr)_20rem]')}>
      <div className="min-w-0 px-5 font-serif text-hint leading-relaxed xs:px-10 lg:px-13 print:px-0">{children}</div>
      {changes.length > 0 && (
        <div
          className={cx(
            'mt-3 grid content-start gap-3 px-5 font-sans xs:px-10 lg:px-13 print:break-inside-avoid print:px-0',
            !wide && 'xl:px-0',
          )}
        >
          {changes.map((change) => (
            <CauseNote key={change.number} change={change} tools={tools} />
          ))}
        </div>
      )}
    </div>
  )
}

/** In one text, or as it was beside as it becomes. */
function Sides({ pieces, beside }: { readonly pieces: readonly RedlinePiece[]; readonly beside: boolean }) {
  if (!beside) return <Pieces pieces={pieces} side="both" />
  return (
    <span className="grid gap-x-8 md:grid-cols-2">
      <span>
        <Pieces pieces={pieces} side="from" />
      </span>
      <span>
        <Pieces pieces={pieces} side="to" />
      </span>
    </span>
  )
}

function ClauseText({ clause, beside }: { readonly clause: RedlineClause; readonly beside: boolean }) {
  if (!beside) return <ClauseSide clause={clause} side="both" />
  return (
    <div className="grid gap-x-8 md:grid-cols-2">
      <div>{clause.state !== 'added' && <ClauseSide clause={clause} side="from" />}</div>
      <div>{clause.state !== 'struck' && <ClauseSide clause={clause} side="to" />}</div>
    </div>
  )
}

function ClauseSide({ clause, side }: { readonly clause: RedlineClause; readonly side: RedlineSide }) {
  const { marks, said, form } = clause
  const mark = side === 'from' ? marks.from : (marks.to ?? (side === 'both' ? marks.from : null))
  return (
    <div className={cx('mt-1 flex gap-2', form === 'item' && 'pl-6')}>
      {mark !== null && (
        <span className={clause.state === 'struck' ? 'text-ink-2 line-through' : undefined}>{mark}</span>
      )}
      <div className="min-w-0 flex-1">
        <p>
          {said.label.length > 0 && (
            <>
              <Pieces pieces={said.label} side={side} numbered={false} />
              {': '}
            </>
          )}
          <Pieces pieces={said.pieces} side={side} />
        </p>
        {clause.beside && (
          <p className="mt-0.5 border-l-2 border-line pl-3 text-sm text-ink-2">
            <Pieces pieces={clause.beside.pieces} side={side} />
          </p>
        )}
      </div>
    </div>
  )
}
