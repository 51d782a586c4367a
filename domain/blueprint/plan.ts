import { type Condition, type FieldRef, fieldsIn, splitRef } from '../conditions/index.ts'
import type { Field, FieldFlag } from '../fields/index.ts'
import type { FieldRow, Product, Section, Step } from './product.ts'

/** To whom the questions of a row are put. */
export type Audience = 'company' | 'person' | 'each'

export interface PlannedRow {
  readonly asked: Audience
  readonly fields: readonly Field[]
  readonly when?: Condition
}

export interface PlannedSection {
  readonly rows: readonly PlannedRow[]
  /** The switches that its questions hang on; null where something is asked whatever they say. */
  readonly switches: readonly FieldFlag[] | null
}

/** Where a field stands in the product, and what must hold for it to be there. */
export interface Placement {
  readonly step: number
  readonly substep: number
  readonly section: Section
  readonly conditions: readonly Condition[]
}

export interface PlannedField {
  readonly field: Field
  readonly placements: readonly Placement[]
  /** Counts without being asked in the flow: kept by the engine, or asked at checkout. */
  readonly always: boolean
}

/** A product worked out once: its rows as fields, and its fields in an order in which each comes after what it hangs on. */
export interface ProductPlan {
  /** Per step. */
  readonly sections: readonly (readonly PlannedSection[])[]
  readonly main: ReadonlyMap<string, PlannedField>
  readonly shareholder: ReadonlyMap<string, PlannedField>
  readonly order: readonly PlannedField[]
}

type FieldOf = (scope: 'main' | 'shareholder', key: string) => Field

/** The fields as this product asks them: a choice may have fewer options here. */
const asksOf = ({ questions, narrowed = {} }: Product): FieldOf => {
  const kept = new Map<Field, Field>()
  const open: Readonly<Record<string, readonly string[] | undefined>> = narrowed
  return (scope, key) => {
    const field = questions[scope][key]
    if (!field) throw new Error(`no such field: ${scope}.${key}`)
    const options = open[`${scope}.${key}`]
    if (!options) return field
    const own = kept.get(field) ?? Object.freeze({ ...field, options })
    kept.set(field, own)
    return own
  }
}

const planRows = (known: FieldOf, asked: Audience, rows: readonly FieldRow<string>[] = []): readonly PlannedRow[] => {
  const scope = asked === 'company' ? 'main' : 'shareholder'
  return rows.map((row) => {
    const { fields, when } =
      typeof row === 'string'
        ? { fields: [row], when: undefined }
        : 'fields' in row
          ? row
          : { fields: row, when: undefined }
    return { asked, fields: fields.map((key) => known(scope, key)), ...(when ? { when } : {}) }
  })
}

const planSection =
  (known: FieldOf) =>
  (section: Section): PlannedSection => {
    const rows = [
      ...planRows(known, 'company', section.company),
      ...planRows(known, 'person', section.person),
      ...planRows(known, 'each', section.each),
    ]
    const switches = rows.flatMap((row) => row.fields.map(({ flag }) => flag))
    return { rows, switches: switches.length > 0 && switches.every((one) => one !== undefined) ? switches : null }
  }

const present = (...conditions: readonly (Condition | undefined)[]): readonly Condition[] =>
  conditions.filter((one) => one !== undefined)

const placementsOf = (
  steps: readonly Step[],
  sections: ProductPlan['sections'],
): ReadonlyMap<Field, readonly Placement[]> => {
  const found = new Map<Field, Placement[]>()
  steps.forEach((step, index) => {
    step.sections.forEach((section, substep) => {
      for (const row of sections[index]?.[substep]?.rows ?? []) {
        for (const field of row.fields) {
          const conditions = present(step.visible, section.visible, row.when)
          found.set(field, [...(found.get(field) ?? []), { step: index, substep, section, conditions }])
        }
      }
    })
  })
  return found
}

/** Everything that must hold for a field to be asked. */
export const conditionsOf = ({ field, placements }: PlannedField): readonly Condition[] => [
  ...present(field.visible),
  ...placements.flatMap((one) => one.conditions),
]

/** Depth first; a circle would make two questions wait for each other, so it is a mistake in the product. */
const sorted = (fields: readonly PlannedField[], at: (ref: FieldRef) => PlannedField | undefined): PlannedField[] => {
  const done = new Set<PlannedField>()
  const busy = new Set<PlannedField>()
  const visit = (one: PlannedField): void => {
    if (done.has(one)) return
    if (busy.has(one)) throw new Error(`${one.field.scope}.${one.field.key} hangs on itself`)
    busy.add(one)
    for (const ref of conditionsOf(one).flatMap(fieldsIn)) {
      const other = at(ref)
      if (other && other !== one) visit(other)
    }
    done.add(one)
  }
  for (const one of fields) visit(one)
  return [...done]
}

const makePlan = (product: Product): ProductPlan => {
  const known = asksOf(product)
  const sections = product.steps.map((step) => step.sections.map(planSection(known)))
  const placements = placementsOf(product.steps, sections)
  const planned = (scope: 'main' | 'shareholder', later: readonly string[]): ReadonlyMap<string, PlannedField> =>
    new Map(
      Object.keys(product.questions[scope]).flatMap((key) => {
        const field = known(scope, key)
        const one: PlannedField = {
          field,
          placements: placements.get(field) ?? [],
          always: field.asked === false || later.includes(field.key),
        }
        return one.always || one.placements.length > 0 ? [[field.key, one] as const] : []
      }),
    )
  const main = planned('main', product.asked_later)
  const shareholder = planned('shareholder', [])
  const at = (ref: FieldRef): PlannedField | undefined => {
    const { place, key } = splitRef(ref)
    return place === 'main' ? main.get(key) : place === 'shareholder' ? shareholder.get(key) : undefined
  }
  return { sections, main, shareholder, order: sorted([...main.values(), ...shareholder.values()], at) }
}

const plans = new WeakMap<Product, ProductPlan>()

/** Worked out at the first use and kept as long as the product is. */
export const productPlanOf = (product: Product): ProductPlan => {
  const kept = plans.get(product)
  if (kept) return kept
  const plan = makePlan(product)
  plans.set(product, plan)
  return plan
}
