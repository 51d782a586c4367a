import { Fragment } from 'react'
import type { FieldView } from '#domain/flow/index.ts'
import { FormGrid, FullRow } from '#web/ui/form-grid.tsx'
import { BlockerNotes } from '../blockers/blocker-notes.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { Appeared } from './appeared.tsx'
import { Question } from './question.tsx'

interface Props {
  /** Only some of the questions of this place; all of them when it is not said. */
  readonly rows?: readonly (readonly FieldView[])[]
}

/** The questions of the place at hand, in their rows, each with what there is to say about it under it. */
export function QuestionRows({ rows }: Props) {
  const here = useFlowView((view) => view.rows)
  const shown = rows ?? here
  return (
    <>
      <FormGrid>
        {shown.map((row) => (
          <Fragment key={row[0]?.path}>
            {row.map((view) =>
              row.length === 1 ? (
                <FullRow key={view.path}>
                  <Question {...view} />
                </FullRow>
              ) : (
                <Question key={view.path} {...view} />
              ),
            )}
            <BlockerNotes paths={row.map((view) => view.path)} />
          </Fragment>
        ))}
      </FormGrid>
      <Appeared rows={shown} />
    </>
  )
}
