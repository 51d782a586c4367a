import { useEffect, useEffectEvent } from 'react'
import { isAskedBy } from '#domain/blueprint/index.ts'
import type { FieldView } from '#domain/flow/index.ts'
import { answersFromRegister } from '#domain/questions/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { readAnswer } from '../../model/store/answers.ts'
import { useAnswers, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { FlowQuestion } from './question.tsx'

/** A KVK number: the trade register fills in what else is asked of that company. All of it can always be typed. */
export function RegisterQuestion(view: FieldView) {
  const { field, path } = view
  const say = useSay()
  const { store } = useQuestionnaire()
  const kvk = useAnswers((answers) => readAnswer(answers, path))
  const number = typeof kvk === 'string' && /^\d{8}$/.test(kvk) ? kvk : null
  const looked = useResource(number, () => call('GET /api/trade_register', { query: { kvk: number ?? '' } }))
  const company = looked.state === 'ready' ? looked.value : null

  const fill = useEffectEvent((found: NonNullable<typeof company>) => {
    const scope = field.scope === 'main' ? 'main' : 'shareholder'
    const given = answersFromRegister(field, found, (key) => isAskedBy(store.product, scope, key))
    for (const [key, value] of Object.entries(given)) {
      const beside = path.replace(/[^.]+$/, key)
      // What somebody answered, or is typing at this moment, is theirs.
      if (readAnswer(store.answers(), beside) === undefined && !store.drafts().has(beside)) store.leave(beside, value)
    }
  })
  useEffect(() => {
    if (company) fill(company)
  }, [company])
  return (
    <>
      <FlowQuestion {...view} />
      <p role="status" className="text-hint text-ink-2 not-empty:mt-2">
        {company && say('offers.register.found', { name: company.name })}
        {looked.state === 'gone' && say('offers.register.none')}
      </p>
    </>
  )
}
