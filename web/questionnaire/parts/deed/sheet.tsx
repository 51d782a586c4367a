import { memo, useLayoutEffect, useRef } from 'react'
import type { Article, Clause, Run, Saying } from '#domain/documents/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { easeStep } from '#web/ui/tokens.ts'
import type { OutlinedPart } from './keep-unchanged.ts'
import { type LiveDocument, useArticle, useDocumentTitle, useLiveDocument } from './live-document.ts'
import { fieldsInRun, Words } from './phrases.tsx'

/** One language, or both beside each other. */
export type SheetColumn = Locale | 'both'

type SheetLevel = 2 | 3 | 4 | 5

interface SheetLook {
  /** With what each article means in plain words; else just as the notary gets it. */
  readonly explained: boolean
  readonly column: SheetColumn
  readonly languages: readonly Locale[]
  readonly current: string | null
}

/** The words in each language that is shown, the one that counts first. */
function inColumns<Words>(first: Words, beside: Words | undefined, { column, languages }: SheetLook) {
  const [own = 'nl', other] = languages
  const all = [{ locale: own, words: first }, ...(other && beside ? [{ locale: other, words: beside }] : [])]
  const chosen = column === 'both' ? all : all.filter(({ locale }) => locale === column)
  return chosen.length > 0 ? chosen : all.slice(0, 1)
}

interface HeadingProps extends SheetLook {
  readonly level: SheetLevel
  readonly title: readonly Run[]
  readonly beside: readonly Run[] | undefined
  readonly className?: string
}

function SheetHeading({ level, title, beside, className, ...look }: HeadingProps) {
  const Title = `h${level}` as const
  const columns = inColumns(title, beside, look).filter(({ words }) => words.length > 0)
  if (columns.length === 0) return null
  return (
    <Title className={cx(columns.length > 1 && 'grid grid-cols-2 gap-x-5', className)}>
      {columns.map(({ locale, words }) => (
        <span key={locale} lang={locale} className="min-w-0">
          <Words runs={words} current={look.current} />
        </span>
      ))}
    </Title>
  )
}

interface SheetProps extends Pick<SheetLook, 'explained' | 'column' | 'current'> {
  readonly live: LiveDocument
  /** The level of its title among the headings around it. */
  readonly level: 2 | 3
}

/** A document as one reads it. */
export function DocumentSheet({ live, level, ...rest }: SheetProps) {
  const { languages, parts } = useLiveDocument(live, ({ outline }) => outline)
  const look = { ...rest, languages }
  return (
    <article>
      <Title live={live} level={level} {...look} />
      {parts.map((part) => (
        <PartView key={part.id} live={live} level={level === 2 ? 3 : 4} part={part} {...look} />
      ))}
    </article>
  )
}

function Title({ live, ...rest }: SheetLook & Pick<SheetProps, 'live' | 'level'>) {
  const title = useDocumentTitle(live, 'title')
  const beside = useDocumentTitle(live, 'besideTitle')
  return <SheetHeading title={title} beside={beside} className="mb-4! text-lg! text-balance" {...rest} />
}

interface PartViewProps extends SheetLook {
  readonly live: LiveDocument
  readonly level: 3 | 4
  readonly part: OutlinedPart
}

function PartView({ live, level, part, ...look }: PartViewProps) {
  // Articles hang under the title of their part, where it has one.
  const below: SheetLevel = part.title.length === 0 ? level : level === 3 ? 4 : 5
  return (
    <section className={cx(part.new_page && 'mt-8 border-t border-dashed border-line pt-8')}>
      <SheetHeading level={level} title={part.title} beside={part.besideTitle} className="tracking-wide" {...look} />
      {part.articles.map((id) => (
        <LiveArticle key={id} live={live} part={part.id} id={id} level={below} {...look} />
      ))}
    </section>
  )
}

interface LiveArticleProps extends SheetLook {
  readonly live: LiveDocument
  readonly part: string
  readonly id: string
  readonly level: SheetLevel
}

function LiveArticle({ live, part, id, ...rest }: LiveArticleProps) {
  const article = useArticle(live, part, id)
  const { glowing, round } = live.now()
  return article && <ArticleView article={article} glowing={glowing} round={round} {...rest} />
}

const sameLook = (
  one: SheetLook & { readonly level?: SheetLevel },
  other: SheetLook & { readonly level?: SheetLevel },
): boolean => one.column === other.column && one.level === other.level && one.explained === other.explained

interface ArticleProps extends SheetLook {
  readonly level: SheetLevel
  readonly article: Article
  readonly glowing: ReadonlySet<string>
  readonly round: number
}

