/** Stands in for the matcher that the router brings and never asks: `placeAt` reads every address. */
export function parse(): never {
  throw new Error('Addresses are read by placeAt.')
}
