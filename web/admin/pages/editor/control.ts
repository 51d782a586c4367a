export type ControlProps = {
  readonly id: string
  readonly label: string
  readonly lang: string
  readonly value: unknown
  /** Undefined: nothing is filled in. */
  readonly onChange: (value: unknown) => void
  readonly describedBy: string | undefined
  readonly invalid: boolean
  /** Different from what is online. */
  readonly changed: boolean
}

/** As small as a desk allows, and as large as a thumb needs. */
export const smallBox = 'field-box block lg:min-h-9 lg:px-2.5 lg:py-1.5 lg:text-sm'
