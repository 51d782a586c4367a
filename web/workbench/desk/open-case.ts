import { createContext, use } from 'react'
import type { Api } from '#contract/index.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import type { MissingThing } from '#domain/cases/index.ts'

/** A call about the case that is looked at. */
export type CaseCall = Extract<keyof Api, `${string} /api/notary/cases/:uuid${string}`>

/** The case that is looked at, and how something is done with it. */
export type OpenCase = {
  readonly found: OfficeCase
  /** What it has become, or that it must be asked for anew. */
  readonly onChanged: (found?: OfficeCase) => void
  /** Does something and shows what came of it; false when it was not done. */
  readonly act: <Key extends CaseCall>(
    key: Key,
    work: (key: Key) => Promise<OfficeCase | undefined>,
    done?: string,
  ) => Promise<boolean>
  /** Something is being done. */
  readonly busy: boolean
  /** Says what is missing, as a list. */
  readonly tellMissing: (missing: readonly MissingThing[]) => void
}

export const OpenCaseContext = createContext<OpenCase | null>(null)

export function useOpenCase(): OpenCase {
  const open = use(OpenCaseContext)
  if (!open) throw new Error('This is a part of a case.')
  return open
}
