import type { Condition, FieldRef } from './condition.ts'

const collect = (condition: Condition, found: Set<FieldRef>): Set<FieldRef> => {
  switch (condition.kind) {
    case 'all':
    case 'any':
      for (const one of condition.of) collect(one, found)
      return found
    case 'not':
      return collect(condition.of, found)
    case 'someShareholder':
      return collect(condition.where, found)
    default:
      return found.add(condition.field)
  }
}

/** Every field the condition reads, each once, in the order in which they stand in it. */
export const fieldsIn = (condition: Condition): readonly FieldRef[] => [...collect(condition, new Set())]
