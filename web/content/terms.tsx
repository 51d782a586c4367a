import { slugOf } from '#domain/content/index.ts'
import { ContentLink } from './links.tsx'
import { RunningText } from './rich-text.tsx'
import { AboutBeside, ContentSection, Intro } from './section.tsx'
import type { BlockProps } from './surroundings.ts'

/** Words and what they mean; each has an address of its own within the page. */
export const TermsBlock = ({ block: { title, intro, terms } }: BlockProps<'terms'>) => (
  <ContentSection title={title}>
    {(heading) => (
      <AboutBeside
        about={
          <>
            {heading}
            {intro !== null && <Intro>{intro}</Intro>}
          </>
        }
      >
        <dl>
          {terms.map(({ _uid, term, meaning, address }) => (
            <div key={_uid} id={slugOf(term)} className="border-t border-line py-4.25">
              <dt className="font-semibold">
                {address === null ? term : <ContentLink address={address}>{term}</ContentLink>}
              </dt>
              <dd className="mt-1 max-w-[70ch] text-ink-2">
                <RunningText text={meaning} under={2} />
              </dd>
            </div>
          ))}
        </dl>
      </AboutBeside>
    )}
  </ContentSection>
)
