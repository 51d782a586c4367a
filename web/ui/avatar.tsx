import { cx } from './class-names.ts'

export type AvatarProps = { initials: string; on?: boolean | undefined }

/** Two letters in a round; the name stands beside it or in the label of what it is part of. */
export function Avatar({ initials, on }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-9 flex-none place-items-center rounded-full text-xs leading-none font-bold uppercase forced-colors:border',
        on ? 'bg-green text-white' : 'bg-sunken text-ink-2',
      )}
    >
      {initials}
    </span>
  )
}
