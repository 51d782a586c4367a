import type { ReactNode } from 'react'

type ToastRegionProps = {
  label: string
  /** Bad news: spoken at once, each by itself. */
  urgent: ReactNode
  /** Everything else: spoken when there is a pause. */
  calm: ReactNode
}

/** Where notices pass by, under the toolbar: whether all is saved and how far one is stay in sight. One per page and always there, so that screen readers hear what is put in it. */
export function ToastRegion({ label, urgent, calm }: ToastRegionProps) {
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-18 z-50 grid justify-items-center gap-2 px-4"
    >
      {urgent}
      <div role="status" className="contents">
        {calm}
      </div>
    </section>
  )
}
