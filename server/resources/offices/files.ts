import { z } from 'zod'
import { officeSettingsSchema } from '#contract/admin-offices.ts'
import { isoDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { type DataShelf, demandShape, refuseThing } from '../data-files/shelf.ts'
import { columnsOf, demandSettings, settingsOf } from './settings.ts'
import { holdOfficeRow, insertOfficeAs, selectOfficeRows, updateOffice } from './store.ts'

const fileSchema = z.strictObject({
  settings: officeSettingsSchema,
  /** On the map; null where it is not on it. */
  place: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
})

type Parts = { readonly clock: Clock; readonly references: { current(): Promise<unknown> } }

/** Offices as files, by their number: never who works there. */
export function officeShelf({ clock, references }: Parts): DataShelf {
  return {
    folder: 'offices',
    async written() {
      await references.current()
    },
    async list(db) {
      return (await selectOfficeRows(db)).map((row) => ({
        ...{ name: String(row.id), label: row.name },
        value: {
          settings: settingsOf(row),
          place:
            row.latitude === null || row.longitude === null
              ? null
              : { latitude: row.latitude, longitude: row.longitude },
        },
      }))
    },
    async write({ tx }, { name, value }) {
      if (!/^[1-9]\d{0,8}$/.test(name)) throw refuseThing('invalid_value', '', 'An office is called by its number.')
      const { settings, place } = demandShape(fileSchema, value)
      const id = Number(name)
      const known = await holdOfficeRow(tx, id)
      const before = known && settingsOf(known)
      demandSettings(settings, before ?? settings, isoDate(clock.today()))
      const row =
        known ??
        (await insertOfficeAs(tx, id, { name: settings.name, city: settings.city, province: settings.province }))
      await updateOffice(tx, id, {
        ...columnsOf(settings, row),
        ...{ latitude: place?.latitude ?? null, longitude: place?.longitude ?? null },
      })
    },
  }
}
