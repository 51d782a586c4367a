import type { ComponentType, ReactNode } from 'react'
import type { ContentToDraw } from '#contract/content-page.ts'
import type { ContentBlock, PageBlock } from '#domain/content/index.ts'
import { I18nProvider, useSay } from '#web/i18n/index.ts'
import { Footer } from '#web/shell/index.ts'
import { SiteProvider } from '#web/site/index.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { CallToActionBlock } from './call-to-action.tsx'
import { ColumnsBlock } from './columns.tsx'
import { ContentBar } from './content-bar.tsx'
import { Crumbs } from './crumbs.tsx'
import { HeroBlock } from './hero.tsx'
import { NoticeBlock } from './notice.tsx'
import { PriceCard, PriceCardBlock } from './price-card.tsx'
import { QuestionsBlock } from './questions.tsx'
import { ReviewsBlock } from './reviews.tsx'
import { ContentPart, PageWidth } from './section.tsx'
import { StepsBlock } from './steps.tsx'
import { type AroundBlock, type BlockProps, isShown } from './surroundings.ts'
import { TermsBlock } from './terms.tsx'
import { TextBlock, TextBody } from './text.tsx'
import { VideoBlock } from './video.tsx'

/** One drawing for every block there is. */
const drawings: { readonly [Name in PageBlock['component']]: ComponentType<BlockProps<Name>> } = {
  hero: HeroBlock,
  text: TextBlock,
  steps: StepsBlock,
  price_card: PriceCardBlock,
  reviews: ReviewsBlock,
  questions: QuestionsBlock,
  call_to_action: CallToActionBlock,
  columns: ColumnsBlock,
  video: VideoBlock,
  notice: NoticeBlock,
  terms: TermsBlock,
}

/** A whole page of content: nothing in it waits for a script. */
export function ContentPage({ page, locale, site, alternates, preview, ...around }: ContentToDraw) {
  return (
    <SiteProvider site={site}>
      <I18nProvider locale={locale} choose={null}>
        <ContentFrame alternates={alternates} preview={preview}>
          <ContentBody name={page.meta.title} blocks={page.body} around={around} />
        </ContentFrame>
      </I18nProvider>
    </SiteProvider>
  )
}

type ContentFrameProps = Pick<ContentToDraw, 'alternates' | 'preview'> & { readonly children: ReactNode }

function ContentFrame({ alternates, preview, children }: ContentFrameProps) {
  const say = useSay()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">{say('shell.skip')}</SkipLink>
      {preview && <p className="bg-ink px-4.5 py-2 text-center text-md text-white">{say('content.preview')}</p>}
      <ContentBar alternates={alternates} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}

type ContentBodyProps = { readonly name: string; readonly blocks: readonly PageBlock[]; readonly around: AroundBlock }

function ContentBody({ name, blocks, around }: ContentBodyProps) {
  const [first, ...rest] = blocks.filter((block) => isShown(block, around))
  const startsWithHero = first?.component === 'hero'
  const later = startsWithHero || !first ? rest : [first, ...rest]
  return (
    <>
      {startsWithHero ? <HeroBlock block={first} around={around} first /> : <PlainHead name={name} around={around} />}
      {rowsOf(later).map((row) =>
        row.price ? (
          <TextBesidePrice key={row.block._uid} text={row.block} price={row.price} around={around} />
        ) : (
          <DrawnBlock key={row.block._uid} block={row.block} around={around} />
        ),
      )}
    </>
  )
}

/** The name of a page that does not begin with one. */
const PlainHead = ({ name, around }: { readonly name: string; readonly around: AroundBlock }) => (
  <div className="pt-5 pb-4 md:pt-12 md:pb-5">
    <PageWidth>
      <Crumbs crumbs={around.crumbs} />
      <h1>{name}</h1>
    </PageWidth>
  </div>
)

function DrawnBlock({ block, around }: BlockProps<PageBlock['component']>) {
  // Each drawing takes its own block; the compiler cannot see that this one is its own.
  const Drawing = drawings[block.component] as ComponentType<BlockProps<PageBlock['component']>>
  return <Drawing block={block} around={around} />
}

type BlocksInRow =
  | { readonly block: ContentBlock<'text'>; readonly price: ContentBlock<'price_card'> }
  | { readonly block: PageBlock; readonly price?: undefined }

/** The blocks as they stand under each other: a text and the price after it share a row. */
function rowsOf(blocks: readonly PageBlock[]): BlocksInRow[] {
  return blocks.flatMap((block, index): BlocksInRow[] => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]]
    if (block.component === 'price_card' && before?.component === 'text') return []
    if (block.component === 'text' && after?.component === 'price_card') return [{ block, price: after }]
    return [{ block }]
  })
}

type BesideProps = {
  readonly text: ContentBlock<'text'>
  readonly price: ContentBlock<'price_card'>
  readonly around: AroundBlock
}

const TextBesidePrice = ({ text, price, around }: BesideProps) => (
  <div className="pt-2 pb-11 md:pb-18">
    <PageWidth>
      <div className="grid items-start gap-x-16 gap-y-8 min-[69rem]:grid-cols-[minmax(0,1fr)_25.25rem]">
        <ContentPart title={text.title}>
          {(heading) => (
            <>
              {heading}
              <TextBody block={text} />
            </>
          )}
        </ContentPart>
        <PriceCard block={price} around={around} />
      </div>
    </PageWidth>
  </div>
)
