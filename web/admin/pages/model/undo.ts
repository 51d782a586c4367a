/** What was, what is and what was undone. */
export type UndoSteps<Value> = {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
  /** Where the last change was made, and how many in a row. */
  readonly at: string | null
  readonly count: number
}

/** So many letters at one place are undone together. */
const together = 24
const most = 200

export const firstStep = <Value>(present: Value): UndoSteps<Value> => ({
  ...{ past: [], present, future: [], at: null, count: 0 },
})

/** A change that can be undone; typing on at the same place belongs to the change before it. */
export function withStep<Value>(steps: UndoSteps<Value>, present: Value, at: string | null = null): UndoSteps<Value> {
  if (present === steps.present) return steps
  const goesOn = at !== null && at === steps.at && steps.count < together && steps.future.length === 0
  const past = goesOn ? steps.past : [...steps.past, steps.present].slice(-most)
  return { past, present, future: [], at, count: goesOn ? steps.count + 1 : 1 }
}

export function undone<Value>(steps: UndoSteps<Value>): UndoSteps<Value> {
  const present = steps.past.at(-1)
  if (present === undefined) return steps
  const future = [steps.present, ...steps.future]
  return { past: steps.past.slice(0, -1), present, future, at: null, count: 0 }
}

export function redone<Value>(steps: UndoSteps<Value>): UndoSteps<Value> {
  const [present, ...future] = steps.future
  if (present === undefined) return steps
  return { past: [...steps.past, steps.present], present, future, at: null, count: 0 }
}
