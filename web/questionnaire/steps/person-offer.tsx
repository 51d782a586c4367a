import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useField } from '../model/use/questionnaire.ts'
import { fieldId } from '../parts/questions/field-id.ts'

interface Props {
  /** The answer that is switched: `p1.dga_plan`. */
  readonly path: string
  /** Says for whom: there is one for each person. */
  readonly label: string
  /** What is off, under the label. */
  readonly pill?: string | null
  readonly price: ReactNode
  /** Under the switch, when it is on. */
  readonly children?: ReactNode
}

/** Something that one of the shareholders can have along, with what it costs. */
export function PersonOffer({ path, label, pill = null, price, children }: Props) {
  const { value, onChange } = useField(path)
  const priceId = `${fieldId(path)}-price`
  return (
    <Card as="li" padding="small">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-1">
        <Switch id={fieldId(path)} checked={value === true} onChange={onChange} describedBy={priceId}>
          <span className="block font-semibold">{label}</span>
          {pill !== null && <Tag tone="orange">{pill}</Tag>}
        </Switch>
        <span id={priceId} className="ml-auto text-right">
          {price}
        </span>
      </div>
      {children}
    </Card>
  )
}
