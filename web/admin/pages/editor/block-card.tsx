import { useState } from 'react'
import { isBlockName, type StoredContent } from '#domain/content/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { GripIcon } from '../icons.tsx'
import { pageSpot, spotIn, useEditing } from '../model/editing.ts'
import { usePageWords } from '../model/words.ts'
import { BlockFields } from './block-fields.tsx'
import { BlockMenu } from './block-menu.tsx'
import { UnknownBlock } from './inner-blocks.tsx'
import type { useMoving } from './use-moving.ts'

type Props = {
  readonly block: StoredContent
  readonly index: number
  readonly moving: ReturnType<typeof useMoving>
  readonly full: boolean
  /** Which block is being dragged; null when none is. */
  readonly dragged: number | null
  readonly onDrag: (index: number | null) => void
}

export const blockId = (uid: string): string => `block-${uid}`

/** A block of the page, folded or with its form. */
export function BlockCard({ block, index, moving, full, dragged, onDrag }: Props) {
  const say = useSay()
  const words = usePageWords()
  const { unfolded, fold } = useEditing()
  const [isOver, setOver] = useState(false)
  const called = words.block(block.component)
  const isOpen = unfolded.has(block._uid)
  const id = blockId(block._uid)
  return (
    <li
      className="min-w-0"
      onKeyDown={moving.onKeyDown(index)}
      onDragOver={(event) => {
        if (dragged === null) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (dragged !== null) moving.move(dragged, index)
        onDrag(null)
      }}
    >
      <section
        id={id}
        aria-labelledby={`${id}-name`}
        tabIndex={-1}
        className={cx(
          'scroll-mt-20 rounded-m border bg-surface shadow-1 outline-none focus-within:border-green focus-within:shadow-[0_0_0_1px_var(--color-green)]',
          isOver ? 'border-green' : 'border-line',
          dragged === index && 'opacity-50',
        )}
      >
        <header className="flex min-h-11 items-center gap-2 py-0.5 pr-1.5 pl-2.5">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: who cannot drag has the menu, and alt with an arrow */}
          <span
            draggable
            onDragStart={() => onDrag(index)}
            onDragEnd={() => onDrag(null)}
            title={say('admin_pages.write.drag', { block: called })}
            className="cursor-grab text-line-strong"
          >
            <GripIcon />
          </span>
          <h2 id={`${id}-name`} className="font-sans text-md font-semibold tracking-normal whitespace-nowrap">
            {called}
          </h2>
          <span className="min-w-0 flex-1 truncate text-ink-2">{words.summary(block)}</span>
          <BlockMenu label={called} index={index} moving={moving} full={full} />
          <IconButton
            label={say(isOpen ? 'admin_pages.write.fold' : 'admin_pages.write.unfold', { block: called })}
            aria-expanded={isOpen}
            onClick={() => fold(block._uid, !isOpen)}
          >
            <span className={cx('transition-transform', isOpen && 'rotate-180')}>
              <ChevronIcon />
            </span>
          </IconButton>
        </header>
        {isOpen && (
          <div className="px-3 pb-4 md:px-4.5">
            {isBlockName(block.component) ? (
              <BlockFields name={block.component} spot={spotIn(pageSpot, 'body', index, block._uid)} />
            ) : (
              <UnknownBlock component={block.component} />
            )}
          </div>
        )}
        {!isOpen && !isBlockName(block.component) && (
          <div className="px-3 pb-3 md:px-4.5">
            <UnknownBlock component={block.component} />
          </div>
        )}
      </section>
    </li>
  )
}
