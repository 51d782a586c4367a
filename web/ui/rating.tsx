export type RatingProps = {
  /** Out of five. */
  score: number
  /** The same in words: "4,8 van 5". */
  label: string
}

const star = 'M10 2.2l2.3 5 5.4.6-4 3.7 1.1 5.4L10 14.2l-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z'
const places = [0, 1, 2, 3, 4] as const

export function Rating({ score, label }: RatingProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-px text-amber-star forced-colors:text-[CanvasText]">
      {places.map((place) => (
        <svg key={place} viewBox="0 0 20 20" className="size-4" aria-hidden="true" focusable="false">
          <path
            d={star}
            fill={score >= place + 0.75 ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </span>
  )
}
