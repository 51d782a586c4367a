import { useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { useRoom } from '#web/ui/use-room.ts'
import { DeedSlot } from './deed.tsx'
import { loadDialogs } from './late.tsx'
import { Unsaved } from './save-status.tsx'
import { TotalPlace } from './total-place.tsx'

/** Beside the form, where there is room for it. */
export function DeedAside() {
  const say = useSay()
  // As wide as the style says that it is shown.
  const inSight = useRoom(75)
  return (
    <aside
      aria-labelledby="deed-title"
      data-tour="deed"
      className="hidden border-l border-line bg-sunken min-[75rem]:block"
    >
      <div className="sticky top-16 p-6.5">
        <DeedSlot
          inSight={inSight}
          height="calc(100dvh - 9.5rem)"
          title={
            <h2 id="deed-title" className="min-h-8 font-sans text-hint leading-8 font-bold tracking-normal">
              {say('questionnaire.deed.title')}
            </h2>
          }
        />
      </div>
    </aside>
  )
}

/** At the foot of the window: on a phone what it costs, and where there is no room beside the form, the deed. */
export function FootBar({ hasDeed }: { readonly hasDeed: boolean }) {
  return (
    <div
      className={cx(
        'sticky bottom-0 z-10 border-t border-line bg-surface shadow-2 min-[75rem]:hidden [@media(max-height:24rem)]:static',
        !hasDeed && 'md:hidden',
      )}
    >
      <Unsaved />
      <div className="flex items-center">
        <div className="flex min-w-0 flex-1 md:hidden">
          <TotalPlace look="bar" />
        </div>
        {hasDeed && <DeedButton />}
      </div>
    </div>
  )
}

/** Brings the deed up. */
function DeedButton() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const part = useLoadedModule(loadDialogs, open, close)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-tour="deed"
        onClick={() => setOpen(true)}
        className="min-h-12 px-4 font-semibold text-green -outline-offset-4! max-md:max-w-40 max-md:border-l max-md:border-line md:w-full"
      >
        {say('questionnaire.deed.open')}
      </button>
      {part && <part.DeedDrawer open={open} onClose={close} />}
    </>
  )
}
