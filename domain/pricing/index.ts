// What things cost: the price book as data, and the lowest price of a service.
export { fromPrice } from './from-price.ts'
export { type AmountByDate, amountOn, holdingOffer, type Offer, type PriceBook } from './price-book.ts'
