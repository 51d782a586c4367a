import { useSay } from '#web/i18n/index.ts'
import { CopyIcon, TrashIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { MoreIcon } from '../icons.tsx'
import type { useMoving } from './use-moving.ts'

type Props = {
  readonly label: string
  readonly index: number
  readonly moving: ReturnType<typeof useMoving>
  readonly full: boolean
}

/** Everything that can be done with a block. */
export function BlockMenu({ label, index, moving, full }: Props) {
  const say = useSay()
  const { rows, move, double, remove } = moving
  return (
    <Menu
      label={say('admin_pages.write.more', { block: label })}
      trigger={<MoreIcon />}
      items={[
        ...(index > 0
          ? [{ key: 'up', label: say('admin_pages.write.up'), onSelect: () => move(index, index - 1) }]
          : []),
        ...(index < rows.length - 1
          ? [{ key: 'down', label: say('admin_pages.write.down'), onSelect: () => move(index, index + 1) }]
          : []),
        ...(full
          ? []
          : [
              {
                ...{ key: 'double', label: say('admin_pages.write.double'), icon: <CopyIcon size={16} /> },
                onSelect: () => double(index),
              },
            ]),
        {
          ...{ key: 'remove', label: say('admin_pages.write.remove'), icon: <TrashIcon size={16} /> },
          onSelect: () => remove(index),
        },
      ]}
    />
  )
}
