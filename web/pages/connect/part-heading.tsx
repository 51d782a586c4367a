import type { ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly hint?: string }

/** What one set of choices is about, as a heading reads. */
export function PartHeading({ children, hint }: Props) {
  return (
    <span className="mb-1.5 block md:mb-2">
      <span className="font-serif text-lg leading-tight tracking-[-0.01em] wrap-anywhere">{children}</span>
      {hint !== undefined && (
        <span className="block text-hint font-normal text-ink-2 max-md:mt-0.5 md:ml-2 md:inline"> {hint}</span>
      )}
    </span>
  )
}
