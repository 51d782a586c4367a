import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArrowRightIcon } from '#web/ui/first-icons.tsx'
import { Ratings } from './ratings.tsx'
import { Sheets } from './sheets.tsx'

/** The promise, the two ways to begin, and who already trusted us. */
export function Hero({ variant }: { variant: 'hero' | 'bv' }) {
  const say = useSay()
  return (
    <section className="grid items-center gap-14 py-9 md:py-14 lg:grid-cols-[1.05fr_.95fr]">
      <div className="min-w-0">
        <h1 className="outline-none md:text-5xl xl:text-6xl">{say(`home.${variant}.title`)}</h1>
        <p className="mt-4.5 mb-7 max-w-[52ch] text-lg leading-relaxed text-ink-2">{say(`home.${variant}.text`)}</p>
        <div className="grid gap-1 xs:flex xs:flex-wrap xs:items-center xs:gap-3.5">
          <Link href={href('calculator')} asChild>
            <ButtonLink after={<ArrowRightIcon />}>{say('home.hero.calculate')}</ButtonLink>
          </Link>
          <Link href={href('flow', { flow: 'dutch-bv' })} asChild>
            <ButtonLink look="ghost">{say('home.hero.start')}</ButtonLink>
          </Link>
        </div>
        <div className="mt-8.5">
          <Ratings />
        </div>
      </div>
      <Sheets />
    </section>
  )
}
