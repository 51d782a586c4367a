import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { cx } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = 'primary' | 'line' | 'ghost' | 'danger'
type ButtonShape = {
  look?: ButtonLook | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Takes the whole width of its column. */
  wide?: boolean | undefined
  before?: ReactNode
  after?: ReactNode
  children: ReactNode
}

const looks = {
  primary: 'bg-green text-white hover:bg-green-deep border-transparent',
  line: 'bg-surface text-ink border-line-strong hover:border-ink hover:bg-paper',
  ghost: 'bg-transparent text-green border-transparent hover:bg-green-tint hover:text-green-deep',
  danger: 'bg-red text-white hover:bg-red-deep border-transparent',
} as const
const sizes = {
  small: 'min-h-9 py-1.5 text-md pointer-coarse:min-h-11',
  medium: 'min-h-12 py-2.5',
  large: 'min-h-13 py-3.5',
} as const
const paddings = { small: 'px-3.5', medium: 'px-5', large: 'px-6' } as const

const shape = ({ look = 'primary', size = 'medium', wide }: ButtonShape) =>
  cx(
    'relative inline-flex items-center justify-center gap-2 rounded-s border-[1.5px] text-center leading-tight font-semibold no-underline transition-colors',
    looks[look],
    sizes[size],
    look === 'ghost' ? 'px-2.5' : paddings[size],
    wide && 'w-full',
  )

export type ButtonProps = ButtonShape &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> & {
    ref?: Ref<HTMLButtonElement> | undefined
    /** What is happening, for screen readers. While set the button keeps its focus and its size but does nothing. */
    busy?: string | undefined
  }

export function Button({
  look,
  size,
  wide,
  before,
  after,
  busy,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const working = busy !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (working) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={working || undefined}
      className={cx(
        shape({ look, size, wide, children }),
        'disabled:border-line disabled:bg-sunken disabled:text-ink-2',
        working && 'cursor-progress!',
      )}
    >
      <span className={cx('inline-flex items-center gap-2', working && 'animate-vanish')}>
        {before}
        <span>{children}</span>
        {after}
      </span>
      {working && (
        <span role="status" className="absolute inset-0 grid animate-appear place-items-center">
          <Spinner />
          <span className="sr-only">{busy}</span>
        </span>
      )}
    </button>
  )
}

export type ButtonLinkProps = ButtonShape &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> & {
    ref?: Ref<HTMLAnchorElement> | undefined
    href?: string | undefined
  }

/** Looks like a button, goes somewhere. */
export function ButtonLink({ look, size, wide, before, after, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={shape({ look, size, wide, children })}>
      {before}
      <span>{children}</span>
      {after}
    </a>
  )
}
