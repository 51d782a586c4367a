// What things cost: the price book as data, the lowest price of a service, and the quote for what was answered.
export { type BookFault, bookFaults, bookRules } from './book-faults.ts'
export { firstBook, withFees } from './first-book.ts'
export { fromPrice, leastQuote } from './from-price.ts'
export {
  type Discount,
  discountKeys,
  itemableTypes,
  type Line,
  type LineName,
  lineNames,
  type PriceSection,
  sections,
} from './line.ts'
export {
  agreeOnMembership,
  chosenMembership,
  type MembershipNames,
  noMembership,
  withMembership,
} from './membership.ts'
export {
  type AmountByDate,
  amountOn,
  orderingQuestions,
  type PriceBook,
  priceBookOn,
} from './price-book.ts'
export { dgaOffer, type ProductPrices, percentOff, pricesOf } from './product-prices.ts'
export { type Quote, quote, quoteFor } from './quote.ts'
export {
  listedPrice,
  type PriceSplit,
  type Surcharge,
  splitOf,
  surchargeOf,
  surchargesOf,
} from './split.ts'
export {
  feeLines,
  linesBetween,
  membershipLine,
  packageLine,
  type SupplementFee,
  supplementOf,
} from './supplement.ts'
