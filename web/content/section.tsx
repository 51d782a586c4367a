import { type ReactNode, useId } from 'react'
import { cx } from '#web/ui/class-names.ts'

/** As wide as the rest of the site. */
export const PageWidth = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto w-full max-w-page px-4.5 md:px-8 xl:px-16 2xl:max-w-[118rem]">{children}</div>
)

type ContentPartProps = {
  /** Null: a part without a name of its own. */
  readonly title: string | null
  readonly look?: string
  readonly children: (heading: ReactNode) => ReactNode
}

/** A part of the page with its heading, which stands where the part wants it. */
export function ContentPart({ title, look, children }: ContentPartProps) {
  const id = useId()
  if (title === null) return <div className={look}>{children(null)}</div>
  return (
    <section aria-labelledby={id} className={look}>
      {children(
        <h2 id={id} className="md:text-3xl">
          {title}
        </h2>,
      )}
    </section>
  )
}

type ContentSectionProps = Omit<ContentPartProps, 'look'> & {
  /** A white band over the whole window. */
  readonly band?: boolean
  /** One of several that are read on. */
  readonly close?: boolean
}

// Close to what follows, but not to a band or to the foot of the page.
const readOn = 'py-4 last:pb-12 has-[+.bg-surface]:pb-12 md:py-5 md:last:pb-16 md:has-[+.bg-surface]:pb-16'

export const ContentSection = ({ title, band = false, close = false, children }: ContentSectionProps) => (
  <ContentPart title={title} look={cx(close ? readOn : 'py-10 md:py-16', band && 'border-y border-line bg-surface')}>
    {(heading) => <PageWidth>{children(heading)}</PageWidth>}
  </ContentPart>
)

/** A narrow column with what it is about beside what it says. */
export const AboutBeside = ({ about, children }: { readonly about: ReactNode; readonly children: ReactNode }) => (
  <div className="grid items-start gap-x-16 gap-y-6 min-[69rem]:grid-cols-[21.25rem_minmax(0,1fr)]">
    <div className="min-w-0">{about}</div>
    <div className="min-w-0">{children}</div>
  </div>
)

export const Intro = ({ children }: { readonly children: ReactNode }) => (
  <p className="mt-2 max-w-[60ch] text-ink-2">{children}</p>
)
