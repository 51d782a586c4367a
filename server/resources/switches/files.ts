import { z } from 'zod'
import { switchNames } from '#contract/admin-switches.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { type DataShelf, demandShape, refuseThing } from '../data-files/shelf.ts'
import type { LiveSwitches } from './actions.ts'
import { selectSwitches, upsertSwitch } from './store.ts'

const note = z.string().trim().min(1).max(300)
const fileSchema = z.strictObject({ is_on: z.boolean(), note: z.strictObject({ nl: note, en: note }).nullable() })

type Parts = { readonly clock: Clock; readonly switches: Pick<LiveSwitches, 'reload'> }

/** Switches as files: those that somebody turned. */
export function switchShelf({ clock, switches }: Parts): DataShelf {
  return {
    folder: 'switches',
    written: switches.reload,
    async list(db) {
      const rows = await selectSwitches(db)
      return rows
        .map(({ name, is_on, note }) => ({ name, label: name, value: { is_on, note } }))
        .toSorted((one, other) => one.name.localeCompare(other.name))
    },
    async write({ tx }, { name, value }) {
      if (!switchNames.some((known) => known === name))
        throw refuseThing('unknown_option', '', 'There is no such switch.')
      await upsertSwitch(tx, { ...demandShape(fileSchema, value), name, changed_at: clock.now() })
    },
  }
}
