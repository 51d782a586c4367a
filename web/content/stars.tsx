import { type Locale, writtenAs } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Rating } from '#web/ui/rating.tsx'

/** 4,8 */
export const scoreInFigures = (score: number, locale: Locale): string =>
  new Intl.NumberFormat(writtenAs[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score)

type Props = { readonly score: number; readonly scale: number }

/** Five stars, whatever the scale of who asked for them; in words on that scale. */
export function SourceStars({ score, scale }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const number = new Intl.NumberFormat(writtenAs[locale], { maximumFractionDigits: 1 }).format(score)
  return <Rating score={(score / scale) * 5} label={say('content.stars', { score: number, scale })} />
}
