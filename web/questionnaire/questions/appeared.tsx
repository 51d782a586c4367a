import { useEffect, useRef, useState } from 'react'
import type { FieldView } from '#domain/flow/index.ts'
import { fieldText } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'

/** Says, to those who cannot see it, that an answer has brought up new questions. The focus stays where it is. */
export function Appeared({ rows }: { rows: readonly (readonly FieldView[])[] }) {
  const say = useSay()
  const { store, messages } = useQuestionnaire()
  const place = useFlowView(({ progress }) => `${progress.temporal_step} ${progress.substep} ${progress.person ?? ''}`)
  const before = useRef<{ readonly place: string; readonly paths: ReadonlySet<string> } | null>(null)
  const [words, setWords] = useState('')

  useEffect(() => {
    const fields = rows.flat()
    const known = before.current
    before.current = { place, paths: new Set(fields.map((one) => one.path)) }
    if (known?.place !== place) return setWords('')
    const fresh = fields.filter((one) => !known.paths.has(one.path))
    const [first] = fresh
    if (!first) return
    const { label } = fieldText(messages, first.field, store.product.wording)
    setWords(
      fresh.length === 1
        ? say('questionnaire.appeared.one', { label })
        : say('questionnaire.appeared.many', { label, count: fresh.length }),
    )
  }, [rows, place, messages, store, say])

  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
