import { useState } from 'react'
import type { ContentConflict, MergeSide } from '#domain/editing/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DraftOfPage } from '../model/draft.ts'
import { useEditing } from '../model/editing.ts'
import { usePageWords } from '../model/words.ts'

type Props = { readonly conflict: NonNullable<DraftOfPage['conflict']>; readonly onClose: () => void }

/** Two wrote at once: whoever comes second chooses, field by field, or all of one of them. */
export function MergeDialog({ conflict, onClose }: Props) {
  const say = useSay()
  const { store } = useEditing()
  const [chosen, setChosen] = useState<Readonly<Record<string, MergeSide>>>({})
  const name = conflict.theirs.version.made_by
  const settle = (work: () => void) => () => {
    work()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={name ? say('admin_pages.merge.title', { name }) : say('admin_pages.merge.title_nobody')}
      closeLabel={say('admin_pages.merge.later')}
      footer={
        <>
          <Button
            look="ghost"
            onClick={settle(() => store.overwrite())}
            title={say('admin_pages.merge.overwrite_text')}
          >
            {say('admin_pages.merge.overwrite')}
          </Button>
          <Button look="line" onClick={settle(() => store.takeTheirs())}>
            {say('admin_pages.merge.all_theirs')}
          </Button>
          <Button onClick={settle(() => store.merge(chosen))}>{say('admin_pages.merge.keep')}</Button>
        </>
      }
    >
      <p>{say('admin_pages.merge.text')}</p>
      <div className="mt-4 grid gap-4">
        {conflict.conflicts.map((one) => (
          <SideChoice
            key={one.place.key}
            conflict={one}
            theirs={name ? say('admin_pages.merge.theirs', { name }) : say('admin_pages.merge.theirs_nobody')}
            side={chosen[one.place.key] ?? 'mine'}
            onChoose={(side) => setChosen({ ...chosen, [one.place.key]: side })}
          />
        ))}
      </div>
    </Dialog>
  )
}

type SideChoiceProps = {
  readonly conflict: ContentConflict
  readonly theirs: string
  readonly side: MergeSide
  readonly onChoose: (side: MergeSide) => void
}

function SideChoice({ conflict, theirs, side, onChoose }: SideChoiceProps) {
  const say = useSay()
  const words = usePageWords()
  const text = (value: unknown) => {
    if (conflict.kind === 'order') return say('admin_pages.compare.order')
    if (conflict.kind === 'removed' && value === undefined) return say('admin_pages.merge.removed')
    return words.value(value) || say('admin_pages.compare.nothing')
  }
  const sides = [
    ['mine', say('admin_pages.merge.mine')],
    ['theirs', theirs],
  ] as const
  return (
    <fieldset className="border-t border-line pt-2.5">
      <legend className="float-left w-full font-semibold">{words.place(conflict.place)}</legend>
      <div className="clear-both grid gap-2 pt-1.5 md:grid-cols-2">
        {sides.map(([value, label]) => (
          <label
            key={value}
            className="flex gap-2.5 rounded-s border-[1.5px] border-line px-3 py-2 has-checked:border-green has-checked:bg-green-tint"
          >
            <input
              type="radio"
              name={conflict.place.key}
              checked={side === value}
              onChange={() => onChoose(value)}
              className="tick mt-0.5"
            />
            <span className="min-w-0">
              <span className="block text-xs text-ink-2">{label}</span>
              <span className="block break-words whitespace-pre-line">{text(conflict[value])}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
