import type { ButtonHTMLAttributes } from 'react'

/** Does something, and looks like the link beside it. */
export function TextButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) {
  return (
    <button
      {...props}
      type="button"
      className="rounded-xs text-green underline underline-offset-3 hover:text-green-deep hover:decoration-2 pointer-coarse:min-h-11"
    />
  )
}
