import type { ContentBlock } from '#domain/content/index.ts'
import { PointIcon } from './icons.tsx'
import { RunningText } from './rich-text.tsx'
import { ContentSection } from './section.tsx'
import type { BlockProps } from './surroundings.ts'

/** Words that stand by themselves; beside a price they stand in `TextBeside`. */
export const TextBlock = ({ block }: BlockProps<'text'>) => (
  <ContentSection title={block.title} close>
    {(heading) => (
      <div className={block.points.length > 0 ? 'max-w-dialog-medium' : 'max-w-form'}>
        {heading}
        <TextBody block={block} />
      </div>
    )}
  </ContentSection>
)

/** What comes under the heading of a text. */
export function TextBody({ block: { title, body, points, after } }: { readonly block: ContentBlock<'text'> }) {
  const under = title === null ? 1 : 2
  return (
    <>
      {body && (
        <div className={points.length > 0 ? 'mt-2 max-w-[60ch] text-ink-2' : 'mt-2.5 max-w-[70ch] first:mt-0'}>
          <RunningText text={body} under={under} />
        </div>
      )}
      {points.length > 0 && <Points points={points} heading={title === null ? 'h2' : 'h3'} />}
      {after && (
        <div className={points.length > 0 ? 'border-t border-line pt-4 text-md text-ink-2' : 'mt-4 max-w-[70ch]'}>
          <RunningText text={after} under={under} />
        </div>
      )}
    </>
  )
}

type PointsProps = { readonly points: readonly ContentBlock<'point'>[]; readonly heading: 'h2' | 'h3' }

const Points = ({ points, heading: Heading }: PointsProps) => (
  <ul className="mt-4.5 grid gap-x-10 md:mt-6.5 md:grid-cols-2">
    {points.map(({ _uid, icon, title, text }) => (
      <li key={_uid} className="grid grid-cols-[auto_1fr] content-start gap-x-3.5 border-t border-line py-4 md:py-4.75">
        <span className="text-green">
          <PointIcon name={icon} />
        </span>
        <div className="min-w-0">
          <Heading className="font-sans text-base leading-normal tracking-normal">{title}</Heading>
          {text !== null && <p className="text-md text-ink-2">{text}</p>}
        </div>
      </li>
    ))}
  </ul>
)
