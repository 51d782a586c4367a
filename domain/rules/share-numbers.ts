import { type FieldRef, valueAt } from '../conditions/index.ts'
import { claiming, numberRule } from './rule.ts'

/** No one can transfer more shares than there are. */
export const notMoreThan = <Ref extends FieldRef>(total: Ref) =>
  claiming<`${Ref}=${number}`>(
    numberRule({
      code: 'transfer_count',
      passes: (count, { facts }) => {
        const all = valueAt(total, facts)
        return typeof all !== 'number' || count <= all
      },
    }),
  )

/** Shares 41 up to and including 60 are twenty shares. */
export const lastOfRange = <Ref extends FieldRef>(range: { readonly from: Ref; readonly count: Ref }) =>
  claiming<`${Ref}=${number}`>(
    numberRule({
      code: 'share_range',
      passes: (last, { facts }) => {
        const [first, count] = [valueAt(range.from, facts), valueAt(range.count, facts)]
        if (typeof first !== 'number') return true
        return last >= first && (typeof count !== 'number' || last - first + 1 === count)
      },
    }),
  )
