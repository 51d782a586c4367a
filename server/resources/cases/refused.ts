import { errorEntry } from '#server/http/index.ts'
import { CaseRefusal } from './moving.ts'

/** What a move lacks, as both sides are told it. */
const refusalOf = ({ missing }: CaseRefusal) => ({
  errors: [errorEntry('conflict')],
  missing: missing.map((one) => ({ ...one })),
})

type Refusing<Answer> = (status: 409, body: ReturnType<typeof refusalOf>) => Answer

/** Answers with what is missing where a case cannot be moved. */
export async function orRefused<Answer, Refused>(
  work: Promise<Answer>,
  refuse: Refusing<Refused>,
): Promise<Answer | Refused> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof CaseRefusal)) throw error
    return refuse(409, refusalOf(error))
  }
}
