import { cx } from '#web/ui/class-names.ts'
import { ContentSection, Intro } from './section.tsx'
import type { BlockProps } from './surroundings.ts'

/** How many stand beside each other where there is room for all of them. */
const columns: Readonly<Record<number, string>> = {
  2: 'min-[69rem]:grid-cols-2',
  3: 'min-[69rem]:grid-cols-3',
  4: 'min-[69rem]:grid-cols-4',
  5: 'min-[69rem]:grid-cols-5',
  6: 'min-[69rem]:grid-cols-3',
}

// A line to the next one: down on a phone, to the right where they all stand in a row.
const line =
  'not-last:before:absolute not-last:before:bg-line max-md:not-last:before:top-10 max-md:not-last:before:-bottom-5 max-md:not-last:before:left-4.25 max-md:not-last:before:w-0.5 md:max-[69rem]:not-last:before:hidden min-[69rem]:not-last:before:top-4.25 min-[69rem]:not-last:before:right-2 min-[69rem]:not-last:before:left-10.5 min-[69rem]:not-last:before:h-0.5'

export const StepsBlock = ({ block: { title, intro, steps } }: BlockProps<'steps'>) => (
  <ContentSection title={title} band>
    {(heading) => (
      <>
        {heading}
        {intro !== null && <Intro>{intro}</Intro>}
        <ol
          className={cx(
            'mt-5.5 grid gap-y-6.5 md:mt-8.5 md:grid-cols-2 md:gap-y-7',
            columns[steps.length] ?? 'min-[69rem]:grid-cols-4',
          )}
        >
          {steps.map(({ _uid, title: name, duration, text }, index) => (
            <li key={_uid} className={cx('relative max-md:pl-13 md:pr-7.5', steps.length <= 5 && line)}>
              <span
                aria-hidden="true"
                className="grid size-8.5 place-items-center rounded-full border-[1.5px] border-green bg-surface text-md font-semibold text-green max-md:absolute max-md:top-0 max-md:left-0"
              >
                {index + 1}
              </span>
              <h3 className="max-md:pt-1 md:mt-4 md:mb-0.5">{name}</h3>
              {duration !== null && <p className="text-sm font-semibold text-green-deep">{duration}</p>}
              {text !== null && <p className="mt-1.5 text-md text-pretty text-ink-2">{text}</p>}
            </li>
          ))}
        </ol>
      </>
    )}
  </ContentSection>
)
