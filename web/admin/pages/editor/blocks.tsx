import { useState } from 'react'
import { contentFieldsOf, type PageBlockName, pageBlocks } from '#domain/content/index.ts'
import { emptyBlock, withBlockAdded } from '#domain/editing/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useEditing } from '../model/editing.ts'
import { usePageWords } from '../model/words.ts'
import { BlockCard, blockId } from './block-card.tsx'
import { newUid, useMoving } from './use-moving.ts'

const { body } = contentFieldsOf('page')
/** As many as a page may have. */
const mostBlocks = body?.kind === 'blocks' ? body.most : 0

/** Everything on the page, with what can be added to it. */
export function Blocks() {
  const say = useSay()
  const words = usePageWords()
  const { store, fold, announce } = useEditing()
  const moving = useMoving('body')
  const [dragged, setDragged] = useState<number | null>(null)
  const { rows } = moving
  const add = (name: PageBlockName) => {
    const block = emptyBlock(name, newUid)
    store.change(withBlockAdded(store.get().content, 'body', rows.length, block))
    fold(block._uid, true)
    announce(say('admin_pages.write.added', { block: words.block(name) }))
    requestAnimationFrame(() => document.getElementById(blockId(block._uid))?.focus())
  }
  return (
    <>
      {rows.length === 0 && <p className="mb-2.5 text-ink-2">{say('admin_pages.write.empty')}</p>}
      <ol className="grid gap-2.5">
        {rows.map((block, index) => (
          <BlockCard
            key={block._uid || index}
            block={block}
            index={index}
            moving={moving}
            full={rows.length >= mostBlocks}
            dragged={dragged}
            onDrag={setDragged}
          />
        ))}
      </ol>
      {rows.length < mostBlocks && (
        <div className="mt-2.5 flex flex-wrap items-center gap-1.5 rounded-m border-[1.5px] border-dashed border-line-strong px-3.5 py-2.5">
          <span className="text-ink-2">{say('admin_pages.write.add')}</span>
          {pageBlocks.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={say('admin_pages.write.add_block', { block: words.block(name) })}
              onClick={() => add(name)}
              className="min-h-11 rounded-full border-[1.5px] border-line-strong bg-surface px-3 text-xs hover:border-ink lg:min-h-7"
            >
              {words.block(name)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
