import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import type { Review } from '#contract/site.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArrowRightIcon } from '#web/ui/first-icons.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

// A picture that nobody presses: what draws it comes after what is pressed.
const Sheets = lazy(() => import('./sheets.tsx'))

/** What one begins with who just wants to begin. */
const first = { nl: 'dutch-bv', en: 'english-bv' } as const

/** The promise, the two ways to begin, and who already trusted us. `returning`: something was begun here before, so this is for something else. */
export function Hero({ variant, returning }: { variant: 'hero' | 'bv'; returning: boolean }) {
  const say = useSay()
  const { locale } = useLocale()
  return (
    <section className="grid items-center gap-14 py-9 md:py-14 lg:grid-cols-[1.05fr_.95fr]">
      <div className="min-w-0">
        <h1 className="outline-none md:text-5xl xl:text-6xl">{say(`home.${variant}.title`)}</h1>
        <p className="mt-4.5 mb-7 max-w-[52ch] text-lg leading-relaxed text-ink-2">{say(`home.${variant}.text`)}</p>
        <div className="grid gap-1 xs:flex xs:flex-wrap xs:items-center xs:gap-3.5">
          <Link href={href('calculator')} asChild>
            <ButtonLink after={<ArrowRightIcon />}>{say('home.hero.calculate')}</ButtonLink>
          </Link>
          <Link href={href('flow', { flow: first[locale] })} asChild>
            <ButtonLink look="ghost">{say(returning ? 'home.hero.start_new' : 'home.hero.start')}</ButtonLink>
          </Link>
        </div>
        <div className="mt-8.5">
          <Ratings />
        </div>
      </div>
      <div aria-hidden="true" className="relative ml-auto h-105 w-full max-w-135 select-none max-lg:hidden">
        <Suspense>
          <Sheets />
        </Suspense>
      </div>
    </section>
  )
}

/** What others think of us, by source, and how many went before. */
function Ratings() {
  const say = useSay()
  const { reviews } = useSite()
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-4 text-md text-ink-2">
      {reviews.map((review) => (
        <li key={review.name}>
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

function Score({ review: { name: source, text, score, url } }: { review: Review }) {
  const say = useSay()
  const { locale } = useLocale()
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score)
  const words = { source, score: number, text: text ?? '' }
  const said = say(text === null ? 'home.rating.source' : 'home.rating.source_text', words)
  return (
    <>
      <span className="flex items-center gap-2 leading-6">
        <Rating score={score} label={say(text === null ? 'home.rating.spoken' : 'home.rating.spoken_text', words)} />
        <span aria-hidden="true">
          <b className="text-base text-ink">{number}</b> {say('home.rating.out_of')}
        </span>
      </span>
      {url === null ? (
        <span aria-hidden="true">{said}</span>
      ) : (
        <TextLink href={url} newTab={say('home.external.new_tab')}>
          {said}
        </TextLink>
      )}
    </>
  )
}
