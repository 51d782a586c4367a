import type { ReactNode } from 'react'

type Props = { children: ReactNode; id?: string | undefined }

export function VisuallyHidden({ children, id }: Props) {
  return (
    <span id={id} className="sr-only">
      {children}
    </span>
  )
}
