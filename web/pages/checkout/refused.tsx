import type { BeforePaying } from '#contract/before-paying.ts'
import type { Questionnaire } from '#contract/questionnaires.ts'
import type { Product } from '#domain/blueprint/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { calledAmong, isYou } from '#domain/shareholders/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { RefusalList } from '#web/signing/index.ts'

interface Props {
  readonly flow: FlowName
  readonly questionnaire: Questionnaire
  readonly before: BeforePaying
  /** Who takes part in the product. */
  readonly people: Product['people']
}

/** What would be refused, once more before it is paid; nothing where there is nothing. */
export function Refused({ flow, questionnaire, before, people }: Props) {
  const say = useSay()
  const { uuid, product_data: answers } = questionnaire
  if (before.refusals.length === 0) return null
  return (
    <div className="mb-5">
      <RefusalList
        refusals={before.refusals}
        signingDay={before.signing_day}
        aboutOf={({ person }) => {
          if (person === null) return 'company'
          if (isYou(people, answers, person)) return 'you'
          return { name: calledAmong(answers, person) ?? say('signing.somebody') }
        }}
        hrefOf={({ step, substep, person, path }) => {
          const place = { step: String(step), substep: String(substep), person: person ?? undefined }
          return `${href('flow', { flow, uid: uuid }, place)}#q-${path.replace('.', '-')}`
        }}
      />
    </div>
  )
}
