// Finds Dutch addresses by postal code and house number, where a service for it is set.
export { createAddresses } from './addresses.ts'
export { AddressError, type Addresses } from './port.ts'
