import { cx } from './class-names.ts'

export type SkeletonProps = {
  /** Read out once; the shapes themselves are silent. */
  label: string
  /** What is coming, so that the space is kept. */
  shape?: 'text' | 'form' | 'card' | 'page' | undefined
}

const bars = {
  text: ['h-4 w-full', 'h-4 w-11/12', 'h-4 w-2/3'],
  form: ['h-4 w-32', 'h-12 w-full mb-3', 'h-4 w-40', 'h-12 w-full'],
  card: ['h-6 w-1/2', 'h-4 w-full', 'h-4 w-3/4', 'h-4 w-24 mt-8'],
  page: ['h-9 w-2/3', 'h-4 w-full', 'h-4 w-5/6 mb-6', 'h-12 w-full', 'h-12 w-full', 'h-12 w-40'],
} as const

export function Skeleton({ label, shape = 'text' }: SkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="grid animate-shimmer gap-3">
        {bars[shape].map((bar, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of shapes
          <span key={index} className={cx('block rounded-s bg-line forced-colors:border', bar)} />
        ))}
      </div>
    </div>
  )
}
