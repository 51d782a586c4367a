/** A Dutch address by postal code (without a space) and house number. */
export type AddressWish = { readonly postal_code: string; readonly house_number: number }

export type FoundAddress = AddressWish & { readonly street: string; readonly town: string }

/** Looks up addresses. Null is an address that does not exist; a service that does not answer is an AddressError. */
export type Addresses = {
  find(wish: AddressWish): Promise<FoundAddress | null>
}

export class AddressError extends Error {}
