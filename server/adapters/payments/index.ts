// Money comes in through this door: what a payment is, the provider we really use, and one that does as a test wants.
export { createFakeProvider } from './fake.ts'
export { type Fetch, mollieProvider } from './mollie.ts'
export { PaymentError, type PaymentProvider, type ProviderPayment } from './port.ts'
