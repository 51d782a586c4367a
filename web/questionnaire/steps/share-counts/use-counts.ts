import { useEffect, useRef } from 'react'
import type { Answers } from '#domain/fields/index.ts'
import { divisionOf } from '#domain/flow/index.ts'
import { divideEqually, equalSplit, type SharesToDivide } from '#domain/shareholders/index.ts'
import { useQuestionnaire } from '../../store/context.tsx'
import { useAnswers } from '../../store/use-flow.ts'

const isEven = (answers: Answers, { total, among }: SharesToDivide): boolean => {
  const parts = equalSplit(total ?? 0, among.length)
  return among.every((key, index) => answers[key].shares === parts[index])
}

/** Whoever is the only one gets them all; several get the same until someone says otherwise. */
export function useCounts(): void {
  const { store } = useQuestionnaire()
  const total = useAnswers((answers) => divisionOf(store.product, answers).total)
  const known = useRef(total)
  useEffect(() => {
    const answers = store.answers()
    const division = divisionOf(store.product, answers)
    const before = { ...division, total: known.current }
    known.current = total
    if (total === undefined || !Number.isSafeInteger(total) || total < 1 || isEven(answers, division)) return
    const untouched = division.among.some((key) => answers[key].shares === undefined) || isEven(answers, before)
    if (division.among.length === 1 || untouched) store.change((all) => divideEqually(all, division))
  }, [store, total])
}
