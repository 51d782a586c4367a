import { useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { MenuIcon } from '#web/ui/first-icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { usePart } from '#web/ui/use-part.ts'

const loadDrawer = () => import('./small-drawer.tsx')

/** On a small screen: everything of the toolbar that has no room there, behind one button. */
export function SmallMenu({ step }: { step: number | null }) {
  const say = useSay()
  const [touched, setTouched] = useState(false)
  const [open, setOpen] = useState(false)
  // After a failure the next press tries again.
  const part = usePart(loadDrawer, touched || open, () => {
    setTouched(false)
    setOpen(false)
  })
  const prepare = () => setTouched(true)
  return (
    <>
      <IconButton
        label={say('shell.drawer.open')}
        aria-haspopup="dialog"
        aria-expanded={open && part !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={24} />
      </IconButton>
      {part && <part.SmallDrawer open={open} onClose={() => setOpen(false)} step={step} />}
    </>
  )
}
