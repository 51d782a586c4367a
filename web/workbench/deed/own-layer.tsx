import { useId } from 'react'
import type { DeedLayer } from '#contract/case-deed.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { LayerItem } from './clause-draft.ts'

type Props = {
  readonly layer: DeedLayer
  readonly orphans: readonly string[]
  /** What was struck, in its own words. */
  readonly blockName: (entry: LayerItem) => string
  readonly editable: boolean
  readonly onAdd: () => void
  readonly onStrike: () => void
  readonly onEdit: (entry: LayerItem) => void
  readonly onRemove: (entry: LayerItem) => void
}

/** The clauses of the office itself and what it struck, kept whatever is answered. */
export function OwnLayer({ layer, orphans, blockName, editable, onAdd, onStrike, onEdit, onRemove }: Props) {
  const say = useSay()
  const heading = useId()
  const lost = layer.some(({ id }) => orphans.includes(id))
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-1 text-lg">
        {say('deed.layer.heading')}
      </h2>
      <p className="mb-2 text-xs text-ink-2">{say('deed.layer.text')}</p>
      {lost && (
        <div className="mb-2 text-sm">
          <Banner tone="warning" title={say('deed.layer.orphans')}>
            {say('deed.layer.orphans_text')}
          </Banner>
        </div>
      )}
      {layer.length > 0 && (
        <ul className="mb-3 divide-y divide-line border-y border-line">
          {layer.map((entry) => (
            <li key={entry.id} className="grid gap-1 py-2.5 text-sm">
              <span className="flex flex-wrap items-center gap-2 text-xs font-semibold">
                {say(entry.kind === 'add' ? 'deed.layer.added' : 'deed.layer.struck')}
                {orphans.includes(entry.id) && <Tag tone="orange">{say('deed.layer.orphans')}</Tag>}
              </span>
              <span className="line-clamp-2 font-serif">{entry.kind === 'add' ? entry.text : blockName(entry)}</span>
              <span className="text-xs text-ink-2">“{entry.why}”</span>
              {editable && (
                <span className="-ml-2.5 flex flex-wrap">
                  {entry.kind === 'add' && (
                    <Button look="ghost" size="small" onClick={() => onEdit(entry)}>
                      {say('deed.layer.edit')}
                    </Button>
                  )}
                  <Button look="ghost" size="small" onClick={() => onRemove(entry)}>
                    {say(entry.kind === 'add' ? 'deed.layer.remove' : 'deed.layer.back')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {editable && (
        <div className="flex flex-wrap gap-2">
          <Button look="line" size="small" before={<PlusIcon size={16} />} onClick={onAdd}>
            {say('deed.layer.add')}
          </Button>
          <Button look="line" size="small" onClick={onStrike}>
            {say('deed.layer.strike')}
          </Button>
        </div>
      )}
    </section>
  )
}
