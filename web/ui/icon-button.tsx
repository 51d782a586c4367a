import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'aria-label'> & {
  /** Its name for screen readers, and the browser's own hint on hover. */
  label: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement> | undefined
}

export function IconButton({ label, children, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className="grid size-11 flex-none place-items-center rounded-s text-ink-2 transition-colors hover:bg-sunken hover:text-ink disabled:text-line-strong disabled:hover:bg-transparent"
    >
      {children}
    </button>
  )
}
