import type { FieldKind } from '#domain/fields/index.ts'
import { fetchPart, useLoadedModule } from '#web/ui/use-part.ts'
import { type FieldInputProps, QuestionWithWords } from './asked.tsx'
import { firstWidgets, type LaterKind } from './first-widgets.ts'

const load = () => import('./later-widgets.ts')

/** Fetches the inputs of later steps, so that they are there when such a step is drawn. */
export const prepareInputs = (): Promise<unknown> => fetchPart(load)

const isFirst = (kind: FieldKind): kind is keyof typeof firstWidgets => Object.hasOwn(firstWidgets, kind)

/** The same for a questionnaire, which does not wait for the inputs of its later steps. */
export function QuestionInput(props: FieldInputProps) {
  const { kind } = props.field
  return isFirst(kind) ? (
    <QuestionWithWords {...props} widget={firstWidgets[kind]} />
  ) : (
    <LaterInput {...props} kind={kind} />
  )
}

function LaterInput({ kind, ...props }: FieldInputProps & { readonly kind: LaterKind }) {
  const part = useLoadedModule(load, true)
  // Room for a label and a box.
  return part ? <QuestionWithWords {...props} widget={part.laterWidgets[kind]} /> : <div className="min-h-20" />
}
