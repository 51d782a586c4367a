import type { ContentReviews } from '#contract/content-page.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { ContentLink } from './links.tsx'
import { AboutBeside, ContentSection } from './section.tsx'
import { SourceStars, scoreInFigures } from './stars.tsx'
import type { BlockProps } from './surroundings.ts'

/** What others write of us, as they wrote it, each with where it can be read. */
export function ReviewsBlock({ block: { title, text }, around: { reviews } }: BlockProps<'reviews'>) {
  if (!reviews) return null
  return (
    <ContentSection title={title} band>
      {(heading) => (
        <AboutBeside
          about={
            <>
              {heading}
              {reviews.newest.length > 0 && <ReviewSources reviews={reviews} />}
              {text !== null && <p className="mt-5 max-w-[60ch] text-md text-ink-2">{text}</p>}
            </>
          }
        >
          {/* As long as nobody's own words are here, the figures have the room. */}
          {reviews.newest.length === 0 && <ReviewSources reviews={reviews} isAlone />}
          <ul className="grid gap-4.5 empty:hidden min-[69rem]:grid-cols-3">
            {reviews.newest.map((review) => (
              <li
                key={`${review.source} ${review.name} ${review.date}`}
                className="flex min-w-0 flex-col rounded-m border border-line bg-paper px-5.5 pt-5.5 pb-5"
              >
                <SourceStars score={review.score} scale={review.scale} />
                <blockquote lang={review.language} className="mt-3 mb-4.5">
                  {review.text}
                </blockquote>
                <p className="mt-auto border-t border-line pt-3 text-hint text-ink-2">
                  <b className="block text-ink">
                    {review.name}
                    {review.place !== null && `, ${review.place}`}
                  </b>
                  {review.date} · <SourceName name={review.source} address={review.address} />
                </p>
              </li>
            ))}
          </ul>
        </AboutBeside>
      )}
    </ContentSection>
  )
}

type SourcesProps = { readonly reviews: ContentReviews; readonly isAlone?: boolean }

function ReviewSources({ reviews: { sources }, isAlone = false }: SourcesProps) {
  const say = useSay()
  const { locale } = useLocale()
  if (sources.length === 0) return null
  return (
    <ul className={isAlone ? 'grid gap-6 md:grid-cols-2' : 'mt-5.5 grid gap-3.5'}>
      {sources.map(({ name, score, scale, count, address }) => (
        <li key={name} className="flex items-baseline gap-3.5">
          <b aria-hidden="true" className="min-w-13 font-serif text-3xl leading-none">
            {scoreInFigures(score, locale)}
          </b>
          <div>
            <SourceStars score={score} scale={scale} />
            <span className="block text-md text-ink-2">
              {count !== null && `${count} `}
              {say('content.on')} <SourceName name={name} address={address} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

const SourceName = ({ name, address }: { readonly name: string; readonly address: string | null }) =>
  address === null ? name : <ContentLink address={address}>{name}</ContentLink>
