import { useId } from 'react'
import { ContentButton, ContentLink } from './links.tsx'
import { PageWidth } from './section.tsx'
import type { BlockProps } from './surroundings.ts'

export function CallToActionBlock({ block: { title, text, buttons } }: BlockProps<'call_to_action'>) {
  const id = useId()
  const [main, other] = buttons
  return (
    <div className="py-9 md:py-17">
      <PageWidth>
        <section
          aria-labelledby={id}
          className="justify-between gap-12 rounded-l bg-green px-6 pt-7.5 pb-6.5 text-white [--focus:var(--color-white)] md:px-13 md:py-11.5 lg:flex lg:items-center forced-colors:border"
        >
          <div className="min-w-0">
            <h2 id={id} className="md:text-3xl">
              {title}
            </h2>
            {text !== null && <p className="mt-2 max-w-[60ch] text-green-soft">{text}</p>}
          </div>
          <div className="mt-5.5 grid flex-none gap-1 xs:flex xs:flex-wrap xs:items-center xs:gap-3.5 lg:mt-0">
            {main && <ContentButton button={main} look="line" arrow />}
            {other && (
              <span className="grid min-h-11 place-items-center font-semibold">
                <ContentLink address={other.address} look="inverse">
                  {other.label}
                </ContentLink>
              </span>
            )}
          </div>
        </section>
      </PageWidth>
    </div>
  )
}
