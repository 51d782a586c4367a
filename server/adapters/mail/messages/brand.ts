export type Brand = { readonly brand: string }
