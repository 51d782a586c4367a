import { AppError } from '#server/http/index.ts'

/** It stands elsewhere by now: whoever looks again sees what can be done. */
export const notNow = (): AppError =>
  new AppError('conflict', {
    entries: [{ code: 'contract_status', message: 'This cannot be done with the contract as it stands.' }],
  })

export const wrongIn = (
  entries: readonly { readonly code: string; readonly path: string; readonly message: string }[],
) => new AppError('invalid_request', { entries })
