import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'

interface Props {
  readonly menu: ReactNode
  readonly form: ReactNode
  /** Null where the questions themselves show the documents. */
  readonly deed: ReactNode | null
  /** Stays at the foot of the window. */
  readonly foot: ReactNode
}

/** Three columns where there is room, two on a tablet, one on a phone. */
export function FlowLayout({ menu, form, deed, foot }: Props) {
  return (
    <>
      {/* At least as high as the window, so that nothing under it moves when the questions arrive. */}
      <div
        className={cx(
          'grid min-h-[calc(100dvh-4rem)] flex-1 grid-cols-1 md:grid-cols-[14.5rem_minmax(0,1fr)]',
          deed !== null && 'min-[75rem]:grid-cols-[14.5rem_minmax(0,1fr)_minmax(22rem,29.25rem)]',
        )}
      >
        <div className="border-r border-line pt-7 pr-4.5 pb-8 pl-5.5 max-md:hidden">
          <div className="sticky top-23" data-tour="steps">
            {menu}
          </div>
        </div>
        <div
          className={cx(
            'min-w-0 px-4.5 pt-3 pb-10 md:px-8 md:pt-7 lg:px-12',
            deed === null ? 'max-w-dialog-medium' : 'max-w-form',
          )}
        >
          {form}
        </div>
        {deed}
      </div>
      {foot}
    </>
  )
}
