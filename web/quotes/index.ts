// How a price is drawn wherever it is shown: line by line, as a total with its VAT, and as an offer with what it adds.
export { MembershipToggle } from './membership-toggle.tsx'
export { OfferPrice } from './offer-price.tsx'
export { type LineWords, QuoteLines, type TakenOut } from './quote-lines.tsx'
export { TotalPrice } from './total-price.tsx'
