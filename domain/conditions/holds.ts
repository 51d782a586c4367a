import type { Condition } from './condition.ts'
import { type Facts, isAnswered, valueAt } from './facts.ts'

export const holds = (condition: Condition, facts: Facts): boolean => {
  switch (condition.kind) {
    case 'eq':
      return valueAt(condition.field, facts) === condition.value
    case 'in': {
      const value = valueAt(condition.field, facts)
      return condition.values.some((one) => one === value)
    }
    case 'yes':
      return valueAt(condition.field, facts) === true
    case 'no':
      return valueAt(condition.field, facts) === false
    case 'answered':
      return isAnswered(valueAt(condition.field, facts))
    case 'shorter': {
      const value = valueAt(condition.field, facts)
      return typeof value === 'string' && isAnswered(value) && [...value].length < condition.than
    }
    case 'all':
      return condition.of.every((one) => holds(one, facts))
    case 'any':
      return condition.of.some((one) => holds(one, facts))
    case 'not':
      return !holds(condition.of, facts)
    case 'someShareholder':
      return (facts.shareholders ?? []).some((shareholder) => holds(condition.where, { ...facts, shareholder }))
    default: {
      const forgotten: never = condition
      return forgotten
    }
  }
}
