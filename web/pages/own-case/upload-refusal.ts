import type { UploadRefusal } from '#contract/dashboard.ts'
import { ApiError } from '#web/api/index.ts'

/** A list that the compiler keeps whole: a refusal of the service that has no words here is an error. */
const refusals: Readonly<Record<UploadRefusal, true>> = {
  required: true,
  one_file: true,
  invalid_format: true,
  too_large: true,
  too_many: true,
  infected: true,
  not_scanned: true,
}
const isRefusal = (code: string): code is UploadRefusal => Object.hasOwn(refusals, code)

/** Which words to show at the file; `other` for what is not about the file. */
export function refusalIn(error: unknown): UploadRefusal | 'other' {
  const code = error instanceof ApiError ? (error.errors[0]?.code ?? '') : ''
  return isRefusal(code) ? code : 'other'
}
