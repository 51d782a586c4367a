import type { Review } from '#contract/site.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { Rating } from '#web/ui/rating.tsx'

/** What others think of us, by source, and how many went before. */
export function Ratings() {
  const say = useSay()
  const { reviews } = useSite()
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-4 text-md text-ink-2">
      {reviews.map((review) => (
        <li key={review.source}>
          <Score review={review} />
        </li>
      ))}
      <li>
        <b className="block text-base leading-6 text-ink">{say('home.claims.entrepreneurs.figure')}</b>{' '}
        {say('home.claims.entrepreneurs.short')}
      </li>
    </ul>
  )
}

function Score({ review: { source, score, count } }: { review: Review }) {
  const say = useSay()
  const { locale } = useLocale()
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score)
  const words = { source, score: number, count: count ?? 0 }
  return (
    <>
      <span className="flex items-center gap-2 leading-6">
        <Rating score={score} label={say(count === null ? 'home.rating.spoken' : 'home.rating.spoken_count', words)} />
        <span aria-hidden="true">
          <b className="text-base text-ink">{number}</b> {say('home.rating.out_of')}
        </span>
      </span>
      <span aria-hidden="true">{say(count === null ? 'home.rating.source' : 'home.rating.source_count', words)}</span>
    </>
  )
}
