import type { ContentReviews } from '#contract/content-page.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Crumbs } from './crumbs.tsx'
import { DeedPicture } from './deed-picture.tsx'
import { ContentButton } from './links.tsx'
import { ContentPicture } from './picture.tsx'
import { PageWidth } from './section.tsx'
import { SourceStars, scoreInFigures } from './stars.tsx'
import type { BlockProps } from './surroundings.ts'

type Props = BlockProps<'hero'> & {
  /** The first thing on the page: its name and the way back stand in it. */
  readonly first?: boolean
}

export function HeroBlock({ block: { title, text, buttons, ratings, sheet, picture }, around, first = false }: Props) {
  const Heading = first ? 'h1' : 'h2'
  const [main, other] = buttons
  const isIllustrated = sheet || picture !== null
  const words = (
    <div className="min-w-0">
      {first && <Crumbs crumbs={around.crumbs} />}
      <Heading
        className={
          isIllustrated
            ? 'whitespace-pre-line md:text-5xl xl:text-6xl xl:leading-[1.12]'
            : 'whitespace-pre-line md:text-5xl'
        }
      >
        {title}
      </Heading>
      {text !== null && (
        <p className="mt-3.5 max-w-[50ch] text-lg leading-relaxed whitespace-pre-line text-ink-2 md:mt-4.5">{text}</p>
      )}
      {main && (
        <div className="mt-5.5 grid gap-1 xs:flex xs:flex-wrap xs:items-center xs:gap-3.5 md:mt-7">
          <ContentButton button={main} arrow />
          {other && <ContentButton button={other} look="ghost" />}
        </div>
      )}
      {ratings && around.reviews && <HeroRatings reviews={around.reviews} />}
    </div>
  )
  return (
    <div className={isIllustrated ? 'pt-5 pb-8 last:pb-12 md:pt-12 md:pb-10' : 'pt-5 pb-4 last:pb-12 md:pt-12 md:pb-5'}>
      <PageWidth>
        {isIllustrated ? (
          <div className="grid items-center gap-x-14 gap-y-8 min-[69rem]:grid-cols-[1.05fr_.95fr]">
            {words}
            {picture === null ? (
              <DeedPicture />
            ) : (
              <div className="aspect-4/3 overflow-hidden rounded-l bg-sunken">
                <ContentPicture picture={picture} first={first} sizes="(min-width: 69rem) 40rem, 100vw" />
              </div>
            )}
          </div>
        ) : (
          words
        )}
      </PageWidth>
    </div>
  )
}

function HeroRatings({ reviews }: { readonly reviews: ContentReviews }) {
  const say = useSay()
  const { locale } = useLocale()
  if (reviews.sources.length === 0) return null
  return (
    <ul
      aria-label={say('content.ratings')}
      className="mt-6.5 flex flex-wrap gap-x-8 gap-y-3.5 text-md text-ink-2 md:mt-8.5"
    >
      {reviews.sources.map((source) => (
        <li key={source.name}>
          <span className="flex items-center gap-2 leading-6">
            <SourceStars score={source.score} scale={source.scale} />
            <span aria-hidden="true">
              <b className="text-base text-ink">{scoreInFigures(source.score, locale)}</b> / {source.scale}
            </span>
          </span>
          {source.count !== null && `${source.count} `}
          {say('content.on')} {source.name}
        </li>
      ))}
    </ul>
  )
}
