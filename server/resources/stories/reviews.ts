import { z } from 'zod'
import type { ContentReviews } from '#contract/content-page.ts'
import type { Site } from '#contract/site.ts'

/** What somebody wrote of us, on a day. */
export type ReviewInWords = Omit<ContentReviews['newest'][number], 'date'> & { readonly day: Date }

type SiteRatings = Pick<Site, 'reviews' | 'marketing_rating'>

/** Shown when the story of the reviews cannot be had: an old figure is better than a hole in the page. */
export const fallbackReviews: SiteRatings = {
  reviews: [
    { name: 'Kiyoh', text: '272 reviews', score: 4.8, base: 5, count: 272, url: null },
    { name: 'Google', text: null, score: 4.5, base: 5, count: null, url: null },
  ],
  marketing_rating: { score: 8.8, scale: 10, count: 113 },
}

/** A score on any scale as a score out of 5 with one decimal; undefined when it does not fit its scale. */
export function scaleRating(score: number, scale: number): number | undefined {
  if (!(scale > 0 && score >= 0 && score <= scale)) return undefined
  return Math.round((score / scale) * 50) / 10
}

// Editors' forms deliver numbers as texts, with a comma from a Dutch keyboard.
const number = z
  .union([z.number(), z.string().regex(/^\s*\d{1,9}([.,]\d{1,4})?\s*$/)])
  .transform((value) => (typeof value === 'number' ? value : Number(value.trim().replace(',', '.'))))
  .pipe(z.number().nonnegative())

/** A field of a form that was left empty. */
const leftOpen = z.union([z.literal(''), z.null()]).transform(() => null)

const rating = z.object({ score: number, scale: number.pipe(z.number().positive()), count: number })

const content = z.object({
  marketingRating: rating.default(() => fallbackReviews.marketing_rating),
  engineReviews: z
    .array(
      z.object({
        name: z.string().trim().min(1),
        text: z.union([leftOpen, z.string().trim().min(1)]).default(null),
        score: number,
        /** Out of how much; `scale` where an older story says it so. */
        base: number.optional(),
        scale: number.optional(),
        count: z.union([number, leftOpen]).default(null),
        url: z.union([z.url({ protocol: /^https$/ }), leftOpen]).default(null),
      }),
    )
    .min(2),
})

/** The ratings in the reviews story; throws when the story is not as it should be. */
export function reviewsIn(story: unknown): SiteRatings {
  const { engineReviews, marketingRating } = content.parse(story)
  const reviews = engineReviews.map(({ name, text, score, base, scale, url, count: said }) => {
    const scaled = scaleRating(score, base ?? scale ?? 0)
    if (scaled === undefined) throw new RangeError('a rating is higher than its scale')
    const count = said === null ? null : Math.round(said)
    // Called the same in both of our languages.
    return {
      name,
      text: text ?? (count === null ? null : `${count} reviews`),
      score: scaled,
      base: 5 as const,
      count,
      url,
    }
  })
  return { reviews, marketing_rating: { ...marketingRating, count: Math.round(marketingRating.count) } }
}

const optional = z
  .string()
  .trim()
  .transform((text) => text || null)
  .nullish()
  .transform((text) => text ?? null)

/** What somebody wrote. Without who said it, when and where it can be found nobody can look it up, and it is not shown. */
const quote = z.object({
  name: z.string().trim().min(1).max(80),
  place: optional,
  /** As in 2026-11-29; content systems put a time behind it. */
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  text: z.string().trim().min(1).max(600),
  score: number,
  scale: number.pipe(z.number().positive()).default(5),
  source: z.string().trim().min(1).max(80),
  url: z.union([z.url({ protocol: /^https$/ }), leftOpen]).default(null),
  language: z.enum(['nl', 'en']).catch('nl'),
})

const mostQuotes = 3

/** What others wrote of us in words, the newest first; one that cannot be shown as it is takes no other along. */
export function quotesIn(story: unknown): ReviewInWords[] {
  const { reviews } = z
    .object({ reviews: z.array(z.unknown()).catch([]) })
    .catch({ reviews: [] })
    .parse(story)
  return reviews
    .flatMap((row) => {
      const read = quote.safeParse(row)
      if (!read.success) return []
      const { date, url, score, scale, ...said } = read.data
      const scaled = scaleRating(score, scale)
      const day = new Date(`${date.slice(0, 10)}T12:00:00Z`)
      if (scaled === undefined || Number.isNaN(day.getTime())) return []
      return [{ ...said, day, score: scaled, scale: 5, address: url }]
    })
    .toSorted((one, other) => other.day.getTime() - one.day.getTime())
    .slice(0, mostQuotes)
}
