import type { AssistantDraft } from '#contract/assistants.ts'
import { withoutByHand } from '#domain/assistants/index.ts'
import { en, nl } from '#domain/messages/index.ts'
import { companyCalled } from '#domain/products/index.ts'
import { activeShareholders, shareholderCalled, sharesMisfit } from '#domain/shareholders/index.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { References } from '../reference/references.ts'

export const namedDraft = ({ uuid, flow, answers }: Pick<KeptQuestionnaire, 'uuid' | 'flow' | 'answers'>) => ({
  ...{ uuid, flow, product_name: { nl: nl.flow.products[flow], en: en.flow.products[flow] } },
  name: companyCalled(flow, answers.main.company_name ?? null),
})

/** A draft as an assistant would see it: made of what it may see, so that nothing else can be in it. */
export function draftForAssistants(
  kept: KeptQuestionnaire,
  known: References,
  { placeOf }: Pick<QuestionnairesWithin, 'placeOf'>,
): AssistantDraft {
  const answers = withoutByHand(kept.answers)
  const { headquarters, number_of_shares: count } = answers.main
  const { at, of } = placeOf({ ...kept, answers }, known)
  return {
    ...namedDraft({ ...kept, answers }),
    seat: headquarters ?? null,
    people: activeShareholders(answers).flatMap((key) => shareholderCalled(answers[key]) ?? []),
    shares: count === undefined ? null : { count, divided: sharesMisfit(answers) === null },
    open_steps: kept.completed_at === null ? of - at + 1 : 0,
  }
}
