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
            <Row fields={row} />
            <BlockerNotes paths={row.map((view) => view.path)} />
          </Fragment>
        ))}
      </FormGrid>
      <Appeared rows={shown} />
    </>
  )
}

/** One question takes the whole width. Of two side by side the boxes stand level, however long the help above them is. */
const level =
  'grid grid-cols-1 gap-x-4.5 gap-y-5 md:grid-cols-2 md:gap-y-0 md:[&:not(:has(details))>div]:row-span-4 md:[&:not(:has(details))>div]:grid md:[&:not(:has(details))>div]:grid-rows-subgrid md:[&>div>label]:row-start-1 md:[&>div>[id$=-hint]]:row-start-2 md:[&>div>div:not([id])]:row-start-3 md:[&>div>p]:row-start-4'

function Row({ fields }: { fields: readonly FieldView[] }) {
  const [only] = fields
  return (
    <FullRow>
      {only && fields.length === 1 ? (
        <Question {...only} />
      ) : (
        <div className={level}>
          {fields.map((view) => (
            <Question key={view.path} {...view} />
          ))}
        </div>
      )}
    </FullRow>
  )
}
