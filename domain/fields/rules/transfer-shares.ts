import { type FieldRef, valueAt } from '../../conditions/index.ts'
import { numberRule } from './rule.ts'

/** No one can transfer more shares than there are. */
export const notMoreThan = (total: FieldRef) =>
  numberRule({
    code: 'transfer_count',
    passes: (count, { facts }) => {
      const all = valueAt(total, facts)
      return typeof all !== 'number' || count <= all
    },
  })

/** Shares 41 up to and including 60 are twenty shares. */
export const lastOfRange = (range: { readonly from: FieldRef; readonly count: FieldRef }) =>
  numberRule({
    code: 'share_range',
    passes: (last, { facts }) => {
      const [first, count] = [valueAt(range.from, facts), valueAt(range.count, facts)]
      if (typeof first !== 'number') return true
      return last >= first && (typeof count !== 'number' || last - first + 1 === count)
    },
  })
