import { useState } from 'react'
import { type TextKey, useSay } from '#web/i18n/index.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Key } from './bits.tsx'
import { useKeys } from './use-keys.ts'

type Hint = { readonly keys: readonly string[]; readonly does: TextKey }

const inQueue: readonly Hint[] = [
  { keys: ['j', 'k'], does: 'workbench.keys.move' },
  { keys: ['enter'], does: 'workbench.keys.open' },
  { keys: ['/'], does: 'workbench.keys.search' },
  { keys: ['f'], does: 'workbench.keys.filter' },
  { keys: ['m'], does: 'workbench.keys.mine' },
]
const inCase: readonly Hint[] = [
  { keys: ['[', ']'], does: 'workbench.keys.neighbours' },
  { keys: ['y', 'n'], does: 'workbench.keys.compare' },
  { keys: ['r'], does: 'workbench.keys.reply' },
  { keys: ['m'], does: 'workbench.keys.mine' },
]
const all: Hint = { keys: ['?'], does: 'workbench.keys.all' }

const HintLine = ({ keys, does }: Hint) => {
  const say = useSay()
  return (
    <span className="flex items-center gap-1.5">
      {keys.map((key) => (
        <Key key={key}>{key === 'enter' ? say('workbench.keys.enter') : key}</Key>
      ))}
      {say(does)}
    </span>
  )
}

/** Every key, behind `?`. With `bar` the most used ones stand at the foot as well. */
export function KeysHelp({ bar = false }: { bar?: boolean }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <>
      {bar && (
        <footer className="sticky bottom-0 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line bg-paper px-4 py-2 text-xs text-ink-2 max-lg:hidden lg:px-6 print:hidden">
          {inQueue.map((hint) => (
            <HintLine key={hint.does} {...hint} />
          ))}
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="ml-auto flex min-h-8 items-center rounded-s px-1 hover:text-ink"
          >
            <HintLine {...all} />
          </button>
        </footer>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('workbench.keys.title')}
        closeLabel={say('workbench.keys.close')}
      >
        <div className="grid gap-5 pb-4 md:grid-cols-2">
          <HintList heading={say('workbench.keys.in_queue')} hints={[...inQueue, all]} />
          <HintList heading={say('workbench.keys.in_case')} hints={inCase} />
        </div>
      </Dialog>
    </>
  )
}

const HintList = ({ heading, hints }: { heading: string; hints: readonly Hint[] }) => (
  <section>
    <h3 className="mb-2">{heading}</h3>
    <ul className="grid gap-2">
      {hints.map((hint) => (
        <li key={hint.does}>
          <HintLine {...hint} />
        </li>
      ))}
    </ul>
  </section>
)