const ArticleView = memo(function ArticleView({ level, article, glowing, round, ...look }: ArticleProps) {
  const { id, title, besideTitle, plain, clauses } = article
  return (
    // What is out of sight is neither laid out nor painted: a deed is long, and someone is typing beside it. Its first
    // part is in sight from the start, and guessing its height would move what stands under it.
    <section
      data-article={id}
      className="mt-4 [contain-intrinsic-size:auto_18rem] [:not(:first-of-type)>&]:[content-visibility:auto]"
    >
      <ArticleHeading level={level} title={title} beside={besideTitle} {...look} />
      {plain !== null && look.explained && <PlainWords text={plain} />}
      {clauses.map((clause) => (
        <ClauseView key={clause.id} clause={clause} glow={glowing.has(clause.id) ? round : 0} {...look} />
      ))}
    </section>
  )
}, sameArticle)

/** Only what another text or another question makes look different is drawn again. */
function sameArticle(one: ArticleProps, other: ArticleProps): boolean {
  if (one.article !== other.article || !sameLook(one, other)) return false
  return one.current === other.current || !(isAbout(one.article, one.current) || isAbout(one.article, other.current))
}

/** Whether something in it came from the answer whose question has the focus. */
const isAbout = ({ title, besideTitle = [], clauses }: Article, current: string | null): boolean =>
  comesFrom(title, current) || comesFrom(besideTitle, current) || clauses.some((clause) => isIn(clause, current))

const isIn = ({ runs, beside }: Clause, current: string | null): boolean =>
  comesFrom(runs, current) || comesFrom(beside?.runs ?? [], current)

const comesFrom = (runs: readonly Run[], current: string | null): boolean =>
  current !== null && runs.some((run) => fieldsInRun(run).includes(current))

const ArticleHeading = memo(
  (props: HeadingProps) => <SheetHeading className="mt-4 mb-1 text-[1.035em] font-semibold" {...props} />,
  (one, other) =>
    one.title === other.title && one.beside === other.beside && one.current === other.current && sameLook(one, other),
)

const PlainWords = memo(function PlainWords({ text }: { readonly text: string }) {
  const say = useSay()
  return (
    <div className="mb-1.5 font-sans text-sm">
      <Disclosure summary={say('questionnaire.deed.plain')}>{text}</Disclosure>
    </div>
  )
})

const fading = { duration: 1800, easing: easeStep } as const

/**
 * Lights up at every change. A layer of its own that only fades: then the page is not painted again for every frame of
 * it while someone types; and no animation of the style sheet, which tells the whole page when it starts and ends. One
 * light that begins again: several at once would be drawn by the page itself, frame after frame.
 */
function Glow({ round }: { readonly round: number }) {
  const layer = useRef<HTMLSpanElement>(null)
  const light = useRef<Animation>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round lights it again
  useLayoutEffect(() => {
    const again = light.current
    if (again) {
      again.currentTime = 0
      again.play()
    } else light.current = layer.current?.animate({ opacity: [1, 0] }, fading)
  }, [round])
  return (
    <span
      ref={layer}
      className="pointer-events-none absolute inset-0 -z-10 rounded-xs bg-orange-mark opacity-0 motion-reduce:hidden"
    />
  )
}

interface ClauseProps extends SheetLook {
  readonly clause: Clause
  /** The change that made it what it is, while that is news; else 0. */
  readonly glow: number
}

const ClauseView = memo(function ClauseView({ clause, glow, ...look }: ClauseProps) {
  const { id, form, mark, beside } = clause
  const columns = inColumns<Saying>(clause, beside, look)
  return (
    <div
      data-clause={id}
      className={cx(
        'mb-1.5 rounded-xs',
        columns.length > 1 && 'grid grid-cols-2 gap-x-5',
        form === 'item' && 'ml-5',
        form === 'signature' && 'mt-10 w-72 max-w-full border-t border-ink pt-1.5',
        glow > 0 && 'relative isolate',
      )}
    >
      {glow > 0 && <Glow round={glow} />}
      {columns.map(({ locale, words }) => (
        <p key={locale} lang={locale} className={cx('min-w-0 wrap-anywhere', mark !== null && 'pl-6 -indent-6')}>
          {mark !== null && <span className="inline-block w-6 indent-0">{mark}</span>}
          {words.label !== null && <span className="mr-1.5 text-ink-2">{words.label}:</span>}
          <Words runs={words.runs} current={look.current} />
        </p>
      ))}
    </div>
  )
}, sameClauseProps)

function sameClauseProps(one: ClauseProps, other: ClauseProps): boolean {
  if (one.clause !== other.clause || one.glow !== other.glow || !sameLook(one, other)) return false
  return one.current === other.current || !(isIn(one.clause, one.current) || isIn(one.clause, other.current))
}
