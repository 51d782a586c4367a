import type { FieldKind } from '#domain/fields/index.ts'
import { firstWidgets } from './first-widgets.ts'
import { laterWidgets } from './later-widgets.ts'
import type { Widget } from './widget.ts'

/** One input per kind of answer; a new kind does not compile until it has one. */
export const widgets: Readonly<Record<FieldKind, Widget>> = { ...firstWidgets, ...laterWidgets }
