import type { ReactNode } from 'react'

// Written out, because the style sheet is made from the classes that stand in the code.
const spans = {
  2: ['', 'md:col-span-1', 'md:col-span-2'],
  3: ['', 'lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3'],
  4: ['', 'xl:col-span-1', 'xl:col-span-2', 'xl:col-span-3', 'xl:col-span-4'],
  5: ['', '2xl:col-span-1', '2xl:col-span-2', '2xl:col-span-3', '2xl:col-span-4', '2xl:col-span-5'],
} as const

/** The classes with which the card after so many cells takes the rest of its row, at each number of columns. */
export function spanAfter(cells: number): string {
  return ([2, 3, 4, 5] as const).map((columns) => spans[columns][columns - (cells % columns)]).join(' ')
}

/** Leaves no hole at the end of the cards, however many there are beside each other. */
export function RestOfRow({ after, children }: { after: number; children: ReactNode }) {
  return <div className={`grid ${spanAfter(after)}`}>{children}</div>
}
