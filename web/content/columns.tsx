import { RunningText } from './rich-text.tsx'
import { ContentSection } from './section.tsx'
import type { BlockProps } from './surroundings.ts'

const widths = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'md:grid-cols-2 lg:grid-cols-4' } as const

export const ColumnsBlock = ({ block: { title, columns } }: BlockProps<'columns'>) => {
  const Heading = title === null ? 'h2' : 'h3'
  return (
    <ContentSection title={title}>
      {(heading) => (
        <>
          {heading}
          <div className={`mt-5.5 grid gap-x-10 gap-y-7 first:mt-0 ${widths[columns.length as 2 | 3] ?? widths[4]}`}>
            {columns.map((column) => (
              <div key={column._uid} className="min-w-0">
                {column.title !== null && <Heading className="mb-2 text-lg">{column.title}</Heading>}
                <RunningText
                  text={column.body}
                  under={column.title === null ? (title === null ? 1 : 2) : title === null ? 2 : 3}
                />
              </div>
            ))}
          </div>
        </>
      )}
    </ContentSection>
  )
}
