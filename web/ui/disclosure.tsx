import type { ReactNode } from 'react'
import { ChevronIcon } from './question-icons.tsx'

type DisclosureProps = { summary: ReactNode; children: ReactNode; open?: boolean | undefined }

export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details open={open} className="group">
      <summary className="-mx-1 inline-flex min-h-8 items-center gap-1 rounded-xs px-1 text-hint text-green underline underline-offset-3 list-none hover:text-green-deep pointer-coarse:min-h-11">
        <span className="transition-transform group-open:rotate-180">
          <ChevronIcon size={16} />
        </span>
        {summary}
      </summary>
      <div className="mt-1 mb-2 border-l-2 border-green-line py-0.5 pl-3 text-hint text-ink-2">{children}</div>
    </details>
  )
}
