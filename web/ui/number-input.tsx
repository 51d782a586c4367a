import { TextInput, type TextInputProps } from './text-input.tsx'

export type NumberInputProps = Omit<TextInputProps, 'type' | 'inputMode'> & { decimals?: boolean | undefined }

/** A text box with the number keyboard: the browser's own number box loses what it cannot read and scrolls values away. */
export function NumberInput({ decimals, width = 'short', ...rest }: NumberInputProps) {
  return (
    <TextInput
      {...rest}
      width={width}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete={rest.autoComplete ?? 'off'}
    />
  )
}

export type MoneyInputProps = Omit<NumberInputProps, 'decimals' | 'before'> & { sign?: string | undefined }

export function MoneyInput({ sign = '€', ...rest }: MoneyInputProps) {
  return <NumberInput {...rest} decimals before={sign} />
}
