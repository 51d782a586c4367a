import { type FieldRef, valueAt } from '../conditions/index.ts'
import { claiming, numberRule, textRule } from './rule.ts'

/** More than nothing. */
export const positive = numberRule({ code: 'positive', passes: (value) => value > 0 })

/** Nothing or more. */
export const nonNegative = numberRule({ code: 'non_negative', passes: (value) => value >= 0 })

export const atLeast = (min: number) =>
  numberRule({ code: 'at_least', values: { min }, passes: (value) => value >= min })

export const atMost = (max: number) => numberRule({ code: 'at_most', values: { max }, passes: (value) => value <= max })

/** A share has a nominal value (art. 2:178 BW), and the smallest amount there is is a cent. */
export const shareValue = numberRule({ code: 'share_value', passes: (euros) => euros >= 0.01 })

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

/** 4, 4,5 or 4.25: a share of a hundred with at most two decimals, kept as it was typed. */
export const percentageText = textRule({
  code: 'only_numbers',
  passes: (text) => /^\d{1,2}(?:[.,]\d{1,2})?$/.test(text),
})

/** Lending to somebody who borrows as a consumer is only for who has a licence (art. 2:60 Wft). */
export const businessOnly = textRule({ code: 'consumer_credit', passes: (use) => use !== 'private' })
