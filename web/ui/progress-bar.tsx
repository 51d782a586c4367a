export type ProgressBarProps = { label: string; value: number; max: number }

export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-green [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-green [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-(--time-transition) forced-colors:border"
    />
  )
}
