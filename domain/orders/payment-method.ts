/** The ways to pay that screens have a name for, in the provider's words. By any other one can pay as well: it is not named. */
export const paymentMethods = [
  'ideal',
  'bancontact',
  'creditcard',
  'banktransfer',
  'paypal',
  'applepay',
  'googlepay',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]
